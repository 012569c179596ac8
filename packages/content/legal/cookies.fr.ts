import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Politique relative aux cookies',
    description:
      'Ce que nous conservons dans votre navigateur pour que le site fonctionne, ce qui exige votre accord, pendant combien de temps, et comment changer d’avis.',
  },
  title: 'Politique relative aux cookies',
  description:
    'Ce que {{site}} conserve dans votre navigateur, pourquoi, combien de temps, et comment changer d’avis.',
  introduction: [
    'Un cookie est un petit texte qu’un site enregistre dans votre navigateur. La mémoire locale fait de même, mais sans envoyer ce texte à chaque requête ; de même la mémoire de l’onglet, la base de données du navigateur et sa réserve de fichiers. Cette page les concerne tous et complète la [politique de confidentialité](/privacy-policy). Le responsable est {{company}}, {{address}}, {{email}}.',
    'Sans votre accord, nous ne conservons que ce dont le site a besoin pour fonctionner. Refuser est aussi facile qu’accepter, ne coûte rien et ne vous prive d’aucune fonction du site.',
  ],
  articles: [
    {
      heading: '1. Ce dont le site a besoin',
      text: [
        'Ces éléments n’exigent pas d’accord (article 122 du Code italien de la vie privée, article 5, paragraphe 3, de la directive 2002/58/CE). Tous viennent de nous. Ces cookies sont envoyés à notre serveur à chaque requête :',
        [
          '__Host-i18nextLng : votre langue ; un an',
          '__Host-nolo_business, dans les navigateurs des membres des loueurs seulement : les garde connectés au portail ; jusqu’à la déconnexion, et 30 jours au plus',
          '__Host-nolo_staff, dans les navigateurs de notre personnel seulement : de même au back office ; jusqu’à la déconnexion, et 12 heures au plus',
          '__Host-nolo_device : une marque aléatoire du navigateur qui s’est connecté, pour vous avertir d’une connexion depuis un navigateur inconnu et pour que des inconnus qui devinent des mots de passe ne puissent pas bloquer votre compte ; un an',
        ],
        'La mémoire locale garde ce qui suit jusqu’au moment indiqué, sinon jusqu’à ce que vous effaciez les données du site dans votre navigateur :',
        [
          'i18nextLng : votre langue',
          'sign_up_token : que vous vous êtes inscrit dans ce navigateur, pour que la confirmation de votre adresse e-mail vous y connecte ; inutilisable après une heure, et jusqu’à la confirmation ou la déconnexion',
          'access_token : vous garde connecté ; jusqu’à la déconnexion ou 14 jours sans visite, et 30 jours au plus',
          'sub_domain : sur lequel de nos sites vous vous êtes connecté',
          'logged_out_at : quand quelqu’un s’est déconnecté pour la dernière fois dans ce navigateur, pour que les autres onglets oublient ce qui y était saisi',
          'selectedLocation et selectedDate : le dernier lieu (toute l’Italie avant la première recherche) et les dernières dates recherchés ; jusqu’à la déconnexion',
          'recentSearches : vos quatre dernières recherches, proposées à nouveau dans le formulaire ; jusqu’à votre déconnexion ou jusqu’à ce que vous les effaciez',
          'favorite_cars : les voitures que vous avez marquées sans être connecté ; jusqu’à ce que vous les retiriez ou vous connectiez, auquel cas elles rejoignent votre compte',
          'theme_count, company_id, contractor_id : l’apparence et les voitures du site que vous visitez',
          'cookie_consent : votre réponse à la question du consentement ; elle vaut six mois',
          'document_link_browsers, dans les navigateurs des loueurs seulement : permet de rouvrir dans le même navigateur le lien vers les documents d’une réservation ; inutilisable après 30 minutes et effacé à la visite suivante de cette page',
          'nolo_log_out, sur les appareils des membres des loueurs seulement : que quelqu’un s’est déconnecté sans réseau ; jusqu’à la fermeture de la session',
        ],
        'La mémoire de l’onglet garde ce qui suit jusqu’à la fermeture de l’onglet ou la déconnexion :',
        [
          'draft:, suivi du nom d’un formulaire : ce que vous y avez saisi, réservation comprise, pour ne rien perdre en rechargeant la page ; jusqu’à l’envoi',
          'react-router-scroll-positions : la position dans la page, pour la retrouver en revenant ou en rechargeant la page',
          'server_clock : l’écart entre l’horloge de votre appareil et la nôtre, pour que les heures et les délais soient justes',
          'flash_toast : un message que la page suivante affiche ; jusqu’à son affichage',
          'document_link, dans les navigateurs des loueurs seulement : le lien vers les documents d’une réservation ouvert ici',
        ],
        'La base de données du navigateur et sa réserve de fichiers gardent :',
        [
          'pictures : les photos choisies pour signaler un problème sur la voiture réservée et non encore envoyées, pour ne rien perdre en rechargeant la page ; effacées à l’envoi et à la déconnexion, elles ne s’affichent plus après un jour',
          'nolo-device, sur les appareils des membres des loueurs seulement : les remises d’aujourd’hui et de demain, jusqu’à la déconnexion, et ce qui en a été noté et n’est pas encore envoyé, jusqu’à l’envoi ou la suppression ; chiffrés pour chaque compte',
          'les fichiers du portail des loueurs, là seulement où il a été ouvert, pour qu’il s’ouvre sans réseau ; jusqu’à la version suivante',
        ],
      ],
    },
    {
      heading: '2. Mesure de la vitesse',
      text: [
        'Sur un échantillon de visites, nous mesurons la rapidité des pages. Ces mesures ne sont envoyées qu’à notre serveur, sans aucun identifiant, et rien n’est enregistré sur votre appareil.',
      ],
    },
    {
      heading: '3. Statistiques, avec votre accord seulement',
      text: [
        'Si vous acceptez, un service de statistiques compte les visites, les pages et les réservations, pour que nous sachions ce qui est utile. Il ne dépose aucun cookie. Pour distinguer vos visites de celles des autres, nous lui envoyons visitor_id, un numéro aléatoire qui vient de nous et que garde la mémoire locale : il est effacé quand vous retirez votre accord, et remplacé par un autre après 13 mois. Le service est nommé dans le panneau de consentement.',
      ],
    },
    {
      heading: '4. Publicité, avec votre accord seulement',
      text: [
        'Si vous acceptez, le pixel d’un réseau social nous dit si nos annonces ont mené à des réservations. Il peut relier votre visite à votre compte sur ce réseau et dépose des cookies qui durent en général 90 jours. Les deux services reçoivent les adresses des pages vues, jusqu’au point d’interrogation, et, pour une réservation, la voiture, le montant, la devise et votre adresse e-mail sous forme d’un code (SHA-256) : l’adresse ne s’y lit pas, mais un service qui la connaît déjà peut la reconnaître.',
      ],
    },
    {
      heading: '5. La page de paiement',
      text: [
        'Vous payez sur une page de Stripe Payments Europe, Ltd., qui dépose ses propres cookies pour la sécurité et contre la fraude. Sa propre politique s’y applique : [stripe.com/cookies-policy/legal](https://stripe.com/cookies-policy/legal).',
      ],
    },
    {
      heading: '6. Changer d’avis',
      text: [
        'Le lien « Paramètres des cookies » au bas de chaque page rouvre le panneau ; vous y donnez ou retirez votre accord d’un clic. Nous vous reposons la question après six mois, ou plus tôt si une finalité ou un fournisseur change. Vous pouvez aussi effacer les cookies dans les réglages du navigateur ; vous serez alors déconnecté et le site oubliera votre langue.',
      ],
    },
  ],
};

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
    'Un cookie est un petit texte qu’un site enregistre dans votre navigateur. Le stockage local fait de même, mais sans envoyer ce texte à chaque requête. Cette page concerne les deux et complète la [politique de confidentialité](/privacy-policy). Le responsable est {{company}}, {{address}}, {{email}}.',
    'Sans votre accord, nous ne conservons que ce dont le site a besoin pour fonctionner. Refuser est aussi facile qu’accepter, ne coûte rien et ne vous prive d’aucune fonction du site.',
  ],
  articles: [
    {
      heading: '1. Ce dont le site a besoin',
      text: [
        'Ces éléments n’exigent pas d’accord (article 122 du Code italien de la vie privée, article 5, paragraphe 3, de la directive 2002/58/CE). Tous viennent de nous :',
        [
          'i18nextLng : votre langue ; cookie (__Host-i18nextLng) et mémoire locale, un an',
          'access_token : vous garde connecté ; mémoire locale, jusqu’à la déconnexion ou 14 jours sans visite, et 30 jours au plus',
          'selectedLocation et selectedDate : le dernier lieu (toute l’Italie avant la première recherche) et les dernières dates recherchés ; mémoire locale, jusqu’à ce que vous les effaciez',
          'recentSearches : vos quatre dernières recherches, proposées à nouveau dans le formulaire ; mémoire locale, jusqu’à votre déconnexion ou jusqu’à ce que vous les effaciez',
          'theme_count, company_id, contractor_id : l’apparence et les voitures du site que vous visitez ; mémoire locale',
          'un brouillon de votre réservation, pour ne rien perdre en rechargeant la page ; effacé une fois la réservation payée',
          'la position dans la page et la voiture en haut de la liste, pour les retrouver en rechargeant la page ; jusqu’à la fermeture de l’onglet',
          'les photos choisies pour signaler un problème sur la voiture réservée et non encore envoyées, pour ne rien perdre en rechargeant la page ; effacées à l’envoi et à la déconnexion, elles ne s’affichent plus après un jour',
          'document_link, dans les navigateurs des loueurs seulement : le lien vers les documents d’une réservation ouvert ici ; jusqu’à la fermeture de l’onglet',
          'document_link_browsers, dans les navigateurs des loueurs seulement : permet de rouvrir ce lien dans le même navigateur ; mémoire locale, inutilisable après 30 minutes et effacée à la visite suivante de cette page',
          'votre réponse à la question du consentement ; six mois',
        ],
        'Les pages que vous avez ouvertes, et vos réservations si vous les avez ouvertes, peuvent rester sur votre appareil pour être lues sans connexion. Elles sont effacées à la déconnexion.',
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
        'Si vous acceptez, un service de statistiques compte les visites et les pages, pour que nous sachions ce qui est utile. Il dépose ses propres cookies, en général pour 13 mois au plus. Le service et son fournisseur sont nommés dans le panneau de consentement.',
      ],
    },
    {
      heading: '4. Publicité, avec votre accord seulement',
      text: [
        'Si vous acceptez, le pixel d’un réseau social nous dit si nos annonces ont mené à des réservations. Il peut relier votre visite à votre compte sur ce réseau et dépose des cookies qui durent en général 90 jours. Les deux services reçoivent les pages vues et, pour une réservation, la voiture, le montant, la devise et votre adresse e-mail sous forme d’un code qui ne permet pas de la retrouver.',
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

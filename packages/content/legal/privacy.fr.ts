import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Politique de confidentialité',
    description:
      'Quelles données nous recueillons quand vous réservez, pourquoi, qui les reçoit, combien de temps nous les gardons et comment exercer vos droits (RGPD).',
  },
  title: 'Politique de confidentialité',
  description:
    'Quelles données nous recueillons, pourquoi, qui les voit, combien de temps nous les gardons et ce que vous pouvez nous demander.',
  introduction: [
    'Vous nous confiez votre nom, votre carte et les images de vos pièces d’identité. Cette page explique ce que nous en faisons. Elle concerne le site {{site}}, les comptes des locataires et des loueurs, et les messages que nous échangeons avec vous.',
    'En bref : nous recueillons ce qu’une réservation exige, nous ne montrons vos documents qu’aux personnes qui les vérifient et au loueur qui vous remet la voiture, nous ne vendons aucune donnée, et aucun élément d’une régie publicitaire ou d’un service de statistiques n’est chargé sans votre accord.',
  ],
  articles: [
    {
      heading: '1. Responsable du traitement',
      text: [
        'Le responsable est {{company}}, {{address}}, numéro de TVA {{vat}}. Pour tout ce qui touche aux données personnelles, écrivez à {{email}}.',
        'Le loueur auprès duquel vous réservez est lui-même responsable pour le contrat de location : remise, caution, assurance, amendes. Son nom et ses coordonnées figurent dans votre réservation et sa propre politique de confidentialité s’applique.',
      ],
    },
    {
      heading: '2. Types de données recueillies',
      text: [
        'Nous recueillons, directement auprès de vous ou lors de votre usage du site :',
        [
          'identité : nom et prénom, genre, date de naissance, code fiscal italien, numéro de compte',
          'coordonnées : adresse e-mail, téléphone, pays',
          'adresses de facturation et de livraison ; pour les sociétés, aussi raison sociale, numéro de TVA, forme juridique, code SDI, adresse PEC',
          'documents : numéro, dates de délivrance et d’expiration, images du passeport ou de la carte d’identité et du permis de conduire',
          'paiement : un identifiant de votre carte, ses quatre derniers chiffres et son expiration, conservés par le prestataire de paiement ; le numéro complet ne nous parvient jamais',
          'réservations : numéro, voiture, dates, lieux, options, conducteurs supplémentaires, prix, codes promo, historique des achats, remboursements, problèmes signalés avec photos',
          'avis que vous écrivez : étoiles et texte, que nous publions avec votre prénom et l’initiale de votre nom',
          'les messages que vous nous envoyez, et ce qu’un loueur indique dans sa demande : entreprise, représentant légal avec son code fiscal, numéro de compte, extrait du registre des entreprises',
          'données d’usage et d’appareil : pages demandées, heure, adresse IP, type de navigateur, langue, vitesse de chargement des pages et une marque aléatoire de chaque navigateur avec lequel vous vous êtes connecté',
          'choix gardés dans votre navigateur : langue, dernières recherches, favoris, consentement',
        ],
        'Nous ne demandons pas de données sensibles ; merci de ne pas en envoyer. S’il vous faut une voiture adaptée à un handicap, indiquez l’équipement nécessaire, pas la raison.',
      ],
    },
    {
      heading: '3. Modalités du traitement',
      text: [
        'Les données sont traitées sur des serveurs situés dans l’Espace économique européen ; seuls y accèdent ceux qui en ont besoin pour leur travail. Les connexions sont chiffrées. Les images des documents sont débarrassées de leurs métadonnées, conservées chiffrées et sans adresse publique : chaque consultation est contrôlée selon le compte qui la demande. Les mots de passe ne sont gardés que sous une forme qui ne permet pas de les retrouver.',
        'Les documents sont d’abord lus par un logiciel, qui contrôle la qualité de l’image, la zone de lecture automatique, la concordance du nom avec le profil et la date d’expiration. Ce qu’il ne peut pas lire est examiné par une personne. Aucune réservation n’est refusée par une machine seule : vous pouvez toujours demander qu’une personne revoie la décision en écrivant à {{email}}.',
      ],
    },
    {
      heading: '4. Finalités',
      text: [
        'Nous utilisons les données pour :',
        [
          'ouvrir, gérer et protéger votre compte',
          'prendre les réservations, encaisser les paiements, payer les loueurs et effectuer les remboursements',
          'vérifier l’identité des conducteurs et leur droit de conduire',
          'envoyer les messages qu’une réservation exige : confirmation, rappels, modifications, reçus',
          'répondre à vos questions, traiter les problèmes et les réclamations',
          'remplir nos obligations fiscales, comptables et de sécurité publique',
          'prévenir la fraude et les abus, trouver et corriger les pannes',
          'avec votre accord, mesurer l’usage du site et la publicité',
          'avec votre accord, envoyer la newsletter aux personnes inscrites',
        ],
      ],
    },
    {
      heading: '5. Base juridique',
      text: [
        'Selon l’article 6 du règlement (UE) 2016/679 (RGPD), nous nous fondons sur :',
        [
          'l’exécution d’un contrat ou de mesures précontractuelles (art. 6, § 1, b) : compte, réservations, paiements, documents, messages de service',
          'une obligation légale (c) : factures, comptabilité, demandes des autorités, déclarations des plateformes numériques',
          'l’intérêt légitime (f) : sécurité, prévention de la fraude, défense en justice, mesure des temps de chargement sans identifier personne',
          'le consentement (a) : traceurs de statistiques et de publicité, newsletter. Vous pouvez le retirer à tout moment, aussi facilement que vous l’avez donné',
        ],
        'Sans les données marquées comme obligatoires dans les formulaires, nous ne pouvons pas conclure le contrat. Le reste est facultatif.',
      ],
    },
    {
      heading: '6. Services tiers et données traitées par chacun',
      text: [
        'Nous ne transmettons que ce que chaque finalité exige :',
        [
          'au loueur de votre réservation : nom, coordonnées, facturation, réservation, conducteurs supplémentaires et, tant que la réservation est en cours et pendant deux jours après le retour, vos documents : il les ouvre par un lien envoyé à sa propre adresse, et vous pouvez lire dans votre profil quand il l’a fait',
          'à Stripe Payments Europe, Ltd., Irlande (paiements par carte, cartes enregistrées, remboursements, versements aux loueurs) : nom, adresse e-mail, montant, données de carte saisies sur sa page, données de l’appareil pour lutter contre la fraude',
          'aux prestataires d’hébergement et de stockage, comme sous-traitants : toutes les données, chiffrées lorsqu’il s’agit de fichiers',
          'au prestataire qui achemine nos e-mails, comme sous-traitant : nom, adresse, contenu du message',
          'aux services de cartographie et de recherche de lieux, s’ils sont extérieurs : les mots que vous tapez et la partie de carte que vous regardez, pas votre compte',
          'au service de statistiques et au pixel du réseau social nommés dans le panneau de consentement, seulement après votre accord : adresses des pages visitées, données d’appareil et, pour un achat, montant, devise, voiture et votre adresse e-mail sous forme d’un code (SHA-256) auquel un service qui la connaît déjà peut la reconnaître',
          'à l’administration fiscale et au système italien d’échange des factures (SDI) : les données des factures',
          'au registre des locations de la police italienne, auquel le loueur déclare les conducteurs (D.L. 113/2018, article 17) : identité, documents, contrat et voiture',
          'aux tribunaux, à la police et aux autres autorités lorsque la loi nous y oblige',
        ],
        'Les sous-traitants agissent selon un contrat conforme à l’article 28 du RGPD. Si un prestataire ou son groupe se trouve hors de l’Espace économique européen, le transfert repose sur une décision d’adéquation, comme le cadre de protection des données UE–États-Unis, ou sur les clauses contractuelles types de la Commission européenne. Vous pouvez nous en demander une copie.',
      ],
    },
    {
      heading: '7. Durées de conservation',
      text: [
        'Nous gardons les données tant qu’elles servent, puis nous les effaçons ou les rendons anonymes :',
        [
          'compte : jusqu’à sa suppression par vous ; si l’adresse e-mail n’a jamais été confirmée, un an',
          'vos avis sur des locations : jusqu’à la suppression du compte',
          'l’adresse réseau et le navigateur d’où vient un avis, sous forme d’un code qui ne reconnaît que les mêmes : 180 jours',
          'images et numéros des documents : jusqu’à leur remplacement ou à la suppression du compte, et pas plus de deux ans après le dernier envoi et la fin de votre dernière location',
          'quel loueur a consulté vos documents et quand : deux ans, ou jusqu’à la suppression du compte',
          'ce qu’un loueur a déclaré à la police sur une de vos locations : 30 jours après sa fin ; le fait de l’avoir déclaré et l’accusé de réception, autant que la réservation',
          'réservations, paiements et factures : dix ans, comme l’exige l’article 2220 du Code civil italien ; après la suppression du compte, ils ne gardent que ce que la loi impose',
          'ce que le logiciel a lu sur l’image d’un document : 90 jours',
          'messages et réclamations : deux ans après leur envoi',
          'demandes des loueurs qui n’ont pas été acceptées, avec l’extrait d’immatriculation : deux ans après leur envoi ; pour les autres, aussi longtemps que l’exigent le contrat et la loi, notamment fiscale (DAC7)',
          'appels réservés avec nous : un an après le rendez-vous',
          'sessions : 30 jours, 14 sans visite, ou jusqu’à la déconnexion ; quand et avec quel appareil elles ont servi, 30 jours de plus',
          'liens envoyés par e-mail, comme celui pour un nouveau mot de passe : jusqu’à leur expiration et, sous forme de code, 30 jours de plus',
          'navigateurs avec lesquels vous vous êtes connecté, sous forme d’un code de leur marque aléatoire : 400 jours après la dernière connexion',
          'essais d’un mot de passe ou d’un code promo, sous forme de code : deux jours',
          'avis dans votre compte : 400 jours',
          'quels e-mails nous vous avons envoyés, sans leur texte ni votre adresse : 30 jours',
          'messages du prestataire de paiement sur des paiements isolés : 90 jours',
          'journaux techniques, sans noms ni données de documents : jusqu’à 90 jours',
          'adresse pour la newsletter : jusqu’au désabonnement',
        ],
      ],
    },
    {
      heading: '8. Cookies et mémoire du navigateur',
      text: [
        'Ce que nous gardons dans votre navigateur, avec et sans votre accord, est énuméré dans la [politique relative aux cookies](/cookie-policy). Vous pouvez changer d’avis à tout moment par le lien au bas de chaque page.',
      ],
    },
    {
      heading: '9. Vos droits',
      text: [
        'Le RGPD vous donne le droit :',
        [
          'de savoir si nous traitons vos données et d’en obtenir une copie (accès)',
          'de faire corriger des données inexactes (rectification)',
          'de faire effacer des données qu’aucune loi ne nous oblige à garder (effacement)',
          'de faire limiter le traitement le temps d’éclaircir une question (limitation)',
          'de recevoir les données que vous nous avez fournies sous une forme lisible par une machine, ou de les faire transmettre à un autre responsable (portabilité)',
          'de vous opposer à un traitement fondé sur l’intérêt légitime et, à tout moment, à la prospection',
          'de retirer votre consentement, sans effet sur le passé',
          'de ne pas faire l’objet d’une décision entièrement automatisée et de demander l’intervention d’une personne',
          'de saisir une autorité de contrôle : en Italie le Garante per la protezione dei dati personali, [garanteprivacy.it](https://www.garanteprivacy.it), en France la CNIL, [cnil.fr](https://www.cnil.fr), ou celle de votre pays de résidence',
        ],
      ],
    },
    {
      heading: '10. Comment les exercer',
      text: [
        'Vous pouvez faire l’essentiel vous-même : corriger votre profil, remplacer vos documents, retirer des cartes et supprimer le compte dans votre espace personnel. Pour le reste, écrivez à {{email}} depuis l’adresse de votre compte. C’est gratuit. Nous répondons sous un mois ; si la demande est complexe, ce délai peut être prolongé de deux mois, ce dont nous vous informons au cours du premier.',
        'Si nous avons des raisons de douter de l’identité du demandeur, nous pouvons lui demander une information complémentaire, jamais plus que nécessaire.',
      ],
    },
    {
      heading: '11. Mineurs',
      text: [
        'Le site s’adresse à des personnes en âge de conduire. Nous n’ouvrons pas sciemment de compte à des moins de 18 ans ; si vous en connaissez un, signalez-le-nous et nous le supprimerons.',
      ],
    },
    {
      heading: '12. Incidents de sécurité',
      text: [
        'Si, malgré nos précautions, une violation met vos droits en danger, nous la notifions à l’autorité sous 72 heures et, quand le risque est élevé, nous vous avertissons sans délai en vous disant ce que vous pouvez faire.',
      ],
    },
    {
      heading: '13. Modifications',
      text: [
        'Lorsque nous modifions cette politique, nous publions ici la nouvelle version avec son numéro et sa date. Si le changement vous concerne de façon importante, nous vous écrivons avant ; s’il porte sur un traitement fondé sur le consentement, nous vous le demandons à nouveau.',
      ],
    },
    {
      heading: '14. Définitions',
      text: [
        [
          'donnée personnelle : toute information sur une personne identifiée ou identifiable',
          'traitement : toute opération sur des données, de la collecte à l’effacement',
          'responsable : celui qui décide des finalités et des moyens du traitement ; sous-traitant : celui qui traite des données pour le compte d’un responsable',
          'données d’usage : informations recueillies automatiquement, comme l’adresse d’une page et l’heure de la demande',
          'consentement : manifestation de volonté libre, spécifique, éclairée et univoque',
          'traceur : cookie ou technologie semblable qui écrit ou lit des informations sur un appareil',
          'locataire : personne ayant un compte et réservant des voitures ; loueur : entreprise qui les propose',
        ],
      ],
    },
  ],
};

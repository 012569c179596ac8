import type { FaqContent } from '../schema/page.ts';

export const content: FaqContent = {
  meta: {
    title: 'Questions fréquentes sur la location de voiture',
    description:
      'Documents, caution, prix, annulation, conducteurs de moins de 25 ans, options, livraison, retard : des réponses claires avant de réserver en Italie.',
  },
  title: 'Questions et réponses',
  description:
    'Ce que l’on nous demande le plus. Si votre question n’y est pas, écrivez-nous : nous nous occupons à toute heure des problèmes du site et répondons au reste en général sous un jour ouvré.',
  groups: [
    {
      heading: 'Avant de réserver',
      questions: [
        {
          question: 'Quels documents faut-il ?',
          answer:
            'Un permis valable en Italie, et un passeport ou les deux faces d’une carte d’identité. Vous envoyez des photos avant de réserver et montrez les originaux au retrait.',
        },
        {
          question: 'Mes documents sont encore en cours de vérification. Puis-je réserver ?',
          answer:
            'Oui : une fois qu’ils sont envoyés, vous pouvez réserver et payer. La voiture n’est remise qu’une fois la vérification faite : n’attendez pas la veille au soir.',
        },
        {
          question: 'Mon permis ne vient pas de l’Union européenne. Est-il suffisant ?',
          answer:
            'Il faut souvent aussi un permis international, délivré dans votre pays avant le départ, ou une traduction assermentée. Sans cela, la voiture ne peut pas vous être remise : renseignez-vous auprès de votre automobile-club.',
        },
        {
          question: 'J’ai moins de 25 ans. Puis-je louer ?',
          answer:
            'En général, oui. Un supplément jeune conducteur par jour peut s’appliquer, compris dans le prix affiché avant le paiement. La page de chaque voiture indique l’âge minimal.',
        },
        {
          question: 'Combien de temps puis-je garder la voiture ?',
          answer:
            'Jusqu’à 30 jours par réservation. Les tarifs à la semaine et au mois s’appliquent d’eux-mêmes s’ils reviennent moins cher que le tarif à la journée.',
        },
        {
          question: 'Et si l’heure qui me convient est en dehors des horaires d’ouverture ?',
          answer:
            'Le retrait et le retour ont lieu aux heures d’ouverture. La liste montre d’abord les voitures disponibles à l’heure voulue et, pour les autres, l’heure possible la plus proche.',
        },
      ],
    },
    {
      heading: 'Prix, paiement, caution',
      questions: [
        {
          question: 'Que comprend le prix ?',
          answer:
            'Tous les jours de location, la TVA et les suppléments liés à vos choix. Restent à votre charge le carburant, les péages, le stationnement, les amendes et les kilomètres au-delà du forfait indiqué.',
        },
        {
          question: 'Comment payer ?',
          answer:
            'Par carte, sur une page sécurisée, au moment de réserver. La voiture vous est gardée 30 minutes. Nous conservons la somme jusqu’à ce que la voiture vous soit remise.',
          onTenant:
            'Par carte, sur une page sécurisée, au moment de réserver. La voiture vous est gardée 30 minutes. {{operator}}, qui gère réservation et paiement pour {{name}}, conserve la somme jusqu’à ce que la voiture vous soit remise.',
        },
        {
          question: 'Comment fonctionne la caution ?',
          answer:
            'Elle est affichée à côté du prix et n’en fait pas partie. Le loueur la prend directement avant la prise en charge, en général par empreinte sur la carte de crédit du conducteur principal, et la libère après le retour.',
        },
        {
          question: 'Puis-je verser la caution par carte de débit ou en espèces ?',
          answer:
            'La page de la voiture le dit, sous « Ce qui est inclus » : carte de crédit seulement, carte de débit acceptée, voire espèces. La mention « débit » ou « crédit » figure sur la plupart des cartes françaises.',
        },
        {
          question: 'Où saisir un code promo ?',
          answer:
            'Pendant la réservation. Il compte huit chiffres, est valable pour les voitures du loueur qui l’a émis et s’utilise une fois par locataire. Il réduit le prix de la location, après l’offre éventuelle.',
        },
        {
          question: 'Puis-je avoir une facture pour mon entreprise ?',
          answer:
            'Oui. Saisissez raison sociale, numéro de TVA, forme juridique et, pour une société italienne, code SDI ou adresse PEC. La facture est émise par le loueur.',
        },
      ],
    },
    {
      heading: 'Conducteurs, options, livraison',
      questions: [
        {
          question: 'Quelqu’un d’autre peut-il conduire ?',
          answer:
            'Oui, jusqu’à cinq conducteurs supplémentaires. Chacun doit avoir un compte avec des documents vérifiés ; vous les ajoutez par leur adresse e-mail. Seules les personnes inscrites dans la réservation peuvent conduire.',
        },
        {
          question: 'Puis-je ajouter un siège enfant ou des chaînes ?',
          answer:
            'S’ils sont proposés pour la voiture, vous les trouvez parmi les options, à payer par location ou par jour. Vous pouvez aussi les demander en agence, dans la limite des disponibilités.',
        },
        {
          question: 'Peut-on me livrer la voiture ?',
          answer:
            'Si la page de la voiture propose la livraison, activez-la et indiquez une adresse dans le rayon prévu. Le prix apparaît aussitôt. L’un des conducteurs de la réservation doit être présent avec les documents.',
        },
        {
          question: 'Puis-je rendre la voiture ailleurs ?',
          answer:
            'Oui, si le loueur le propose. Un supplément aller simple peut s’appliquer ; il est compris dans le total avant le paiement.',
        },
      ],
    },
    {
      heading: 'Modifier, annuler, rendre',
      questions: [
        {
          question: 'Jusqu’à quand puis-je annuler sans frais ?',
          answer:
            'Jusqu’à 48 heures avant 0 h le jour du retrait. Si vous retirez la voiture un vendredi, quelle que soit l’heure, c’est jusqu’au mardi à 23 h 59. Nous vous remboursons 100 %.',
          onTenant:
            'Jusqu’à 48 heures avant 0 h le jour du retrait. Si vous retirez la voiture un vendredi, quelle que soit l’heure, c’est jusqu’au mardi à 23 h 59. {{operator}}, qui gère le paiement, vous rembourse 100 %.',
        },
        {
          question: 'Et ensuite ?',
          answer:
            'Jusqu’à l’heure du retrait, vous pouvez encore annuler : nous vous remboursons le total moins notre commission et sa TVA, montant affiché avant la confirmation. Après, ce n’est plus possible.',
          onTenant:
            'Jusqu’à l’heure du retrait, vous pouvez encore annuler : le total vous est remboursé, moins la commission de {{operator}}, qui gère la réservation, et sa TVA, montant affiché avant la confirmation. Après, ce n’est plus possible.',
        },
        {
          question: 'Puis-je changer les dates ?',
          answer:
            'Oui, dans Mes réservations, tant que l’annulation est gratuite et que la voiture est libre. Vous voyez d’abord le nouveau prix : nous vous remboursons la différence, ou vous la payez. Ensuite, appelez le numéro indiqué dans la réservation.',
          onTenant:
            'Oui, dans Mes réservations, tant que l’annulation est gratuite et que la voiture est libre. Vous voyez d’abord le nouveau prix : {{operator}} vous rembourse la différence, ou vous la payez. Ensuite, appelez le numéro indiqué dans la réservation.',
        },
        {
          question: 'Et si ma voiture n’est finalement pas disponible ?',
          answer:
            'Le loueur vous en propose une autre au même prix, au plus tard 48 heures avant le jour du retrait. Si vous refusez, nous vous remboursons 100 %.',
          onTenant:
            'Une autre vous est proposée au même prix, au plus tard 48 heures avant le jour du retrait. Si vous refusez, {{operator}} vous rembourse 100 %.',
        },
        {
          question: 'Et si je suis en retard ?',
          answer:
            'Vous avez 60 minutes de tolérance. Au-delà, un supplément journalier peut être facturé par tranche de 24 heures entamée. Appelez le loueur dès que vous le savez.',
        },
        {
          question: 'Combien de temps prend un remboursement ?',
          answer:
            'Nous l’effectuons aussitôt, sur la carte utilisée. Il apparaît en général sur votre compte sous cinq à dix jours ouvrés.',
          onTenant:
            '{{operator}} l’effectue aussitôt, sur la carte utilisée. Il apparaît en général sur votre compte sous cinq à dix jours ouvrés.',
        },
      ],
    },
    {
      heading: 'Sur la route',
      questions: [
        {
          question: 'Qu’est-ce qu’une ZTL ?',
          answer:
            'Une zone à trafic limité, surveillée par caméras, au centre de presque toutes les villes italiennes. Y entrer sans autorisation coûte une amende à chaque passage. L’hôtel peut souvent déclarer la plaque ; sinon, garez-vous à l’extérieur.',
        },
        {
          question: 'Pourquoi le loueur m’envoie-t-il une amende ?',
          answer:
            'L’administration écrit au propriétaire de la voiture, qui désigne le conducteur. L’amende est à votre charge et le loueur peut y ajouter les frais de dossier prévus au contrat. Elle arrive parfois des mois après.',
        },
        {
          question: 'J’ai une panne ou un accident. Que faire ?',
          answer:
            'D’abord la sécurité, puis le 112 s’il y a des blessés, puis le numéro indiqué dans la réservation. Photographiez les lieux et remplissez le constat amiable qui se trouve dans la voiture.',
        },
      ],
    },
    {
      heading: 'Compte et données',
      questions: [
        {
          question: 'Qui voit mes documents ?',
          answer:
            'Vous, les personnes qui les vérifient pour nous et, tant que la réservation est en cours, le loueur qui vous remet la voiture. Ils sont gardés chiffrés. Voir la [politique de confidentialité](/privacy-policy).',
          onTenant:
            'Vous, les personnes qui les vérifient pour {{operator}} et, tant que la réservation est en cours, l’entreprise qui vous remet la voiture. Ils sont gardés chiffrés. Voir la [politique de confidentialité](/privacy-policy).',
        },
        {
          question: 'Comment supprimer mon compte ?',
          answer:
            'Dans votre espace personnel. Les documents sont effacés ; réservations et factures restent, sans votre nom là où la loi le permet, aussi longtemps qu’elle l’exige.',
        },
      ],
    },
  ],
};

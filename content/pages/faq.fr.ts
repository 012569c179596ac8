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
            'Un permis valable en Italie, et un passeport ou les deux faces d’une carte d’identité. Vous téléversez des photos avant de réserver et montrez les originaux au retrait.',
        },
        {
          question: 'Mes documents sont encore en cours de vérification. Puis-je réserver ?',
          answer:
            'Oui : une fois téléversés, vous pouvez réserver et payer. La voiture est remise quand la vérification est faite ; n’attendez donc pas la veille au soir.',
        },
        {
          question: 'Mon permis ne vient pas de l’Union européenne. Suffit-il ?',
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
            'Jusqu’à 30 jours par réservation. Les tarifs à la semaine et au mois s’appliquent d’eux-mêmes s’ils coûtent moins que les jours un à un.',
        },
        {
          question: 'Et si l’heure voulue est en dehors des horaires d’ouverture ?',
          answer:
            'Retrait et retour doivent tomber dans les heures d’ouverture. La liste montre d’abord ce que vous pouvez prendre à votre heure et, pour les autres voitures, l’heure possible la plus proche.',
        },
      ],
    },
    {
      heading: 'Prix, paiement, caution',
      questions: [
        {
          question: 'Que comprend le prix ?',
          answer:
            'Tous les jours de location, la TVA et les suppléments liés à vos choix. Restent en dehors le carburant, les péages, le stationnement, les amendes et les kilomètres au-delà du forfait indiqué.',
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
            'La page de la voiture le dit, sous « Ce qui est inclus » : carte de crédit seulement, carte de débit aussi, ou même espèces.',
        },
        {
          question: 'Où saisir un code promo ?',
          answer:
            'Pendant la réservation. Il compte huit chiffres, vaut pour les voitures de l’entreprise qui l’a émis et sert une fois par locataire. Il réduit le prix de la location, après l’offre éventuelle.',
        },
        {
          question: 'Puis-je avoir une facture pour mon entreprise ?',
          answer:
            'Oui. Saisissez raison sociale, numéro de TVA, forme juridique et, pour une société italienne, code SDI ou adresse certifiée. La facture est émise par le loueur.',
        },
      ],
    },
    {
      heading: 'Conducteurs, options, livraison',
      questions: [
        {
          question: 'Quelqu’un d’autre peut-il conduire ?',
          answer:
            'Oui, jusqu’à cinq conducteurs additionnels. Chacun doit avoir un compte avec des documents vérifiés ; vous les ajoutez par leur adresse e-mail. Qui n’est pas dans la réservation ne peut pas conduire.',
        },
        {
          question: 'Puis-je ajouter un siège enfant ou des chaînes ?',
          answer:
            'S’ils sont proposés pour la voiture, ils sont parmi les options, par location ou par jour. Vous pouvez aussi les demander en agence, tant qu’il en reste.',
        },
        {
          question: 'Peut-on m’apporter la voiture ?',
          answer:
            'Si la page de la voiture propose la livraison, activez-la et indiquez une adresse dans le rayon prévu. Le prix apparaît aussitôt. Une personne de la réservation doit être là avec les documents.',
        },
        {
          question: 'Puis-je rendre la voiture ailleurs ?',
          answer:
            'Là où c’est proposé. Un supplément aller simple peut s’appliquer ; il est compris dans le total avant le paiement.',
        },
      ],
    },
    {
      heading: 'Modifier, annuler, rendre',
      questions: [
        {
          question: 'Jusqu’à quand puis-je annuler sans frais ?',
          answer:
            'Jusqu’à 48 heures avant minuit, début du jour de retrait. Pour une voiture du vendredi, à toute heure, c’est jusqu’au mardi à 23:59. Nous vous remboursons 100 %.',
          onTenant:
            'Jusqu’à 48 heures avant minuit, début du jour de retrait. Pour une voiture du vendredi, à toute heure, c’est jusqu’au mardi à 23:59. {{operator}}, qui gère le paiement, vous rembourse 100 %.',
        },
        {
          question: 'Et ensuite ?',
          answer:
            'Jusqu’à la prise en charge, vous pouvez encore annuler : nous vous remboursons le total moins notre commission et sa TVA, montant affiché avant la confirmation. Après, ce n’est plus possible.',
          onTenant:
            'Jusqu’à la prise en charge, vous pouvez encore annuler : le total vous est remboursé, moins la commission de {{operator}}, qui gère la réservation, et sa TVA, montant affiché avant la confirmation. Après, ce n’est plus possible.',
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
            'On vous en propose une autre au même prix dans les mêmes 48 heures. Si vous refusez, nous vous remboursons 100 %.',
          onTenant:
            'On vous en propose une autre au même prix dans les mêmes 48 heures. Si vous refusez, {{operator}} vous rembourse 100 %.',
        },
        {
          question: 'Et si je suis en retard ?',
          answer:
            'Vous avez 60 minutes de tolérance. Au-delà, l’indemnité journalière peut être facturée par tranche de 24 heures commencée. Appelez dès que vous le savez.',
        },
        {
          question: 'Combien de temps prend un remboursement ?',
          answer:
            'Nous l’envoyons aussitôt, sur la carte utilisée. Les banques mettent en général cinq à dix jours ouvrés à l’afficher.',
          onTenant:
            '{{operator}} l’envoie aussitôt, sur la carte utilisée. Les banques mettent en général cinq à dix jours ouvrés à l’afficher.',
        },
      ],
    },
    {
      heading: 'Sur la route',
      questions: [
        {
          question: 'Qu’est-ce qu’une ZTL ?',
          answer:
            'Une zone à trafic limité, surveillée par caméras, au centre de presque toutes les villes italiennes. Y entrer sans autorisation vaut une amende à chaque passage. L’hôtel peut souvent déclarer la plaque ; sinon, garez-vous dehors.',
        },
        {
          question: 'Une amende est arrivée. Pourquoi par le loueur ?',
          answer:
            'L’autorité écrit au propriétaire de la voiture, qui nomme le conducteur. L’amende est la vôtre, et le loueur peut ajouter les frais de dossier prévus au contrat. Elle arrive parfois des mois après.',
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

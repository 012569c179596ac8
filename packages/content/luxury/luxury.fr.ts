import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voitures de luxe en Italie',
    description:
      'Grandes routières, cabriolets et limousines à la journée : ce que cela coûte en plus du prix, caution, âge, kilomètres, assurance et routes.',
  },
  title: 'Des voitures de luxe pour les routes qui les méritent',
  highlightedWord: 'voitures de luxe',
  description:
    'Grandes routières, cabriolets, berlines dont la banquette arrière vaut à elle seule le voyage. Ce qu’il faut savoir avant d’en louer une pour un jour, un week-end ou une semaine.',
  text: [
    {
      heading: 'Une voiture pour une route',
      text: [
        'On loue une voiture de luxe pour une route ou pour une arrivée, et mieux vaut choisir avant. Pour la route, pensez aux virages et aux saisons : la côte amalfitaine est belle et étroite, une voiture large y croise des autocars ; le col de la Futa, les Langhe, les Dolomites et la Via Aurelia sont plus larges, plus déserts et plus généreux. Mai, juin, septembre et début octobre sont les mois du toit ouvert. Pour l’arrivée, pensez à la portière : une limousine ou une grande berline ménage mieux un costume qu’un coupé bas, et elle se gare plus facilement.',
        'Les électriques de luxe ont leur place : silencieuses dans les vieilles villes, avec une autonomie faite pour une journée à la campagne. Prévoyez la recharge avec l’hôtel.',
      ],
    },
    {
      heading: 'Ce que cela coûte en plus du prix',
      text: [
        'Le total affiché comprend les jours, la TVA et les suppléments. Lisez trois autres lignes sur la page. La caution est plus élevée que pour une petite voiture et elle est bloquée sur une carte de crédit du conducteur principal : vérifiez le plafond avant de partir. Les kilomètres sont souvent limités par jour, et un tour des collines toscanes en fait vite 250. La franchise de l’assurance dit ce que peut coûter une jante rayée ; certains loueurs proposent de la réduire.',
        'Ajoutez du carburant de qualité supérieure et un garage à large entrée. Et gardez la clé : un voiturier qui n’est pas inscrit dans la réservation n’a pas le droit de conduire.',
      ],
    },
    {
      heading: 'Qui peut conduire',
      text: [
        'Pour ces voitures, beaucoup de loueurs demandent 25 ans et quelques années de permis et, au-delà d’une certaine valeur, deux cartes de crédit. C’est écrit sur la page de la voiture. Les conducteurs supplémentaires figurent dans la réservation, documents vérifiés : la clé prêtée à un ami le temps d’un virage peut coûter très cher.',
        'Au retrait, prenez votre temps. Faites-vous expliquer freins, capote et modes de conduite, photographiez les jantes et la lame avant, réglez la navigation avant de partir. En ville, attention aux zones à trafic limité : les caméras verbalisent aussi les belles voitures.',
      ],
    },
  ],
  checklist: [
    { title: 'Âge et permis', text: 'Vérifiez le minimum exigé pour chaque conducteur.' },
    {
      title: 'Carte',
      text: 'Une carte de crédit au nom du conducteur, avec un plafond suffisant pour la caution ; parfois deux.',
    },
    { title: 'Kilomètres', text: 'Additionnez l’itinéraire et comparez-le au forfait.' },
    { title: 'Nuit', text: 'Un hôtel dont le garage est assez large, et fermé.' },
  ],
  questions: [
    {
      question: 'Aurai-je exactement le modèle de la photo ?',
      answer:
        'Sur notre site, vous réservez la voiture présentée, sauf si sa page indique « ou similaire ». Si elle n’est pas disponible, le loueur doit en proposer une autre et vous pouvez refuser.',
    },
    {
      question: 'Puis-je aller à l’étranger ?',
      answer:
        'Seulement si le loueur l’accepte par écrit. Pour les voitures de valeur, l’assurance exclut certains pays.',
    },
    {
      question: 'La voiture peut-elle être livrée à mon hôtel ?',
      answer: 'Souvent. Activez la livraison et indiquez l’adresse ; le prix apparaît aussitôt.',
    },
    {
      question: 'Puis-je rouler sur circuit ?',
      answer:
        'Non. Journées de piste, chronométrage et compétitions sont exclus de tout contrat de location et de toute assurance.',
    },
  ],
  invitation: {
    title: 'Choisissez la vôtre',
    text: 'Des voitures de luxe libres à vos dates, avec caution et kilomètres.',
    button: 'Voir les voitures de luxe',
  },
};

import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voiture pour événements d’entreprise',
    description:
      'Voitures et minivans pour congrès, lancements, voyages de motivation et conseils en visite : planning, conducteurs, aéroports, factures, électriques.',
  },
  title: 'Location de voiture pour événements d’entreprise',
  highlightedWord: 'événements d’entreprise',
  description:
    'Des invités sur quatre vols, un dîner hors de la ville, un conseil qui n’attend pas. Comment prévoir les voitures d’une journée d’entreprise.',
  text: [
    {
      heading: 'Comptez les places, pas les voitures',
      text: [
        'Partez de la liste des arrivées et notez à côté de chaque nom une heure et un nombre de valises. Une berline porte trois invités et leurs bagages, deux à l’aise ; un minivan sept personnes, ou six avec les valises d’une semaine. Deux minivans avec une marge valent mieux que trois berlines à la file : deux personnes seulement doivent être sobres, éveillées et assurées. Orateurs et administrateurs voyagent seuls ou à deux et apprécient une place arrière d’où téléphoner.',
        'Pour la navette entre l’hôtel et la salle, voyez ce que l’hôtel propose déjà. Louez les voitures pour ce qu’une navette ne fait pas : l’usine à 7 heures, le domaine viticole à 21 heures, l’invité dont le vol a changé d’aéroport.',
      ],
    },
    {
      heading: 'Un lieu, une heure, un nom',
      text: [
        'Prenez toutes les voitures chez un même loueur à la même heure, et confiez la prise en charge à une personne qui connaît la liste. Les agences d’aéroport ont les horaires les plus longs ; une agence en ville peut être plus proche. Beaucoup de loueurs livrent dans leur rayon, jusque dans le garage de l’hôtel.',
        'Inscrivez d’avance tous les collègues susceptibles de conduire, jusqu’à cinq en plus du conducteur principal ; chacun téléverse son permis une fois, et c’est fait aussi pour le prochain événement. En dessous de 25 ans, un supplément par jour peut s’ajouter. Si la salle est dans une ZTL ou une zone à faibles émissions, comme à Milan, faites enregistrer les plaques par la salle ou l’hôtel, ou choisissez des électriques là où la ville les admet, en vérifiant les conditions sur son site.',
      ],
    },
    {
      heading: 'Comptes et papiers',
      text: [
        'Le prix affiché comprend TVA et suppléments. Pendant la réservation, saisissez raison sociale, numéro de TVA, forme juridique et, en Italie, code SDI ou adresse certifiée ; le loueur émet la facture. La caution est prise sur une carte du conducteur principal : pour dix voitures, convenez d’abord de la façon de faire, car une seule carte porte rarement dix cautions.',
        'Les tarifs à la semaine et au mois s’appliquent d’eux-mêmes. Pour un salon de quatre jours plus le montage, une semaine coûte souvent moins que cinq jours. Amendes et péages arrivent plus tard : gardez la liste de qui a conduit quoi et quand.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Six semaines avant',
      text: 'Arrivées, places et bagages ; choisissez le loueur et réservez d’abord les minivans, ils sont rares.',
    },
    {
      title: 'Trois semaines avant',
      text: 'Conducteurs dans les réservations, documents vérifiés, caution convenue.',
    },
    {
      title: 'Une semaine avant',
      text: 'Plaques transmises à l’hôtel et à la salle, places et bornes réservées.',
    },
    {
      title: 'Le jour venu',
      text: 'Les clés par nom, un groupe de messages pour les conducteurs, les pleins faits la veille du départ.',
    },
  ],
  questions: [
    {
      question: 'Y a-t-il un chauffeur ?',
      answer:
        'Non, les voitures de notre site se louent sans conducteur. Pour des invités qui en attendent un, adressez-vous à un service de voitures avec chauffeur (NCC).',
    },
    {
      question: 'Puis-je réserver dix voitures d’un coup ?',
      answer:
        'Chaque voiture a sa réservation. Écrivez-nous lieu, dates et nombre : nous interrogeons les loueurs et vous réservez depuis une seule liste.',
    },
    {
      question: 'Et si le nombre d’invités baisse ?',
      answer: 'Vous annulez des voitures une à une, sans frais, jusqu’à 48 heures avant le jour de retrait.',
    },
    {
      question: 'Peut-on n’avoir que des électriques ?',
      answer:
        'Filtrez par énergie. Voyez où recharger la nuit : dix voitures sur une prise restent dix voitures sur une prise.',
    },
  ],
  invitation: {
    title: 'Préparez les arrivées',
    text: 'Berlines, minivans et électriques, par ville, aéroport et heure.',
    button: 'Voir les voitures pour entreprises',
  },
};

import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voiture pour événements d’entreprise',
    description:
      'Voitures et monospaces pour congrès, lancements, séminaires et conseils d’administration : planning, conducteurs, aéroports, factures, recharge.',
  },
  title: 'Location de voiture pour événements d’entreprise',
  highlightedWord: 'événements d’entreprise',
  description:
    'Des invités répartis sur quatre vols, un dîner hors de la ville, un conseil d’administration qui n’attend pas : comment prévoir les voitures d’une journée d’entreprise.',
  text: [
    {
      heading: 'Comptez les places, pas les voitures',
      text: [
        'Partez de la liste des arrivées et notez à côté de chaque nom une heure et un nombre de valises. Une berline transporte trois invités et leurs bagages, deux s’ils veulent être à l’aise ; un monospace sept personnes, ou six avec leurs valises pour une semaine. Deux monospaces avec de la marge valent mieux que trois berlines en file : seuls deux conducteurs doivent rester sobres, éveillés et assurés. Intervenants et administrateurs voyagent seuls ou à deux et apprécient une place arrière pour téléphoner.',
        'Pour la navette entre l’hôtel et la salle, renseignez-vous sur ce que l’hôtel propose déjà. Louez des voitures pour ce qu’une navette ne fait pas : l’usine à 7 heures, le domaine viticole à 21 heures, l’invité dont le vol a été dérouté.',
      ],
    },
    {
      heading: 'Un lieu, une heure, un nom',
      text: [
        'Prenez toutes les voitures chez un même loueur à la même heure, et confiez la prise en charge à une personne qui connaît la liste. Les agences d’aéroport ont les horaires les plus larges ; une agence en ville peut être plus proche. Beaucoup de loueurs livrent dans les environs, jusque dans le garage de l’hôtel.',
        'Inscrivez d’avance tous les collègues susceptibles de conduire, jusqu’à cinq en plus du conducteur principal ; chacun envoie son permis une seule fois, et c’est réglé pour le prochain événement. En dessous de 25 ans, un supplément par jour peut s’appliquer. Si la salle est dans une ZTL ou une zone à faibles émissions, comme à Milan, faites enregistrer les plaques par la salle ou l’hôtel, ou choisissez des voitures électriques là où la ville les admet, après avoir vérifié les conditions sur son site.',
      ],
    },
    {
      heading: 'Comptes et papiers',
      text: [
        'Le prix affiché comprend la TVA et les suppléments. Pendant la réservation, saisissez raison sociale, numéro de TVA, forme juridique et, en Italie, code SDI ou adresse PEC ; le loueur émet la facture. La caution est prise sur une carte du conducteur principal : pour dix voitures, entendez-vous d’abord avec le loueur, car une seule carte supporte rarement dix cautions.',
        'Les tarifs à la semaine et au mois s’appliquent d’eux-mêmes. Pour un salon de quatre jours plus le montage, une semaine coûte souvent moins que cinq jours. Les amendes et les péages arrivent plus tard : notez qui a conduit quelle voiture, et quand.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Six semaines avant',
      text: 'Arrivées, places et bagages ; choisissez le loueur et réservez d’abord les monospaces, ils sont rares.',
    },
    {
      title: 'Trois semaines avant',
      text: 'Conducteurs inscrits, documents vérifiés, caution convenue avec le loueur.',
    },
    {
      title: 'Une semaine avant',
      text: 'Plaques transmises à l’hôtel et à la salle, places et bornes réservées.',
    },
    {
      title: 'Le jour venu',
      text: 'Les clés remises par nom, un groupe de messagerie pour les conducteurs, les pleins faits la veille du retour.',
    },
  ],
  questions: [
    {
      question: 'Y a-t-il un chauffeur ?',
      answer:
        'En règle générale, non : les voitures de notre site se louent sans chauffeur. Pour certaines voitures de luxe, il se réserve parmi les options ; sinon, adressez-vous à un service de voitures avec chauffeur (NCC).',
    },
    {
      question: 'Puis-je réserver dix voitures d’un coup ?',
      answer:
        'Chaque voiture a sa réservation. Indiquez-nous le lieu, les dates et le nombre : nous interrogeons les loueurs et vous réservez à partir d’une seule liste.',
    },
    {
      question: 'Et si le nombre d’invités baisse ?',
      answer: 'Vous annulez les voitures une à une, sans frais, jusqu’à 48 heures avant le jour du retrait.',
    },
    {
      question: 'Peut-on n’avoir que des voitures électriques ?',
      answer:
        'Oui : filtrez par carburant. Prévoyez où les recharger la nuit, car dix voitures ne se partagent pas une seule prise.',
    },
  ],
  invitation: {
    title: 'Préparez les arrivées',
    text: 'Berlines, monospaces et voitures électriques, par ville, aéroport et heure.',
    button: 'Voir les voitures pour entreprises',
  },
};

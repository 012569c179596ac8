import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Bergame Orio al Serio',
    description:
      'Arriver à Bergame Orio al Serio (BGY) et partir en voiture : où sont les comptoirs et les navettes, l’A4, les lacs, et comment rendre la voiture à l’aube.',
  },
  title: 'Location de voiture à l’aéroport de Bergame Orio al Serio',
  description:
    'Les vols à bas prix se posent ici au bord de l’A4, à mi-chemin du lac de Côme et du lac de Garde.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Il n’y a qu’un terminal, long et animé. Les comptoirs sont groupés près de la sortie des arrivées. Certaines voitures attendent dans les parkings d’en face, d’autres à quelques minutes de navette : lisez votre confirmation. Un bus dessert la gare de Bergame et la ville haute, des cars rejoignent Milano Centrale en une heure environ.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les vols arrivent par vagues, tôt le matin et tard le soir, et la file se forme avec eux : envoyez quelqu’un devant. Examinez les jantes, car les bordures des sorties sont hautes. L’hiver, faites-vous montrer les pneus d’hiver ou les chaînes, nécessaires dans toutes les vallées.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'L’arrêt gratuit est bref et filmé. Les parkings officiels sont d’autant moins chers qu’ils sont loin ; les parkings privés, à Orio, Grassobbio et Seriate, ont leur minibus. Le centre commercial d’en face est relié par un souterrain, mais son parking n’est pas destiné aux voyageurs.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein à Seriate ou sur l’Asse Interurbano la veille d’un vol matinal : à cinq heures, seuls les automates fonctionnent. Demandez à quelle heure ouvre le comptoir et s’il y a une boîte à clés ; dans ce cas, photographiez la jauge, le compteur et les quatre côtés de la voiture.',
      ],
    },
  ],
  distances: [
    { to: 'Bergame, ville basse', kilometres: 5, minutes: 12 },
    { to: 'Milan, Duomo', kilometres: 50, minutes: 50 },
    { to: 'Iseo', kilometres: 32, minutes: 35 },
    { to: 'Lecco', kilometres: 42, minutes: 45 },
    { to: 'Sirmione', kilometres: 82, minutes: 60 },
  ],
  questions: [
    {
      question: 'Vaut-il la peine d’aller à Milan en voiture ?',
      answer: 'Seulement si vous continuez au-delà. Avec l’Area B et l’Area C, le car est plus simple.',
    },
    {
      question: 'Combien de temps jusqu’au lac de Garde ?',
      answer:
        'De quarante-cinq minutes à une heure jusqu’à Desenzano et Sirmione par l’A4, s’il n’y a pas de bouchon à Brescia.',
    },
    {
      question: 'Quel est le lac le plus proche ?',
      answer: 'Le lac d’Iseo, à une demi-heure : c’est aussi le plus calme, avec une île sans voitures.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Bergame Orio al Serio',
    description:
      'Louer une voiture à Bergame Orio al Serio (BGY) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Bergame Orio al Serio',
  description:
    'Les vols à bas prix se posent ici au bord de l’A4, à mi-chemin du lac de Côme et du lac de Garde.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Il n’y a qu’un terminal, long et animé. Les comptoirs sont groupés près de la sortie des arrivées. Une partie des voitures attend dans les parkings d’en face, une autre à quelques minutes de navette : la confirmation le dit. Le bus 1 va à la gare de Bergame et à la ville haute, des cars à Milan Centrale en une heure.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les vols arrivent par vagues tôt le matin et tard le soir, et la file avec eux. Envoyez quelqu’un en avant. Regardez les jantes : les bordures des sorties sont hautes. L’hiver, faites-vous montrer pneus d’hiver ou chaînes, nécessaires dans toutes les vallées.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’arrêt gratuit est bref et filmé. Les parkings officiels sont numérotés par distance ; les privés d’Orio, de Grassobbio et de Seriate vous conduisent en minibus. Le centre commercial d’en face est relié par un souterrain, mais son parking n’est pas pour les voyageurs.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein à Seriate ou sur l’Asse Interurbano la veille d’un vol matinal : à cinq heures, seuls servent les automates. Voyez quand ouvre le comptoir et si les clés se laissent dans une boîte ; dans ce cas, photographiez jauge, compteur et les quatre côtés.',
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
      question: 'Est-il sensé d’aller d’ici à Milan en voiture ?',
      answer: 'Seulement si vous continuez. Avec les Areas B et C, le car est plus simple.',
    },
    {
      question: 'Combien de temps jusqu’au lac de Garde ?',
      answer:
        'De quarante-cinq minutes à une heure jusqu’à Desenzano et Sirmione par l’A4, sans bouchon à Brescia.',
    },
    {
      question: 'Quel est le lac le plus proche ?',
      answer: 'Celui d’Iseo, à une demi-heure, le plus calme, avec une île sans voitures.',
    },
  ],
};

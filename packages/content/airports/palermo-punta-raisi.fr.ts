import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Palerme Punta Raisi',
    description:
      'Louer une voiture à l’aéroport de Palerme (PMO) : navette des loueurs, A29 sans péage, Trapani, San Vito et Cefalù en voiture, où faire le plein.',
  },
  title: 'Location de voiture à l’aéroport de Palerme Punta Raisi',
  description:
    'L’aéroport Falcone-Borsellino tient entre la falaise et la mer, avec l’A29, gratuite, à sa porte.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal, avec les arrivées au rez-de-chaussée. Certains loueurs ont un comptoir à l’intérieur, d’autres seulement dans le parc où attendent la plupart des voitures, relié par une navette gratuite : voyez votre réservation. Sur rendez-vous, les loueurs locaux vous attendent avec une pancarte. Trains et cars partent pour la gare centrale de Palerme.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'En juillet et août, comptez trois quarts d’heure. Demandez s’il y a une roue de secours et quelle est la franchise pour les pneus et le dessous de caisse : les routes de l’intérieur ne les ménagent pas. Essayez la climatisation avant de partir. Photographiez aussi le toit.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant le terminal, vous avez un quart d’heure, compté par des caméras ; au-delà, ce n’est pas un tarif mais une amende. Le parking du terminal se paie à l’heure, ceux à cinq cents mètres et ceux de Cinisi, avec navette, à la journée. Le vent peut être fort : tenez les portières.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'L’A29 n’a aucune station-service, d’un bout à l’autre. Sortez à Carini, à Villagrazia ou à Cinisi, où il y a des pompes près des échangeurs, et faites le plein là : le parc des loueurs n’en a pas. De Palerme, aux heures de pointe, comptez une heure : la rocade est saturée.',
      ],
    },
  ],
  distances: [
    { to: 'Palerme', kilometres: 35, minutes: 35 },
    { to: 'Trapani', kilometres: 75, minutes: 50 },
    { to: 'San Vito Lo Capo', kilometres: 78, minutes: 65 },
    { to: 'Cefalù', kilometres: 100, minutes: 75 },
    { to: 'Agrigente', kilometres: 165, minutes: 135 },
  ],
  questions: [
    {
      question: 'Faut-il tout de suite le pass ZTL de Palerme ?',
      answer:
        'Seulement si vous entrez dans le centre historique aux heures où la zone est active. Votre hôtel vous renseignera.',
    },
    {
      question: 'L’aéroport de Trapani est-il une bonne solution de rechange ?',
      answer:
        'Pour la côte ouest, oui, à cinquante minutes. L’aller simple entre les deux est souvent possible.',
    },
    { question: 'L’A29 est-elle payante ?', answer: 'Non, ni vers Palerme ni vers Trapani ou Mazara.' },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Palerme Punta Raisi',
    description:
      'Louer une voiture à Palerme Punta Raisi (PMO) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Palerme Punta Raisi',
  description:
    'L’aéroport Falcone-Borsellino est entre la falaise et la mer, l’A29 gratuite devant sa porte.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un terminal, arrivées au rez-de-chaussée. Des comptoirs sont à l’intérieur, d’autres alignés dehors ; la plupart des voitures attendent dans un parc où mène une navette gratuite toutes les quelques minutes. Les loueurs locaux attendent avec une pancarte, sur rendez-vous. Trains et cars partent pour la gare centrale de Palerme.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'En juillet et août, comptez trois quarts d’heure. Demandez comment marche la climatisation, s’il y a une roue de secours, et la franchise pour pneus et dessous de caisse : les routes de l’intérieur ne les ménagent pas. Photographiez aussi le toit.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’attente devant est gratuite quelques minutes, puis chère. Le parking à étages et ceux à ciel ouvert voisins se paient à l’heure, ceux de Cinisi avec navette à la journée. Le vent peut être fort : tenez les portières.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Une station se trouve sur la voie de sortie et une autre à l’aire de l’A29 à Carini ; à Cinisi et Terrasini, les prix sont plus bas. Faites le plein avant la dernière sortie, car le parc des loueurs n’a pas de pompe. De Palerme, à l’heure de pointe, comptez une heure : c’est la rocade qui bouche.',
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
      answer: 'Seulement si vous entrez dans le centre historique à ses heures. L’hôtel vous l’explique.',
    },
    {
      question: 'Trapani est-il une solution de rechange ?',
      answer:
        'Pour la côte ouest, oui, à cinquante minutes. L’aller simple entre les deux est souvent possible.',
    },
    { question: 'L’A29 est-elle payante ?', answer: 'Non, ni vers Palerme ni vers Trapani ou Mazara.' },
  ],
};

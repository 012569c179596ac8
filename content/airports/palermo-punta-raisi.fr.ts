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
        'Un seul terminal, avec les arrivées au rez-de-chaussée. Certains comptoirs sont à l’intérieur, d’autres alignés dehors ; la plupart des voitures attendent dans un parc relié par une navette gratuite très fréquente. Sur rendez-vous, les loueurs locaux vous attendent avec une pancarte. Trains et cars partent pour la gare centrale de Palerme.',
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
        'Devant le terminal, l’arrêt est gratuit quelques minutes, puis cher. Le parking à étages et les parkings voisins à ciel ouvert se paient à l’heure, ceux de Cinisi, avec navette, à la journée. Le vent peut être fort : tenez les portières.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Il y a une station près de l’aéroport et d’autres le long de l’A29, vers Carini ; à Cinisi et à Terrasini, les prix sont plus bas. Faites le plein avant la dernière sortie, car le parc des loueurs n’a pas de pompe. De Palerme, aux heures de pointe, comptez une heure : la rocade est saturée.',
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

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Vérone Villafranca',
    description:
      'Louer une voiture à Vérone Villafranca (VRN) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Vérone Villafranca',
  description: 'L’aéroport du lac de Garde : vingt minutes jusqu’à la rive, et autant jusqu’à Vérone.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les comptoirs ont leur bâtiment en face, à trois minutes à pied, les voitures derrière. Une navette va à la gare de Porta Nuova en un quart d’heure ; l’été, des cars mènent au lac.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les week-ends de saison arrivent des familles chargées : regardez le coffre avant de signer. Indiquez l’âge des enfants pour les sièges en réservant. L’hiver, demandez pneus ou chaînes pour le Brenner et le mont Baldo.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Les minutes gratuites devant sont peu nombreuses et filmées. P1 est proche, P3 et P4 coûtent moins, par navette ou à pied. À Dossobuono, des parkings privés touchent la clôture.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein à Villafranca ou à Dossobuono, à cinq minutes, aux prix de village ; les aires avant la sortie Verona Nord sont plus chères. Du lac, le dimanche soir, comptez une heure pour ce qui en prend d’ordinaire la moitié. La cour de retour est fléchée avant le terminal.',
      ],
    },
  ],
  distances: [
    { to: 'Vérone, Arènes', kilometres: 12, minutes: 18 },
    { to: 'Peschiera del Garda', kilometres: 20, minutes: 20 },
    { to: 'Bardolino', kilometres: 28, minutes: 30 },
    { to: 'Mantoue', kilometres: 35, minutes: 35 },
    { to: 'Bolzano', kilometres: 155, minutes: 95 },
  ],
  questions: [
    {
      question: 'Puis-je éviter Vérone en allant au lac ?',
      answer: 'Oui : par Sommacampagna, sur route, ou par l’A4 jusqu’à Peschiera.',
    },
    { question: 'Gardaland est-il proche ?', answer: 'Vingt-cinq minutes par l’A4, sortie Peschiera.' },
    {
      question: 'Puis-je aller en Autriche ?',
      answer: 'Avec l’accord du loueur et une vignette autrichienne ; le Brenner est à deux heures et demie.',
    },
    {
      question: 'La voiture sert-elle pendant la saison d’opéra ?',
      answer:
        'Le jour, pour le lac et les collines, oui. Le soir, laissez-la à l’hôtel ou près de la gare de Porta Nuova et marchez un quart d’heure jusqu’aux Arènes.',
    },
  ],
};

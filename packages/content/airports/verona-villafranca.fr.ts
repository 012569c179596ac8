import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Vérone Villafranca',
    description:
      'Louer une voiture à l’aéroport de Vérone (VRN) : comptoirs en face du terminal, lac de Garde sans passer par la ville, A22, sièges enfant, retour.',
  },
  title: 'Location de voiture à l’aéroport de Vérone Villafranca',
  description:
    'L’aéroport du lac de Garde : vingt minutes jusqu’à la rive, et autant jusqu’au centre de Vérone.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un seul terminal. Les comptoirs sont dans un bâtiment situé en face, à trois minutes à pied, et les voitures juste derrière. Une navette rejoint la gare de Porta Nuova en un quart d’heure ; l’été, des cars vont au lac.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Si vous voyagez en famille, regardez le coffre avant de signer, et indiquez l’âge des enfants dès la réservation pour avoir les bons sièges. L’hiver, demandez des pneus d’hiver ou des chaînes pour le Brenner et le mont Baldo.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant le terminal, l’arrêt n’est gratuit que quelques minutes, et il est filmé. Le parking le plus proche est le plus cher ; on rejoint les autres à pied ou en navette. Des parkings privés se trouvent à Dossobuono, au bord de l’aéroport.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein à Villafranca ou à Dossobuono, à cinq minutes, où les prix sont raisonnables ; les aires de l’autoroute sont plus chères. Du lac, le dimanche soir, comptez une heure au lieu d’une demi-heure. Le parking de retour est fléché avant le terminal.',
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
      answer: 'Oui : par la route de Sommacampagna ou par l’A4 jusqu’à Peschiera.',
    },
    {
      question: 'Gardaland est-il proche ?',
      answer: 'Oui, à vingt-cinq minutes par l’A4, sortie Peschiera.',
    },
    {
      question: 'Puis-je aller en Autriche ?',
      answer:
        'Oui, avec l’accord du loueur. Le Brenner est à deux heures et demie ; un péage suit le col et, à partir d’Innsbruck, il faut la vignette.',
    },
    {
      question: 'La voiture sert-elle pendant la saison d’opéra ?',
      answer:
        'Oui, en journée, pour le lac et les collines. Le soir, laissez-la à l’hôtel ou près de la gare de Porta Nuova et marchez un quart d’heure jusqu’aux Arènes.',
    },
  ],
};

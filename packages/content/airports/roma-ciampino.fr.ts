import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Rome Ciampino',
    description:
      'Votre voiture à Rome Ciampino (CIA) : comptoirs à quelques pas, l’Appia et le périphérique, les Castelli Romani, retour aux heures de pointe.',
  },
  title: 'Location de voiture à l’aéroport de Rome Ciampino',
  description:
    'Un petit aéroport pour les vols à bas prix, au pied des Castelli, à dix minutes du périphérique, mais sans gare.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Il n’y a qu’un terminal. Les comptoirs sont à l’extérieur, à quelques pas des arrivées, et les voitures tout près : suivez « Autonoleggi ». Des bus vont à Termini et à la gare de Ciampino, d’où les trains mettent un quart d’heure jusqu’à Rome.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Les vols à bas prix arrivent par vagues : envoyez quelqu’un au comptoir pendant que les autres attendent les valises. Avec des documents déjà vérifiés en ligne, on va plus vite. Contrôlez le carburant, la roue de secours et les rayures à la lumière du jour ; les parkings sont exigus et les traces de manœuvre fréquentes.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'Devant le terminal, quelques minutes sont gratuites, puis le prix monte vite. Les parkings de l’aéroport longent la Via Appia Nuova ; les parkings privés avec navette coûtent moins cher. N’attendez pas dans les couloirs de bus : ils sont filmés.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein sur l’Appia vers Albano ou aux aires du périphérique avant la sortie 23 ; à l’aéroport, le choix est mince. Entre 7 h 30 et 9 h, l’Appia est saturée vers Rome ; le soir, c’est vers les collines. Pour un retour à ces heures-là, comptez une demi-heure de plus.',
      ],
    },
  ],
  distances: [
    { to: 'Rome, Termini', kilometres: 15, minutes: 30 },
    { to: 'Frascati', kilometres: 9, minutes: 15 },
    { to: 'Castel Gandolfo', kilometres: 12, minutes: 20 },
    { to: 'Latina', kilometres: 55, minutes: 60 },
    { to: 'Frosinone', kilometres: 72, minutes: 55 },
  ],
  questions: [
    {
      question: 'Ciampino convient-il pour les Castelli Romani ?',
      answer:
        'C’est l’idéal : Frascati et le lac d’Albano sont à moins de vingt minutes, sans toucher la ville.',
    },
    {
      question: 'Y a-t-il un comptoir la nuit ?',
      answer:
        'La plupart ferment après le dernier atterrissage prévu. Si votre vol a du retard, appelez le loueur : son numéro est sur la confirmation.',
    },
    {
      question: 'Puis-je rendre la voiture à Fiumicino ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple ; le trajet prend une demi-heure par le périphérique.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Rome Ciampino',
    description:
      'Louer une voiture à Rome Ciampino (CIA) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Rome Ciampino',
  description:
    'Un petit aéroport pour vols à bas prix, au pied des Castelli, à dix minutes du périphérique et sans gare propre.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Il n’y a qu’un terminal. Les comptoirs occupent un bâtiment à droite des arrivées, à trois minutes à pied, avec les voitures dans la cour derrière. Des bus vont à Termini et à la gare de Ciampino, d’où les trains mettent un quart d’heure jusqu’à Rome.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Les vols à bas prix arrivent par vagues : envoyez quelqu’un au comptoir pendant qu’un autre attend les valises. Qui a déjà téléversé ses documents va plus vite. Contrôlez carburant, roue de secours et rayures à la lumière du jour ; les cours sont petites et les marques de manœuvre fréquentes.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'Devant le terminal, quelques minutes sont gratuites, puis le prix monte vite. Les parkings de l’aéroport longent la Via Appia Nuova ; les privés avec navette coûtent moins. On n’attend pas dans les couloirs de bus, où veillent des caméras.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Faites le plein sur l’Appia vers Albano ou aux aires du périphérique avant la sortie 23 ; à l’aéroport, le choix est mince. Entre sept heures et demie et neuf heures, l’Appia se traîne vers Rome, le soir vers les collines. Pour un retour à ces heures, comptez une demi-heure de plus.',
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
        'La plupart ferment après le dernier atterrissage prévu ; si le vol a du retard, appelez le loueur, son numéro est sur la confirmation.',
    },
    {
      question: 'Puis-je rendre la voiture à Fiumicino ?',
      answer:
        'Chez beaucoup de loueurs, avec un supplément aller simple ; par le périphérique, c’est une demi-heure.',
    },
  ],
};

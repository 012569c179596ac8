import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Florence Peretola',
    description:
      'Louer une voiture à Florence Peretola (FLR) : terminaux et comptoirs, remise, parkings, distances par la route, où faire le plein avant le retour.',
  },
  title: 'Location de voiture à l’aéroport de Florence Peretola',
  description:
    'Une piste courte sous les collines, à six kilomètres de la cathédrale et à deux de l’autoroute.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un petit terminal. Les loueurs ne sont pas ici mais dans un parc commun, via Palagio degli Spini : une navette gratuite part devant les arrivées toutes les quelques minutes et en met cinq environ. Le tram T2 va au centre en vingt minutes.',
      ],
    },
    {
      heading: 'La remise de la voiture',
      text: [
        'Navette, file, remise : comptez une demi-heure, plus si plusieurs vols se posent ensemble. Faites-vous expliquer la route de l’hôtel, car un mauvais virage mène dans la ZTL. Faites noter chaque rayure, surtout sur les jantes, que les murs du centre affectionnent.',
      ],
    },
    {
      heading: 'Parkings et dépose',
      text: [
        'L’arrêt devant est gratuit une dizaine de minutes ; les parkings du terminal sont petits. Qui laisse sa voiture le temps d’un vol choisit souvent Villa Costanza, sur l’A1, et le tram.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent viale XI Agosto et sur la route des sorties Firenze Nord et Sesto ; la plus proche du parc est connue de tous et pas la moins chère. Rendez la voiture une heure et demie avant le vol, car la navette prend aussi son temps. Par grand vent, les vols vont à Pise.',
      ],
    },
  ],
  distances: [
    { to: 'Florence, Santa Maria Novella', kilometres: 6, minutes: 15 },
    { to: 'Greve in Chianti', kilometres: 38, minutes: 45 },
    { to: 'Sienne', kilometres: 78, minutes: 65 },
    { to: 'San Gimignano', kilometres: 60, minutes: 55 },
    { to: 'Lucques', kilometres: 72, minutes: 50 },
  ],
  questions: [
    {
      question: 'Comment rejoindre l’A1 ?',
      answer: 'Du parc, en cinq minutes, par Firenze Nord, sans une rue de ville.',
    },
    {
      question: 'Mon vol est dérouté sur Pise. Et la voiture ?',
      answer:
        'Appelez le loueur. Des cars mènent les passagers à Florence et beaucoup gardent la voiture jusque-là.',
    },
    {
      question: 'Puis-je entrer à Florence en voiture ?',
      answer: 'Seulement avec un hôtel ou un garage qui enregistre la plaque. Le tram est plus simple.',
    },
  ],
};

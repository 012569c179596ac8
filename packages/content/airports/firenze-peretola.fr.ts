import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Location de voiture à l’aéroport de Florence Peretola',
    description:
      'Votre voiture à l’aéroport de Florence (FLR) : la navette vers le parc des loueurs, l’A1 sans passer par la ville, la ZTL, Sienne et le Chianti.',
  },
  title: 'Location de voiture à l’aéroport de Florence Peretola',
  description:
    'Une piste courte au pied des collines, à six kilomètres de la cathédrale et à deux de l’autoroute.',
  text: [
    {
      heading: 'Terminaux et comptoirs',
      text: [
        'Un petit terminal. Les loueurs ne sont pas ici mais dans un parc commun, via Palagio degli Spini : une navette gratuite part très souvent devant les arrivées et met cinq minutes environ. Le tram T2 va au centre en vingt minutes.',
      ],
    },
    {
      heading: 'La prise en charge',
      text: [
        'Entre la navette, la file et l’état des lieux, comptez une demi-heure, plus si plusieurs vols se posent en même temps. Faites-vous expliquer la route de l’hôtel, car une erreur mène droit dans la ZTL. Faites noter chaque rayure, surtout sur les jantes, que les trottoirs et les murs du centre n’épargnent pas.',
      ],
    },
    {
      heading: 'Parkings et dépose-minute',
      text: [
        'L’arrêt devant le terminal n’est gratuit que quelques minutes ; les parkings sont petits. Pour laisser une voiture le temps d’un voyage, beaucoup choisissent Villa Costanza, sur l’A1, puis le tram.',
      ],
    },
    {
      heading: 'Carburant et retour',
      text: [
        'Des stations se trouvent viale XI Agosto et sur la route des sorties Firenze Nord et Sesto ; la plus proche du parc est connue de tous et n’est pas la moins chère. Rendez la voiture une heure et demie avant le vol, car il faut reprendre la navette. Par grand vent, les vols sont déroutés, souvent vers Pise ou Bologne.',
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
      answer: 'Du parc des loueurs, en cinq minutes, par Firenze Nord, sans passer par la ville.',
    },
    {
      question: 'Et la voiture si mon vol est dérouté vers Pise ?',
      answer:
        'Appelez le loueur. Des cars ramènent les passagers à Florence et la plupart des loueurs gardent la voiture jusque-là.',
    },
    {
      question: 'Puis-je entrer à Florence en voiture ?',
      answer: 'Seulement si un hôtel ou un garage enregistre votre plaque. Le tram est plus simple.',
    },
  ],
};

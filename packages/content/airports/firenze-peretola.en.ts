import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Florence Peretola airport',
    description:
      'Hire a car at Florence Peretola (FLR): the shuttle to the rental area, how much time to allow, driving times into Chianti, and where to fill up.',
  },
  title: 'Rent a car at Florence Peretola airport',
  description:
    'A short runway below the hills, six kilometres from the cathedral and close to two motorways.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one small terminal. The rental companies are not in it but share a site in Via Palagio degli Spini: a free shuttle leaves from outside arrivals every few minutes and takes about five. Tram T2 runs to the centre in twenty minutes.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'Shuttle, queue, handover: allow half an hour, or more when several flights land together. Ask the way to your hotel, because a wrong turn leads into the limited-traffic zone. Have every scratch recorded, above all on the wheels, which old kerbs and walls seem to attract.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Stopping in front is free for a few minutes only; the car parks beside the terminal are small. To leave a car while you fly, Villa Costanza on the A1, with its tram, is a good choice.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are petrol stations in Viale XI Agosto and on the way from the Firenze Nord and Sesto motorway exits; the one nearest to the rental area is the best known and not the cheapest. Return the car an hour and a half before departure, because the shuttle takes its time too. Strong wind diverts flights to Pisa.',
      ],
    },
  ],
  distances: [
    { to: 'Florence, Santa Maria Novella', kilometres: 6, minutes: 15 },
    { to: 'Greve in Chianti', kilometres: 38, minutes: 45 },
    { to: 'Siena', kilometres: 78, minutes: 65 },
    { to: 'San Gimignano', kilometres: 60, minutes: 55 },
    { to: 'Lucca', kilometres: 72, minutes: 50 },
  ],
  questions: [
    {
      question: 'How do I get onto the A1?',
      answer:
        'From the rental area it takes five minutes, by Firenze Nord, without a city street on the way.',
    },
    {
      question: 'My flight has been diverted to Pisa. What about the car?',
      answer:
        'Ring the rental company. Buses bring passengers to Florence, and many companies hold the car until then.',
    },
    {
      question: 'Can I drive into Florence?',
      answer: 'Only with a hotel or garage that registers the plate. The tram is easier.',
    },
  ],
};

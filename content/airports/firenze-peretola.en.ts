import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Florence Peretola airport',
    description:
      'Hire a car at Florence Peretola (FLR): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Florence Peretola airport',
  description: 'A short runway below the hills, six kilometres from the cathedral and two from the motorway.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One small terminal. The rental businesses are not here but in a common area in Via Palagio degli Spini: a free shuttle leaves from in front of arrivals every few minutes and takes about five. Tram T2 runs to the centre in twenty minutes.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'Shuttle, queue, hand-over: reckon with half an hour, longer when several flights land together. Ask for the way to your hotel, for a wrong turn leads into the limited-traffic zone. Have every scratch recorded, above all on the wheels, which the walls of the old town like.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Stopping in front is free for ten minutes or so; the car parks beside the terminal are small. Those who leave a car while flying often choose Villa Costanza on the A1 and the tram.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Filling stations lie in Viale XI Agosto and along the way from the motorway exits Firenze Nord and Sesto; the one nearest to the rental area is known to everyone and not the cheapest. Return the car an hour and a half before departure, because the shuttle takes its time too. Strong wind diverts flights to Pisa.',
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
      answer: 'From the rental area in five minutes, by Firenze Nord; no city street on the way.',
    },
    {
      question: 'My flight has been diverted to Pisa. What about the car?',
      answer:
        'Ring the business. Buses bring passengers to Florence, and many businesses keep the car until then.',
    },
    {
      question: 'Can I enter Florence with the car?',
      answer: 'Only with a hotel or garage that registers the plate. The tram is easier.',
    },
  ],
};

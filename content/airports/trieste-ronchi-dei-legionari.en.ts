import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Trieste Ronchi dei Legionari airport',
    description:
      'Hire a car at Trieste Ronchi dei Legionari (TRS): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Trieste Ronchi dei Legionari airport',
  description:
    'Between the Karst, the lagoon of Grado and the vineyards of the Collio, with its own railway station and never a crowd.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal. Rental desks are in the arrivals hall, the cars just outside. A covered footbridge leads over the road to the station: Trieste in half an hour, Udine in as much, Venice in an hour and three quarters.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'The hand-over takes ten minutes. If you mean to drive to Slovenia, Croatia or Austria, have the consent written into the contract, and buy the Slovenian e-vignette for the number plate online before the border. In winter ask about tyres or chains, and mind the bora.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Short stops in front are free for some minutes. The multi-storey by the footbridge is for train and plane alike; weekly prices are moderate.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are stations in Ronchi, Monfalcone and on the SS14, all within ten minutes; in Slovenia fuel is often cheaper, and in Friuli residents alone get the regional discount. The return spaces are next to the exit from arrivals. The A4 services are the dearest.',
      ],
    },
  ],
  distances: [
    { to: 'Trieste', kilometres: 33, minutes: 35 },
    { to: 'Grado', kilometres: 22, minutes: 25 },
    { to: 'Gorizia', kilometres: 22, minutes: 25 },
    { to: 'Udine', kilometres: 42, minutes: 35 },
    { to: 'Ljubljana', kilometres: 120, minutes: 85 },
  ],
  questions: [
    {
      question: 'Is it good for Venice?',
      answer:
        'An hour and twenty minutes on the A4, with lower prices and shorter queues than at Marco Polo.',
    },
    {
      question: 'Do I need the vignette for Slovenia?',
      answer: 'On motorways and expressways yes, even for a few kilometres. The old roads are free.',
    },
    {
      question: 'Is there a car for the lagoon at Grado?',
      answer: 'From here the causeway takes twenty-five minutes; parking on the island is paid in summer.',
    },
    {
      question: 'Is a car needed in Trieste?',
      answer:
        'No, but for the Karst, the Collio and the Slovenian coast it is. In town park under San Giusto.',
    },
  ],
};

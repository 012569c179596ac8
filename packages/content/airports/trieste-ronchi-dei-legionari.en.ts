import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Trieste Ronchi dei Legionari airport',
    description:
      'Hire a car at Trieste Ronchi dei Legionari (TRS): the footbridge to the trains, crossing into Slovenia and Austria, and where fuel is cheapest.',
  },
  title: 'Rent a car at Trieste Ronchi dei Legionari airport',
  description:
    'Between the Karst, the lagoon of Grado and the vineyards of the Collio, with its own railway station and never a crowd.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. The rental desks are in the arrivals hall and the cars just outside. A covered footbridge leads over the road to the railway station: Trieste and Udine are half an hour away, Venice an hour and three quarters.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'The handover takes ten minutes. If you mean to drive to Slovenia, Croatia or Austria, have the consent written into the contract, and buy the Slovenian e-vignette for your number plate online before the border. In winter ask about tyres or chains, and mind the bora.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'You can stop in front for a few minutes free of charge. The multi-storey by the footbridge serves trains and planes alike, at moderate weekly prices.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are petrol stations in Ronchi, in Monfalcone and on the SS14, all within ten minutes; fuel is often cheaper in Slovenia, and the regional discount in Friuli is for residents only. The return spaces are next to the exit from arrivals. The A4 services are the dearest.',
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
        'It is an hour and twenty minutes away on the A4, often with lower prices and shorter queues than at Marco Polo.',
    },
    {
      question: 'Do I need the vignette for Slovenia?',
      answer:
        'On motorways and expressways, yes, even for a few kilometres. The old roads are free and, since 2026, so is the one from Rabuiese to Koper.',
    },
    {
      question: 'How do I get to Grado and its lagoon?',
      answer: 'By car over the causeway in twenty-five minutes; on the island you pay for parking in summer.',
    },
    {
      question: 'Do I need a car in Trieste?',
      answer:
        'No, but you do for the Karst, the Collio and the Slovenian coast. In town, park under San Giusto.',
    },
  ],
};

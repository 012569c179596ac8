import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Cagliari Elmas airport',
    description:
      'Hire a car at Cagliari Elmas (CAG): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Cagliari Elmas airport',
  description:
    'On the lagoon of flamingos, seven kilometres from the city and at the beginning of the only road that looks like a motorway.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal. The rental businesses share a building next to it, reached by covered walkway in five minutes, with the cars behind. The train takes six minutes to Cagliari.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'On Saturdays from June to September queues are long: one goes ahead, the others wait for the luggage. Ask about excess for tyres and underbody, because white roads lead to the beaches, and whether ferries to San Pietro are allowed. Check the spare wheel.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Minutes in front are free and few. The multi-storey is beside the terminal; longer stays cost less in the open car park or with private ones in Elmas.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'On the SS130 and SS131 there are stations within three kilometres, in Elmas town cheaper ones; at night they work by card machine. From Villasimius or Chia allow half an hour more on summer evenings. Shake the sand out of the mats: some contracts charge for special cleaning.',
      ],
    },
  ],
  distances: [
    { to: 'Cagliari, centre', kilometres: 8, minutes: 15 },
    { to: 'Poetto beach', kilometres: 14, minutes: 20 },
    { to: 'Pula and Nora', kilometres: 35, minutes: 35 },
    { to: 'Villasimius', kilometres: 58, minutes: 65 },
    { to: 'Oristano', kilometres: 90, minutes: 60 },
  ],
  questions: [
    {
      question: 'Are there motorways or tolls in Sardinia?',
      answer: 'Neither. The SS131 is a free dual carriageway from Cagliari to Sassari.',
    },
    {
      question: 'Can I return in Olbia?',
      answer: 'With many businesses, for a one-way fee shown in the price; three and a half hours.',
    },
    {
      question: 'Which beaches are nearest?',
      answer: 'Poetto in the city; for the finest go to Chia or Villasimius, an hour away.',
    },
    {
      question: 'Do I have to book beaches and their car parks?',
      answer:
        'Some of them, from June to September, with a limit on numbers. Look at the municipality’s site the evening before and start early.',
    },
  ],
};

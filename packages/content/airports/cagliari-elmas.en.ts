import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Cagliari Elmas airport',
    description:
      'Hire a car at Cagliari Elmas (CAG): the building with the rental desks, white roads and what is insured, driving times to the beaches, and fuel.',
  },
  title: 'Rent a car at Cagliari Elmas airport',
  description:
    'By a lagoon with flamingos, seven kilometres from the city, where the only road on the island that looks like a motorway begins.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. The rental companies share a building next to it, five minutes away along a covered walkway, with the cars behind. The train to Cagliari takes six or seven minutes; works on the line can put a bus in its place.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'On Saturdays from June to September the queues are long: send one person ahead while the others wait for the luggage. Ask about the excess for tyres and underbody, because unsurfaced roads lead to the beaches, and whether you may take the ferry to San Pietro. Check the spare wheel.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'You can stop in front free of charge, but only for some ten minutes and a few times a day. The multi-storey is beside the terminal; longer stays cost less in the open-air car park or in private ones in Elmas.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are petrol stations within three kilometres on the SS130 and SS131, and cheaper ones in Elmas; at night you pay by card at the machine. From Villasimius or Chia allow half an hour more on summer evenings. Shake the sand out of the mats: some contracts charge for special cleaning.',
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
      question: 'Can I return the car in Olbia?',
      answer:
        'With many companies, for a one-way fee included in the price you see. The drive takes a good three hours.',
    },
    {
      question: 'Which beaches are nearest?',
      answer: 'Poetto in the city; for the finest go to Chia or Villasimius, an hour away.',
    },
    {
      question: 'Do I have to book beaches and their car parks?',
      answer:
        'Some of them, from mid-May into October, with a limit on numbers. Check the municipality’s website the evening before, and start early.',
    },
  ],
};

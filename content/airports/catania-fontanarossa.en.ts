import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Catania Fontanarossa airport',
    description:
      'Hire a car at Catania Fontanarossa (CTA): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Catania Fontanarossa airport',
  description: 'The busiest airport of Sicily, in sight of the volcano that now and then closes it.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'Terminal A takes most flights, a smaller building some low-cost ones. The rental desks are in a separate area in front of the terminal, signposted, three to five minutes on foot; most cars stand right behind, some in yards nearby with a shuttle. The Alibus and a railway stop lead into town.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'In summer take a number and be patient. After an eruption ask whether the windscreen and the roof have been washed: ash scratches, and existing marks must be on the sheet. A spare wheel is worth more than a larger engine.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Stopping in front is free for a few minutes, read by cameras. P1 and P2 are for hours, P4 and the private car parks for days. At night use lit ones.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up on the way from the ring road, at Via Santa Maria Goretti or at the services of the road to Syracuse; the stations nearest to the terminal are often full in the morning. Coming from Taormina avoid the ring road between five and seven. If the airport closes for ash, ring the business before you return the car.',
      ],
    },
  ],
  distances: [
    { to: 'Catania', kilometres: 6, minutes: 15 },
    { to: 'Taormina', kilometres: 62, minutes: 55 },
    { to: 'Syracuse', kilometres: 58, minutes: 50 },
    { to: 'Etna, Rifugio Sapienza', kilometres: 42, minutes: 60 },
    { to: 'Ragusa', kilometres: 105, minutes: 95 },
  ],
  questions: [
    {
      question: 'Are the motorways free?',
      answer: 'To Syracuse and Palermo yes, to Taormina and Messina the A18 is tolled.',
    },
    {
      question: 'What if my flight is diverted to Comiso?',
      answer: 'Ring the business; many wait or bring the car. Comiso is an hour and a half away by road.',
    },
    {
      question: 'May I drive on Etna?',
      answer: 'Up to the paid car parks at 1,900 metres, with chains on board in winter.',
    },
  ],
};

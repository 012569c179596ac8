import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Catania Fontanarossa airport',
    description:
      'Hire a car at Catania Fontanarossa (CTA): where the desks are, what to check after an eruption, roads to Etna and Taormina, and returning the car.',
  },
  title: 'Rent a car at Catania Fontanarossa airport',
  description: 'Sicily’s busiest airport, in sight of the volcano that now and then closes it.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'Most flights use Terminal A. The rental desks are in a signposted area of their own in front of the terminal, three to five minutes on foot; most cars are right behind it, some in yards nearby with a shuttle. The old terminal next door has been coming down since December 2025 and a new one follows, so trust the signs of the day more than a map. The Alibus and trains run into town.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'In summer take a number and be patient. After an eruption ask whether the windscreen and the roof have been washed: ash scratches, and existing marks must be on the sheet. For Sicily’s roads a spare wheel is worth more than a larger engine.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Stopping in front is free for a few minutes, timed by cameras. The car parks closest to the terminal are for hours, those further out and the private ones for days. At night choose one that is lit.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up on the way in from the ring road, in Via Santa Maria Goretti or at the services on the road to Syracuse; the petrol stations nearest to the terminal are often busy in the morning. Coming from Taormina avoid the ring road between five and seven. If the airport closes for ash, ring the rental company before you return the car.',
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
      answer:
        'To Syracuse and Palermo, yes; the A18 to Taormina and Messina is tolled. Have cash for it, because its machines may refuse cards.',
    },
    {
      question: 'What if my flight is diverted to Comiso?',
      answer:
        'Ring the rental company; many will wait or bring the car. Comiso is an hour and a half away by road.',
    },
    {
      question: 'May I drive on Etna?',
      answer:
        'Up to the paid car parks at 1,900 metres, with winter tyres or chains on board from mid-November to mid-April.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Milan Linate airport',
    description:
      'Hire a car at Milan Linate (LIN): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Milan Linate airport',
  description:
    'The city airport: a quarter of an hour from the cathedral by metro, and directly on the eastern ring road.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal, with everything within a few minutes. The rental desks are on the ground floor by arrivals; the cars stand in the multi-storey opposite, reached on foot under cover. Metro line M4 starts inside the terminal and reaches San Babila in twelve minutes.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'Business travellers fill the desks on Monday morning and Thursday evening; at other times the hand-over takes ten minutes. Ask for the emission class if you have booked an older diesel: the way into town leads through Area B, which keeps the most polluting vehicles out on weekdays.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Drop-off is free for a few minutes, cameras at both ends. The car parks next to the terminal are priced for day returns; for longer absences those along Viale Forlanini with a shuttle cost a third.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Petrol stations lie in Viale Forlanini, on both sides, and on the Tangenziale Est a few minutes away; the ones on the avenue are often cheaper. The return entrance is in the same multi-storey, signposted before the terminal. Leave the ring road at exit “Linate”, not at “Idroscalo”.',
      ],
    },
  ],
  distances: [
    { to: 'Milan, Duomo', kilometres: 8, minutes: 20 },
    { to: 'Bergamo', kilometres: 48, minutes: 40 },
    { to: 'Como', kilometres: 58, minutes: 50 },
    { to: 'Pavia', kilometres: 45, minutes: 40 },
    { to: 'Verona', kilometres: 155, minutes: 95 },
  ],
  questions: [
    {
      question: 'Do I need a ticket for Area C?',
      answer: 'Only if you drive into the inner ring on a weekday. From Linate the metro is quicker.',
    },
    {
      question: 'Which way to the lakes?',
      answer: 'Tangenziale Est and A4 or A51 for Lecco; A4, A8 and A9 for Como.',
    },
    {
      question: 'Is the ring road tolled?',
      answer: 'At certain exits and barriers, yes. Towards the A1 and A4 have a card ready.',
    },
  ],
};

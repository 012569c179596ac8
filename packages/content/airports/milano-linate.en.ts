import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Milan Linate airport',
    description:
      'Hire a car at Milan Linate (LIN): when the desks are busy, Area B and Area C, the ring road and its tolls, and where to fill up before the return.',
  },
  title: 'Rent a car at Milan Linate airport',
  description:
    'The city airport: a quarter of an hour from the centre by metro, and right on the eastern ring road.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal, with everything a few minutes away. The rental desks are on the ground floor by arrivals; the cars are in the multi-storey opposite, reached under cover. Metro line M4 starts inside the terminal and reaches San Babila in twelve minutes.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'Business travellers fill the desks on Monday morning and Thursday evening; at other times the handover takes ten minutes. Ask for the emission class if you have booked an older diesel: the way into town leads through Area B, which keeps the most polluting vehicles out on weekdays.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Drop-off is free for a few minutes, with cameras at both ends. The car parks next to the terminal are priced for day trips; for longer absences those with a shuttle cost far less.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are petrol stations on both sides of Viale Forlanini and on the Tangenziale Est, a few minutes away; those on the avenue are often cheaper. The return entrance is in the same multi-storey, signposted before the terminal. Leave the ring road at the exit marked “Linate”.',
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
      answer:
        'If you drive into the inner ring on a weekday, yes; for weekends, check whether the city now charges too. From Linate the metro is quicker.',
    },
    {
      question: 'Which way to the lakes?',
      answer: 'The A51 and SS36 for Lecco; the A4, A8 and A9 for Como.',
    },
    {
      question: 'Is there a toll on the ring road?',
      answer: 'In part. Towards the A1 and A4, have a card ready.',
    },
  ],
};

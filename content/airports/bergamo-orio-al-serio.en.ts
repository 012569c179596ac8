import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Bergamo Orio al Serio airport',
    description:
      'Hire a car at Bergamo Orio al Serio (BGY): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Bergamo Orio al Serio airport',
  description: 'Low-cost flights land here beside the A4 motorway, halfway between Lake Como and Lake Garda.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal, long and busy. The rental desks stand together near the arrivals exit. Part of the cars wait in the car parks opposite, part a few minutes away by shuttle: your confirmation says which. Bus line 1 goes to Bergamo station and the upper town, coaches to Milan Centrale in an hour.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'Flights arrive in waves in the early morning and late at night, and the queue with them. Let one person go ahead to the desk. Look at the wheels: the kerbs of the exits are high. In winter ask for proof of winter tyres or chains, needed for every valley.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Free stopping is short and filmed. Official car parks are numbered by distance; private ones in Orio, Grassobbio and Seriate collect you by minibus. The shopping centre across the road is connected by an underpass, but its car park is not for travellers.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Seriate or on the Asse Interurbano the evening before an early flight: at five in the morning only card machines serve. Note when the desk opens, and whether keys may be dropped in a box; in that case photograph fuel gauge, kilometres and all four sides.',
      ],
    },
  ],
  distances: [
    { to: 'Bergamo, lower town', kilometres: 5, minutes: 12 },
    { to: 'Milan, Duomo', kilometres: 50, minutes: 50 },
    { to: 'Iseo', kilometres: 32, minutes: 35 },
    { to: 'Lecco', kilometres: 42, minutes: 45 },
    { to: 'Sirmione', kilometres: 82, minutes: 60 },
  ],
  questions: [
    {
      question: 'Is it sensible to drive from here to Milan?',
      answer: 'Only if you continue. With Area B and C the coach is easier.',
    },
    {
      question: 'How long to Lake Garda?',
      answer:
        'Forty-five minutes to an hour to Desenzano and Sirmione on the A4, without a queue at Brescia.',
    },
    {
      question: 'Which lake is nearest?',
      answer: 'Iseo, half an hour away, the quietest of them and with a car-free island.',
    },
  ],
};

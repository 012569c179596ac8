import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Bergamo Orio al Serio airport',
    description:
      'Hire a car at Bergamo Orio al Serio (BGY): beating the queue at the desks, the way to the lakes and to Milan, and returning the car before an early flight.',
  },
  title: 'Rent a car at Bergamo Orio al Serio airport',
  description: 'Low-cost flights land here beside the A4 motorway, halfway between Lake Como and Lake Garda.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal, long and busy. The rental desks stand together near the arrivals exit. Some of the cars are in the car parks opposite, others a few minutes away by shuttle: your confirmation says which. Bus line 1 goes to Bergamo station and the upper town, coaches to Milan Centrale in an hour.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'Flights arrive in waves in the early morning and late at night, and the queue with them. Send one person ahead to the desk. Look at the wheels: the kerbs at the exits are high. In winter make sure there are winter tyres or chains, which every valley requires.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Free stopping is brief and watched by cameras. The official car parks are numbered by distance; private ones in Orio, Grassobbio and Seriate pick you up by minibus. An underpass leads to the shopping centre across the road, but its car park is not for travellers.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Seriate or on the Asse Interurbano the evening before an early flight: at five in the morning only the card machines work. Note when the desk opens, and whether you may drop the keys in a box; if so, photograph the fuel gauge, the kilometres and all four sides.',
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
      answer: 'Only if you are driving on from there. Because of Area B and Area C the coach is easier.',
    },
    {
      question: 'How long to Lake Garda?',
      answer:
        'Forty-five minutes to an hour to Desenzano and Sirmione on the A4, if there is no queue at Brescia.',
    },
    {
      question: 'Which lake is nearest?',
      answer: 'Lake Iseo, half an hour away: the quietest of them, with an island free of cars.',
    },
  ],
};

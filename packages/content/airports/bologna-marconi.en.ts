import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Bologna Marconi airport',
    description:
      'Hire a car at Bologna Marconi (BLQ): the rental area, the monorail, sports cars for Motor Valley, the right exit of the ring road and where to fill up.',
  },
  title: 'Rent a car at Bologna Marconi airport',
  description:
    'Six kilometres from the main square, where four motorways meet: no airport is better placed for the centre and north of the country.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. Rental desks and cars are in an area of their own beside it, reached by free shuttle or in ten minutes on foot, depending on the company. The Marconi Express monorail takes seven minutes to the high-speed railway station; when it is shut for maintenance, buses replace it.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'On trade-fair days, and before races at Imola, the queue is long: arrive with your documents verified. Sports cars for Motor Valley are often handed over at the kerb, with half an hour of explanation. Ask for winter tyres if you are crossing the Apennines.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'A quick stop in front is free for a few minutes, timed by cameras. The nearest car parks are the dearest; those further out cost far less and have a shuttle. If you are staying in the city, Tanari is the better choice.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Via Triumvirato or Borgo Panigale, a few minutes before the entrance, or on the ring road. Leave the ring road where the airport is signposted, and remember that it runs side by side with the motorway: change to the ring road in good time. Half an hour is enough for the return, more on Friday evenings.',
      ],
    },
  ],
  distances: [
    { to: 'Bologna, centre', kilometres: 7, minutes: 15 },
    { to: 'Modena', kilometres: 40, minutes: 35 },
    { to: 'Maranello', kilometres: 52, minutes: 45 },
    { to: 'Ravenna', kilometres: 82, minutes: 60 },
    { to: 'Florence', kilometres: 105, minutes: 80 },
  ],
  questions: [
    {
      question: 'Is there a toll on the ring road?',
      answer: 'No, the tangenziale is free; only the motorway beside it is tolled.',
    },
    {
      question: 'Train or car to Florence?',
      answer: 'The train for the city; the car for Mugello, Chianti or the old road over the Futa.',
    },
    {
      question: 'How far is the sea?',
      answer: 'An hour and a quarter to Rimini and an hour to Ravenna’s beaches, Saturday traffic aside.',
    },
    {
      question: 'Are the Ferrari and Lamborghini museums on the way?',
      answer:
        'Maranello is forty-five minutes away on the A1, Sant’Agata thirty-five on country roads. Both sell timed tickets and have their own car parks.',
    },
  ],
};

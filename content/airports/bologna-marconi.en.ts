import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Bologna Marconi airport',
    description:
      'Hire a car at Bologna Marconi (BLQ): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Bologna Marconi airport',
  description:
    'Six kilometres from the main square, at the crossing of four motorways: no airport is better placed for the centre and north of the country.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal. Rental desks and cars are in an area of their own beside it, reached by free shuttle or in ten minutes on foot depending on the business. The Marconi Express monorail takes seven minutes to the high-speed station.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'On fair days and before the races at Imola the queue is long: arrive with documents verified. Sports cars for Motor Valley are often handed over by the business itself at the kerb, with half an hour of explanation. Ask for winter tyres if you cross the Apennines.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'A quick stop in front is free for a few minutes once or twice a day, counted by cameras. P1 to P3 lie close, the Express car parks further out cost less. Those who stay in the city do better with Tanari.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Via Triumvirato or Borgo Panigale, a few minutes before the entrance, or on the ring road. Leave the ring road at exit 4bis. Keep in mind that tangenziale and motorway run side by side: the motorway has no exit for the airport in town. Half an hour is enough for the return, more on Friday evenings.',
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
      question: 'Is the ring road tolled?',
      answer: 'No, the tangenziale is free; the motorway beside it is tolled.',
    },
    {
      question: 'Train or car to Florence?',
      answer: 'Train for the city, car for Mugello, Chianti or the old Futa road.',
    },
    {
      question: 'How far is the sea?',
      answer: 'An hour and a quarter to Rimini, an hour to Ravenna’s beaches, without Saturday traffic.',
    },
    {
      question: 'Are the Ferrari and Lamborghini museums on the way?',
      answer:
        'Maranello is forty-five minutes away by the A1, Sant’Agata thirty-five by country road. Both want tickets by the hour and have their own car parks.',
    },
  ],
};

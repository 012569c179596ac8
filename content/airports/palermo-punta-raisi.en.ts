import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Palermo Punta Raisi airport',
    description:
      'Hire a car at Palermo Punta Raisi (PMO): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Palermo Punta Raisi airport',
  description:
    'Falcone-Borsellino airport lies between a cliff and the sea, with the toll-free A29 at its gate.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal, arrivals on the ground floor. Some desks are inside, others in a row outside; most cars stand in a rental area to which a free shuttle runs every few minutes. Local businesses wait with a name sign, by appointment. Trains and coaches leave for Palermo central station.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'In July and August allow three quarters of an hour. Ask how the air conditioning works, whether there is a spare wheel, and how high the excess for tyres and underbody is: inland roads are hard on both. Photograph the roof as well.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Waiting in front is free for some minutes, then dear. The multi-storey and the open car parks beside it are paid by the hour, those at Cinisi with a shuttle by the day. Wind can be strong: hold the doors.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There is a filling station on the way out and another by the A29 services at Carini; in Cinisi and Terrasini prices are lower. Fill up before the last exit, because the shuttle yard has no pump. From Palermo allow an hour at rush hour; the bottleneck is the ring road, not the motorway.',
      ],
    },
  ],
  distances: [
    { to: 'Palermo', kilometres: 35, minutes: 35 },
    { to: 'Trapani', kilometres: 75, minutes: 50 },
    { to: 'San Vito Lo Capo', kilometres: 78, minutes: 65 },
    { to: 'Cefalù', kilometres: 100, minutes: 75 },
    { to: 'Agrigento', kilometres: 165, minutes: 135 },
  ],
  questions: [
    {
      question: 'Do I need the limited-traffic pass for Palermo at once?',
      answer: 'Only if you drive into the historic centre during its hours. Your hotel explains it.',
    },
    {
      question: 'Is Trapani airport an alternative?',
      answer:
        'For the west coast yes, it is fifty minutes away. One-way rental between the two is often possible.',
    },
    { question: 'Is the A29 tolled?', answer: 'No, neither to Palermo nor to Trapani or Mazara.' },
  ],
};

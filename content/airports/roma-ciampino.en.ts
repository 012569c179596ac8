import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Rome Ciampino airport',
    description:
      'Hire a car at Rome Ciampino (CIA): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Rome Ciampino airport',
  description:
    'A small airport for low-cost flights at the foot of the Castelli hills, ten minutes from the ring road and without a railway of its own.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is a single terminal. The rental desks stand in their own building to the right of arrivals, three minutes on foot, with the cars in the yard behind it. Buses run to Termini and to Ciampino station, from which trains to Rome take a quarter of an hour.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'Low-cost flights arrive in waves: send one person to the desk while another waits for the cases. Whoever has uploaded documents beforehand is done sooner. Check fuel, spare wheel and existing scratches in daylight; yards are small and manoeuvring marks on bumpers common.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'In front of the terminal a few minutes are free, then it becomes expensive quickly. The airport car parks lie along Via Appia Nuova; private ones with shuttle are cheaper. There is no waiting in the bus lanes, where cameras stand.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up on the Appia towards Albano or at the ring road’s services before exit 23; directly at the airport choice is small. Between half past seven and nine the Appia crawls towards Rome, in the evening towards the hills. Plan half an hour more for a return at these hours.',
      ],
    },
  ],
  distances: [
    { to: 'Rome, Termini', kilometres: 15, minutes: 30 },
    { to: 'Frascati', kilometres: 9, minutes: 15 },
    { to: 'Castel Gandolfo', kilometres: 12, minutes: 20 },
    { to: 'Latina', kilometres: 55, minutes: 60 },
    { to: 'Frosinone', kilometres: 72, minutes: 55 },
  ],
  questions: [
    {
      question: 'Is Ciampino good for the Castelli Romani?',
      answer: 'Ideal: Frascati and the lake of Albano lie within twenty minutes, without touching the city.',
    },
    {
      question: 'Is there a desk late at night?',
      answer:
        'Most close after the last scheduled landing; with a delayed flight, ring the business. The number is on your confirmation.',
    },
    {
      question: 'Can I return the car at Fiumicino?',
      answer: 'With many businesses, for a one-way fee; by ring road it is half an hour.',
    },
  ],
};

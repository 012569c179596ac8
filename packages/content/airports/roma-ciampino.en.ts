import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Rome Ciampino airport',
    description:
      'Hire a car at Rome Ciampino (CIA): desks a short walk from arrivals, low-cost flights and their queues, rush hours on the Appia, and where to fill up.',
  },
  title: 'Rent a car at Rome Ciampino airport',
  description:
    'A small airport for low-cost flights at the foot of the Castelli hills, ten minutes from the ring road and without a railway of its own.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is a single terminal. The rental desks are outside the terminal, a short walk from arrivals, with the cars close by: follow “Autonoleggi”. Buses run to Termini and to Ciampino station, from which trains to Rome take a quarter of an hour.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'Low-cost flights arrive in waves: send one person to the desk while another waits for the cases. If your documents are already uploaded you will be done sooner. Check the fuel, the spare wheel and existing scratches in daylight; the yards are tight and scuffed bumpers common.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'A few minutes in front of the terminal are free; then it quickly becomes expensive. The airport car parks lie along Via Appia Nuova; private ones with a shuttle are cheaper. Do not wait in the bus lanes, which have cameras.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up on the Appia towards Albano or at the services on the ring road before exit 23; at the airport itself there is little choice. Between half past seven and nine the Appia crawls towards Rome, in the evening towards the hills. Allow half an hour more if you return the car at these times.',
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
      answer: 'It is ideal: Frascati and Lake Albano are within twenty minutes, without touching the city.',
    },
    {
      question: 'Is there a desk late at night?',
      answer:
        'Most close after the last scheduled landing; if your flight is delayed, ring the rental company. The number is on your confirmation.',
    },
    {
      question: 'Can I return the car at Fiumicino?',
      answer: 'With many companies, for a one-way fee; it is half an hour on the ring road.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Naples Capodichino airport',
    description:
      'Hire a car at Naples Capodichino (NAP): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Naples Capodichino airport',
  description:
    'In the middle of the urban area and yet two minutes from the ring road: nobody has to drive through Naples to leave it.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. The rental area lies outside, a few minutes on foot to the right of arrivals or by a short shuttle, depending on the business; signs say “Autonoleggio”. The Alibus goes to the central station and the port in a quarter to half an hour.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'Have every scratch written down, and there will be some; ask for photographs to be kept with your booking. Decide about the excess calmly beforehand. For the Amalfi coast take the smallest car and ask which mirrors fold.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'The free minutes in front of the terminal are few. P1 and P2 are for short stays, others with a shuttle for longer ones. Men who offer to look after the car are not the car park; drive to the barrier.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up on the Tangenziale or on Viale Maddalena, where several stations stand close together; towards evening there are queues. From Sorrento or Amalfi add an hour in summer. Read the name of the exit, “Capodichino-Aeroporto”, and keep right after it.',
      ],
    },
  ],
  distances: [
    { to: 'Naples, port', kilometres: 7, minutes: 20 },
    { to: 'Pompeii', kilometres: 27, minutes: 30 },
    { to: 'Caserta', kilometres: 28, minutes: 30 },
    { to: 'Sorrento', kilometres: 52, minutes: 65 },
    { to: 'Amalfi', kilometres: 65, minutes: 85 },
  ],
  questions: [
    { question: 'Is the Tangenziale tolled?', answer: 'Once, at a flat rate, by coin or card.' },
    {
      question: 'How do I reach Pompeii from here?',
      answer: 'By the A3 towards Salerno, exit Pompei Ovest, half an hour; the car parks are at the exit.',
    },
    {
      question: 'Can I collect here and return in Rome?',
      answer: 'With many businesses, for a one-way fee that the price shows; two hours by the A1.',
    },
    {
      question: 'Where do I leave the car for Capri or Ischia?',
      answer:
        'In a guarded garage by the port, or better: collect it here only after the islands. The Alibus takes you to the boats at Beverello in half an hour.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Naples Capodichino airport',
    description:
      'Hire a car at Naples Capodichino (NAP): finding the rental area, what to check at the handover, roads to Pompeii and Amalfi, and where to fill up.',
  },
  title: 'Rent a car at Naples Capodichino airport',
  description:
    'In the middle of the city and yet two minutes from the ring road: nobody has to drive through Naples to leave it.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. The rental area lies outside, a few minutes’ walk or a short shuttle ride from arrivals, depending on the company; follow “Autonoleggio”. The Alibus takes fifteen to thirty minutes to the central station and the port.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'Have every scratch written down, because there will be some, and take your own photographs. Decide about the excess calmly beforehand. For the Amalfi Coast take the smallest car, and ask how the mirrors fold.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'You have a quarter of an hour to drive in, stop and drive out again, measured by cameras; after that comes a fine. The car parks beside the terminal are for short stays, those with a shuttle for longer ones. Men who offer to look after your car are not the car park: drive on to the barrier.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up on the Tangenziale or in Viale Maddalena, where several petrol stations stand close together; towards evening there are queues. From Sorrento or Amalfi add an hour in summer. Watch for the airport exit, Capodichino, and keep right after it.',
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
    { question: 'Is there a toll on the Tangenziale?', answer: 'Once, at a flat rate, by coin or card.' },
    {
      question: 'How do I reach Pompeii from here?',
      answer:
        'Take the A3 towards Salerno to the Pompei Ovest exit, half an hour; the car parks are right there. Take cash for the flat toll, since cards may be refused.',
    },
    {
      question: 'Can I collect a car here and return it in Rome?',
      answer:
        'With many companies, for a one-way fee included in the price you see. It is a little over two hours on the A1.',
    },
    {
      question: 'Where do I leave the car for Capri or Ischia?',
      answer:
        'In a guarded garage by the port; or, better, collect it here after the islands. The Alibus takes you to the boats at Molo Beverello in half an hour.',
    },
  ],
};

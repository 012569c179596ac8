import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Palermo Punta Raisi airport',
    description:
      'Hire a car at Palermo Punta Raisi (PMO): desks and the rental shuttle, what to ask for Sicily’s inland roads, the toll-free A29, and where to fill up.',
  },
  title: 'Rent a car at Palermo Punta Raisi airport',
  description:
    'Falcone-Borsellino airport lies between a cliff and the sea, with the toll-free A29 at its gates.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal, with arrivals on the ground floor. Some companies have a desk inside, others only in the rental area, where most of the cars are; a free shuttle goes there. Look in your booking for which it is. Local companies wait with a name sign, by appointment. Trains and coaches leave for Palermo central station.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'In July and August allow three quarters of an hour. Ask whether there is a spare wheel and how high the excess for tyres and underbody is: inland roads are hard on both. Photograph the roof as well.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'In front of the doors you have a quarter of an hour, counted by cameras; after that comes a fine, not a charge. The car park at the terminal charges by the hour, those half a kilometre away and in Cinisi, with a shuttle, by the day. The wind can be strong: hold on to the doors.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'The A29 has no service station from end to end. Leave it at Carini, Villagrazia or Cinisi, where there are pumps near the exits, and fill up there: the rental area has none. From Palermo allow an hour at rush hour; the bottleneck is the ring road, not the motorway.',
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
      question: 'Do I need the ZTL pass for Palermo straight away?',
      answer:
        'Only if you drive into the historic centre while the zone is active. Your hotel will explain how.',
    },
    {
      question: 'Is Trapani airport an alternative?',
      answer:
        'For the west coast, yes: it is fifty minutes away. One-way rental between the two is often possible.',
    },
    { question: 'Is there a toll on the A29?', answer: 'No, neither to Palermo nor to Trapani or Mazara.' },
  ],
};

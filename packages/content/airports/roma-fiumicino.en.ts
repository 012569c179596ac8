import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Rome Fiumicino airport',
    description:
      'Hire a car at Rome Fiumicino (FCO): the office tower with the rental desks, late arrivals, driving times and tolls, and where to fill up for the return.',
  },
  title: 'Rent a car at Rome Fiumicino airport',
  description:
    'Italy’s largest airport lies between the ring road and the sea: the simplest place in Rome to begin a journey by car.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'Flights use Terminals 1 and 3, which stand side by side. The rental desks are not in the arrivals halls but in an office tower opposite, reached by covered walkways from both: follow “Autonoleggi”, ten minutes with luggage. A train every quarter of an hour or so links the airport with Termini, another with Trastevere and Tiburtina.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'Take a number if the desk has a machine, and have your licence, identity document and credit card ready. The cars are in the multi-storeys next to the tower. Photograph wheels and bumpers, since garages are dark, and set the satnav before you reach the ramp: the first choice, Rome or Civitavecchia, comes almost at once.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'If you are meeting someone, you have fifteen free minutes in front of the terminals; cameras time them, and overstaying costs a fine. The short-stay garages are next to arrivals; the long-stay car park has a shuttle and costs much less if you book online.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up along the A91 from Rome, at the services in each direction, or in Fiumicino town; the pumps close to the terminals are dearer, with queues at dawn. Keep the receipt. The return lanes are signposted by company. Allow three quarters of an hour from the barrier to check-in.',
      ],
    },
  ],
  distances: [
    { to: 'Rome, Colosseum', kilometres: 30, minutes: 40 },
    { to: 'Civitavecchia, port', kilometres: 58, minutes: 45 },
    { to: 'Tivoli', kilometres: 57, minutes: 50 },
    { to: 'Orvieto', kilometres: 135, minutes: 85 },
    { to: 'Naples', kilometres: 230, minutes: 150 },
  ],
  questions: [
    {
      question: 'Can I collect a car after midnight?',
      answer:
        'Several companies have late desks; our list shows the cars you can collect at your time. Local ones meet late flights by appointment.',
    },
    {
      question: 'Is there a toll on the way into Rome?',
      answer:
        'No. The A91 and the ring road are free. The A12 to Civitavecchia is tolled after the first stretch.',
    },
    {
      question: 'Should I drive straight into the centre?',
      answer:
        'Only with a hotel that registers your number plate. Otherwise take the train, and collect the car on the day you leave the city.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Rome Fiumicino airport',
    description:
      'Hire a car at Rome Fiumicino (FCO): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
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
      heading: 'Hand-over of the car',
      text: [
        'Draw a number if the desk has a machine, and have licence, identity document and credit card ready. Cars stand in the multi-storeys next to the tower. Photograph wheels and bumpers, since garages are dark, and set the navigation before the ramp: the first choice, Rome or Civitavecchia, comes after three hundred metres.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Whoever fetches someone has a few free minutes in front of the terminals, watched by cameras; a stop there counts each passage. Short-stay garages are next to arrivals, the long-stay park is reached by a shuttle and costs much less when booked online.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up along the A91 from Rome, at the services in each direction, or in Fiumicino town; pumps close to the terminals are dearer and queue at dawn. Keep the receipt. The return lanes are signposted by company. Allow three quarters of an hour between barrier and check-in.',
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
        'Several businesses have late desks; the list shows what can be collected at your hour. Local ones meet late flights by appointment.',
    },
    {
      question: 'Is the way into Rome tolled?',
      answer:
        'No. The A91 and the ring road are free. The A12 to Civitavecchia is tolled beyond the first stretch.',
    },
    {
      question: 'Should I drive straight into the centre?',
      answer:
        'Only with a hotel that registers your number plate. Otherwise take the train and collect the car on departure.',
    },
  ],
};

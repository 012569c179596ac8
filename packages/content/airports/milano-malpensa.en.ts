import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Milan Malpensa airport',
    description:
      'Hire a car at Milan Malpensa (MXP): which terminal your desk is in, tolls and the Pedemontana, driving times to the lakes, and returning the car.',
  },
  title: 'Rent a car at Milan Malpensa airport',
  description:
    'The north’s intercontinental airport lies in the woods of the Ticino, nearer to the lakes than to Milan.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'Terminal 1 takes most airlines, Terminal 2 the low-cost ones; a free bus and the train connect them. Each has its own row of rental desks on the arrivals level, with the cars in the car park opposite: your confirmation says which of the two you need. Trains run from both to Cadorna and Centrale in forty to fifty-five minutes or so.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'In the morning, when the long-haul flights land, expect half an hour at the desk. Ask whether the car has a toll transponder and how the Pedemontana, which has no booths, is paid for. From 15 November to 15 April make sure that winter tyres or chains are on board.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Drop-off in front of departures is free for a few minutes, timed by cameras. The car parks get cheaper with distance, and much cheaper if you book online. At Terminal 2 the nearest are across the road.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are petrol stations on the SS336 in both directions, the last a few kilometres before the terminals, and cheaper ones in Gallarate. Look out for the car-rental return signs early: the exits for Terminals 1 and 2 are kilometres apart, and missing yours costs ten minutes.',
      ],
    },
  ],
  distances: [
    { to: 'Milan, Duomo', kilometres: 52, minutes: 55 },
    { to: 'Stresa, Lake Maggiore', kilometres: 45, minutes: 40 },
    { to: 'Como', kilometres: 52, minutes: 50 },
    { to: 'Lugano', kilometres: 75, minutes: 65 },
    { to: 'Turin', kilometres: 125, minutes: 85 },
  ],
  questions: [
    {
      question: 'Malpensa or Linate?',
      answer: 'Malpensa for Lake Maggiore, Varese and Switzerland; Linate for the city and the east.',
    },
    {
      question: 'Can I drive into Switzerland?',
      answer:
        'With the rental company’s consent and the Swiss motorway vignette; the border at Chiasso is fifty minutes away.',
    },
    {
      question: 'Is there a toll on the A8?',
      answer: 'Yes, towards Milan, at a barrier that takes cards.',
    },
  ],
};

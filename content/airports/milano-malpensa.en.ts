import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Milan Malpensa airport',
    description:
      'Hire a car at Milan Malpensa (MXP): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Milan Malpensa airport',
  description:
    'The intercontinental airport of the north lies in the woods of the Ticino, nearer to the lakes than to Milan.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'Terminal 1 takes most airlines, Terminal 2 the low-cost ones; a free bus and the train connect them. Each has its row of rental desks on the arrivals level, and cars in the car park opposite: check on your confirmation which of the two is meant. Trains run from both to Cadorna and Centrale in forty to fifty-five minutes.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'In the morning, when the flights from overseas land, expect half an hour at the desk. Ask whether the toll transponder is part of the car and how the Pedemontana, which has no booths, is settled. From 15 November to 15 April make sure that winter tyres or chains are on board.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Drop-off in front of the departures hall is free for some minutes and read by cameras. Car parks carry numbers and prices that fall with distance; online booking halves them. At Terminal 2 the nearest are across the road.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are filling stations on the SS336 in both directions, the last a few kilometres before the terminals, and in Gallarate at lower prices. Follow “Rental car return” early: the exits for Terminal 1 and 2 lie five kilometres apart, and missing one costs ten minutes.',
      ],
    },
  ],
  distances: [
    { to: 'Milan, Duomo', kilometres: 52, minutes: 55 },
    { to: 'Stresa, Lake Maggiore', kilometres: 45, minutes: 40 },
    { to: 'Como', kilometres: 52, minutes: 50 },
    { to: 'Lugano', kilometres: 75, minutes: 65 },
    { to: 'Turin', kilometres: 115, minutes: 75 },
  ],
  questions: [
    {
      question: 'Malpensa or Linate?',
      answer: 'Malpensa for Lake Maggiore, Varese and Switzerland; Linate for the city and the east.',
    },
    {
      question: 'Can I drive into Switzerland?',
      answer:
        'With the consent of the business and the Swiss motorway vignette; the border at Chiasso is fifty minutes away.',
    },
    {
      question: 'Is the A8 tolled?',
      answer: 'Yes, between Gallarate and Milan, with one barrier; cards are taken.',
    },
  ],
};

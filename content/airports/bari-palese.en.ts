import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Bari Palese airport',
    description:
      'Hire a car at Bari Palese (BRI): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Bari Palese airport',
  description: 'Karol Wojtyła airport: small, quick, and directly on the dual carriageway along the coast.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal. Leaving arrivals you see the row of rental offices, with the cars a few steps away in the open. Trains to Bari central station leave from below, about twenty minutes; buses to Matera and Brindisi stop in front.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'From the belt to the road it seldom takes more than twenty minutes, in August forty. Choose a compact car, for the lanes of the white towns. Look at wheels and underbody: country roads have stones, and those parts are often outside the insurance.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Waiting in front is free for about ten minutes. The multi-storey is opposite, cheaper open car parks are beside it, and at Palese private ones run a shuttle.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'On the SS16 there are stations in each direction within five kilometres; those of the supermarkets in Modugno and Bitonto are the cheapest. From the Itria valley allow an hour and a quarter; on Sunday evenings in summer the SS16 from Monopoli slows to walking pace. Return lanes lie next to the offices.',
      ],
    },
  ],
  distances: [
    { to: 'Bari, centre', kilometres: 11, minutes: 18 },
    { to: 'Trani', kilometres: 38, minutes: 30 },
    { to: 'Polignano a Mare', kilometres: 45, minutes: 35 },
    { to: 'Alberobello', kilometres: 65, minutes: 55 },
    { to: 'Matera', kilometres: 65, minutes: 60 },
  ],
  questions: [
    {
      question: 'Are there tolls in Puglia?',
      answer: 'Only on the A14. The SS16 and the roads to Alberobello and Matera are free.',
    },
    {
      question: 'Bari or Brindisi for Salento?',
      answer:
        'Brindisi is nearer to Lecce; from Bari it is an hour and three quarters on the free SS16 and SS613.',
    },
    {
      question: 'Can I drive in Matera’s Sassi?',
      answer: 'No, they are a limited-traffic zone. Park in the modern town; ten minutes on foot.',
    },
    {
      question: 'Can I collect the car at the ferry port?',
      answer:
        'With some businesses, by appointment. From the port to the airport it is twenty minutes by taxi, which is often the quicker way.',
    },
  ],
};

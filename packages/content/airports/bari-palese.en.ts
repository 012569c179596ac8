import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Bari Palese airport',
    description:
      'Hire a car at Bari Palese (BRI): where the desks are, how long the handover takes, driving times to Matera and Alberobello, and where to fill up.',
  },
  title: 'Rent a car at Bari Palese airport',
  description: 'Karol Wojtyła airport is small, quick and right on the dual carriageway along the coast.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. As you leave arrivals you see the row of rental offices, with the cars a few steps away in the open. Trains to Bari central station leave from below and take about twenty minutes; buses to Matera and Brindisi stop in front.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'From baggage reclaim to the road seldom takes more than twenty minutes, or forty in August. Choose a compact car for the lanes of the white towns. Check wheels and underbody: country roads are stony, and those parts are often not insured.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'The free minutes are few: at departures hardly enough to unload, up to a quarter of an hour in the short-stay car parks, and not as often a day as you like. Read the sign at the barrier. The multi-storey is opposite, with cheaper open-air car parks beside it; private ones in Palese run a shuttle.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'The SS16 has petrol stations in each direction within five kilometres; the supermarket pumps in Modugno and Bitonto are the cheapest. From the Itria valley allow an hour and a quarter; on Sunday evenings in summer the SS16 from Monopoli slows to walking pace. Return lanes lie next to the offices.',
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
      question: 'Bari or Brindisi for the Salento?',
      answer:
        'Brindisi is nearer to Lecce; from Bari it is an hour and three quarters on the SS16, SS379 and SS613, all free.',
    },
    {
      question: 'Can I drive in Matera’s Sassi?',
      answer: 'No, they are a limited-traffic zone. Park in the modern town, ten minutes away on foot.',
    },
    {
      question: 'Can I collect the car at the ferry port?',
      answer:
        'With some companies, by appointment. It is often quicker to take a taxi to the airport, twenty minutes away.',
    },
  ],
};

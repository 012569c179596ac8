import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Venice Marco Polo airport',
    description:
      'Hire a car at Venice Marco Polo (VCE): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Venice Marco Polo airport',
  description:
    'On the edge of the lagoon: by boat to Venice, by motorway to the Dolomites, and the car waits five minutes away.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal on three floors. The rental desks are in the arrivals hall; the cars stand in the multi-storey opposite, a covered walk of five minutes. From the dock, ten minutes away along a moving walkway, boats leave for Venice; buses to Piazzale Roma and Mestre stop in front.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'If you go into Venice first, do not collect the car today: a night in a garage there costs as much as a day of rental. Book the hand-over for the day you leave and return by bus. For the mountains ask about winter equipment and a toll transponder.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'The waiting area in front of arrivals is free for a few minutes. Car parks P1 to P6 grow cheaper with distance and are cheaper still online; private ones at Tessera run shuttles. For islands and old town nobody needs them.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Petrol stations stand on the SS14 Triestina in both directions, two to four kilometres away, and are less dear than the one at the access road. The return entrance to the multi-storey is signposted by business. On summer Saturdays the Triestina towards Jesolo stands still from eight o’clock.',
      ],
    },
  ],
  distances: [
    { to: 'Venice, Piazzale Roma', kilometres: 13, minutes: 20 },
    { to: 'Treviso', kilometres: 26, minutes: 30 },
    { to: 'Padua', kilometres: 45, minutes: 40 },
    { to: 'Cortina d’Ampezzo', kilometres: 150, minutes: 115 },
    { to: 'Trieste', kilometres: 145, minutes: 90 },
  ],
  questions: [
    {
      question: 'Can I return the car at Piazzale Roma?',
      answer:
        'With businesses that have a branch there. It is the most convenient end to a journey if Venice comes last.',
    },
    {
      question: 'Do I pay toll to Mestre?',
      answer: 'No, the airport link and the A57 around Mestre are free up to the barriers.',
    },
    {
      question: 'Is Treviso airport near?',
      answer: 'Thirty-five minutes; mind which of the two your low-cost flight means.',
    },
  ],
};

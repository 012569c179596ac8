import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Venice Marco Polo airport',
    description:
      'Hire a car at Venice Marco Polo (VCE): desks in arrivals, when to collect if you see Venice first, driving times to the Dolomites, and where to fill up.',
  },
  title: 'Rent a car at Venice Marco Polo airport',
  description:
    'On the edge of the lagoon: Venice by boat, the Dolomites by motorway, and your car five minutes from the arrivals hall.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal on three floors. The rental desks are in the arrivals hall and the cars in the multi-storey opposite, five minutes under cover. Boats to Venice leave from the dock, ten minutes away along a moving walkway; buses to Piazzale Roma and Mestre stop in front. A railway station under the terminal is being finished: check whether trains call yet.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'If you are going into Venice first, do not collect the car yet: a night in a garage there costs as much as a day’s rental. Book it for the day you leave, and come back by bus. For the mountains ask about winter equipment and a toll transponder.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'The waiting area in front of arrivals is free for a few minutes. The car parks get cheaper with distance, and cheaper still online; private ones in Tessera run shuttles. To visit Venice and the islands you need none of them.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'The SS14 Triestina has petrol stations in both directions, a few kilometres away, and cheaper than the one on the access road. The return entrance to the multi-storey is signposted by company. On summer Saturdays the Triestina towards Jesolo is at a standstill from eight o’clock.',
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
        'With companies that have a branch there. If Venice comes last, there is no more convenient end to a journey.',
    },
    {
      question: 'Is there a toll to Mestre?',
      answer: 'No, the airport link and the A57 around Mestre are free up to the barriers.',
    },
    {
      question: 'Is Treviso airport nearby?',
      answer: 'Thirty-five minutes away; check which of the two your low-cost flight uses.',
    },
  ],
};

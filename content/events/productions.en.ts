import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Rent a car for films, photo shoots and productions',
    description:
      'Picture cars and crew vehicles for film, advertising and photography in Italy: continuity, permits, camera mounts, insurance, long hire.',
  },
  title: 'Rent a car for productions',
  highlightedWord: 'productions',
  description:
    'The picture car and the vans that carry everything else: what a set needs of a hire, and what to ask before the first day of shooting.',
  text: [
    {
      heading: 'Picture cars',
      text: [
        'A car in front of the camera plays a part. Director and art department want make, year, colour and sometimes a scratch; the schedule wants the same car, unchanged, on the fourth and on the nineteenth. Hire it for the whole stretch between the first and last scene rather than day by day: weekly and monthly prices make it cheaper than it sounds, and nobody else returns it with a new dent in between. Photograph it from all sides at check-in, for the business and for continuity alike.',
        'Write to the business before booking if the scene involves more than driving normally: mounts and suction rigs, gels on the windows, removed number plates, painted or dulled surfaces, animals, smoke, night shoots in the rain. Much is possible when it is agreed in writing, and hardly anything is when it was not. Stunts, driving off the road and closed-road speed are outside a normal rental and its insurance.',
      ],
    },
    {
      heading: 'Vehicles for the crew',
      text: [
        'Around every picture car there are five that nobody sees: a minivan for cast and make-up, a van-like people carrier for the camera department, an SUV for the location manager who looks at mountain roads before the snow has gone, an electric car for a studio that demands it. Choose pickup at the same company and same hour, and let the runner go once. Automatic gearboxes save tempers on days of fourteen hours.',
        'For mountain and winter units ask for winter tyres or chains, which are compulsory on many roads from 15 November to 15 April.',
      ],
    },
    {
      heading: 'Permits, streets, parking',
      text: [
        'The regional film commission is the first call: it knows the offices for closing streets, for reserved parking and for entering limited-traffic zones (ZTL) with production vehicles, and its service is free. Permits name number plates. Ask the business for them when you book, and for their replacement if a car is exchanged. A filming permit does not exempt the hire car’s driver from fines elsewhere.',
        'Every person who drives has to be in the booking with a verified licence, up to five besides the main driver. For a crew in shifts, name them all at the beginning.',
      ],
    },
  ],
  checklist: [
    {
      title: 'In preparation',
      text: 'Model, year, colour and state in writing; dates of the first and the last scene; a second car in reserve.',
    },
    {
      title: 'Contract',
      text: 'Mounts, changes, kilometres, drivers, deposit, and who pays for cleaning, agreed with the business.',
    },
    {
      title: 'Insurance',
      text: 'Compare excess and exclusions with the production’s own policy, which often covers what a rental does not.',
    },
    { title: 'On set', text: 'Keys with one person, a log of kilometres, photographs every evening.' },
  ],
  questions: [
    {
      question: 'Can I hire a car for longer than 30 days?',
      answer:
        'A single booking lasts at most 30 days. Book the next one for the same car from the same hour; the business keeps it with you.',
    },
    {
      question: 'May the make be seen in the film?',
      answer:
        'That is a matter between you and the maker, not of the rental. The business may ask that its own name and plate are not recognisable.',
    },
    {
      question: 'Do you have vintage cars?',
      answer: 'Some businesses do. Filter by events, or write to us with year and model and we ask.',
    },
    {
      question: 'Can the invoice go to the production company?',
      answer: 'Yes: enter company name, VAT number, legal form and SDI code or certified email at checkout.',
    },
  ],
  invitation: {
    title: 'Cast a car',
    text: 'Cars that their owners offer for shoots, by place and date.',
    button: 'See cars for productions',
  },
};

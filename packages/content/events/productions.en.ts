import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Rent a car for films, photo shoots and productions',
    description:
      'Picture cars and crew vehicles for film, advertising and photography in Italy: continuity, permits, camera mounts, insurance, long hires.',
  },
  title: 'Rent a car for productions',
  highlightedWord: 'productions',
  description:
    'The picture car and the vans that carry everything else: what a set needs from a hire car, and what to ask before the first day of shooting.',
  text: [
    {
      heading: 'Picture cars',
      text: [
        'A car in front of the camera plays a part. The director and the art department want a make, a year, a colour and sometimes a scratch; the schedule wants the same car, unchanged, on the fourth and on the nineteenth. Hire it for the whole stretch between its first and last scene rather than day by day: weekly and monthly prices make this cheaper than it sounds, and nobody else puts a new dent in it in between. Photograph it from all sides at check-in, for the rental company and for continuity alike.',
        'Write to the rental company before booking if the scene involves more than driving normally: mounts and suction rigs, gels on the windows, removed number plates, painted or dulled surfaces, animals, smoke, night shoots in the rain. Much is possible if it is agreed in writing, and hardly anything if it is not. Stunts, off-road driving and high speeds on closed roads are outside a normal rental and its insurance.',
      ],
    },
    {
      heading: 'Vehicles for the crew',
      text: [
        'Around every picture car there are five that nobody sees: a minivan for cast and make-up, a roomy people carrier for the camera department, an SUV for the location manager who looks at mountain roads before the snow has gone, an electric car for a studio that insists on one. Choose pickup at the same company at the same time, so that the runner goes only once. Automatic gearboxes save tempers on fourteen-hour days.',
        'For mountain and winter units ask for winter tyres or chains, which are compulsory on many roads from 15 November to 15 April.',
      ],
    },
    {
      heading: 'Permits, streets, parking',
      text: [
        'Call the regional film commission first: it knows the offices for closing streets, for reserved parking and for entering limited-traffic zones (ZTL) with production vehicles, and its service is free. Permits name number plates. Ask the rental company for them when you book, and again if a car is exchanged. A filming permit does not save the driver from fines elsewhere.',
        'Everyone who drives has to be named in the booking with a verified licence, up to five besides the main driver. If the crew works in shifts, name them all at the start.',
      ],
    },
  ],
  checklist: [
    {
      title: 'In preparation',
      text: 'Model, year, colour and condition in writing; dates of the first and last scenes; a second car in reserve.',
    },
    {
      title: 'Contract',
      text: 'Mounts, changes to the car, kilometres, drivers, deposit, and who pays for cleaning, all agreed with the rental company.',
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
        'A single booking lasts at most 30 days. Book the same car again from the time the first booking ends, and agree with the rental company that it stays with you.',
    },
    {
      question: 'Can the make be visible in the film?',
      answer:
        'That is between you and the manufacturer, and no concern of the rental. The rental company may ask that its own name and number plate cannot be recognised.',
    },
    {
      question: 'Do you have vintage cars?',
      answer:
        'Some companies do. Look among the cars offered for shoots, or write to us with the year and model and we will ask.',
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

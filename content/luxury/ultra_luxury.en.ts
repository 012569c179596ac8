import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Ultra-luxury and supercar hire in Italy',
    description:
      'Hiring a supercar or a coachbuilt saloon: conditions, deposits, insurance excess, transport, where to drive it, and how the hand-over works.',
  },
  title: 'Ultra-luxury cars, for a day you will tell of',
  highlightedWord: 'Ultra-luxury cars',
  description:
    'Supercars from Maranello and Sant’Agata, coachbuilt limousines, rare convertibles. Few exist, fewer are for hire, and each has its own rules.',
  text: [
    {
      heading: 'What makes it different',
      text: [
        'At this level you do not hire a category, you hire one particular car with a number plate. The business knows its history, has it transported rather than driven over long distances, and hands it over in person, usually with an hour of introduction. Take that hour. Carbon brakes want warming up, a lift for the front axle saves the lip at every garage ramp, and the gearbox has a mode for towns that you will be glad of.',
        'Italy is where many of these cars were made. From Bologna and Modena the factories and museums of the Motor Valley are within an hour, and the roads over the Apennines begin just behind them. Around Lake Como, on the Riviera and in the hills south of Rome there are hotels whose garage has seen such cars before; call ahead and describe height and width.',
      ],
    },
    {
      heading: 'Conditions in plain words',
      text: [
        'Expect a minimum age of 25, 28 or 30, five to ten years of licence, a deposit in the thousands held on one or two credit cards of the main driver, and a limited number of kilometres a day with a stated price for each one more. The excess of the insurance is high, and tyres, wheels, glass and underbody are often outside it. All of this is on the page of the car or told to you before payment; ask until you have understood it, and travel only when the card limits are confirmed by your bank.',
        'Tracking devices are usual and legitimate when the contract says so. They also find the car if it is stolen, which is why leaving it in a public street overnight is normally forbidden.',
      ],
    },
    {
      heading: 'On the road',
      text: [
        'Speed limits are the same for everyone: 130 km/h on motorways, 110 when it rains, 90 on country roads, 50 in towns, with average-speed control on long stretches of motorway. The pleasure is in second gear on a pass, not in the left lane. Drive early: at seven in the morning the roads belong to you and the delivery van.',
        'Avoid the old towns altogether. Limited-traffic zones, speed bumps and attention make them a bad place for a very low car. Park at the edge, in a closed garage, and walk in.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Bank',
      text: 'Raise the limit of the credit card, and tell the bank that a large hold is coming.',
    },
    { title: 'Papers', text: 'Age, years of licence and all drivers verified days before.' },
    { title: 'Garage', text: 'Closed, with a known height and ramp, at every stop.' },
    { title: 'Hand-over', text: 'An hour of time, daylight, photographs of wheels, front and sills.' },
  ],
  questions: [
    {
      question: 'Can I only hire it for a few hours?',
      answer: 'The shortest rental is one day. You may of course bring it back earlier.',
    },
    {
      question: 'Is a second driver possible?',
      answer: 'Usually, on the same conditions of age and licence, and named in the booking.',
    },
    {
      question: 'What happens if the weather turns?',
      answer:
        'Until 48 hours before the day of pickup you cancel free of charge. On the day itself, drive as if the tyres were cold: they are.',
    },
    {
      question: 'Will the car be delivered?',
      answer: 'Many businesses deliver on a closed transporter. The fee appears when you switch delivery on.',
    },
  ],
  invitation: {
    title: 'See what is free',
    text: 'Rare cars, real calendars, every condition on the page.',
    button: 'See ultra-luxury cars',
  },
};

import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Ultra-luxury and supercar hire in Italy',
    description:
      'Hiring a supercar or a coachbuilt saloon: conditions, deposits, insurance excess, transport, where to drive it, and how the handover works.',
  },
  title: 'Ultra-luxury cars, for a day to remember',
  highlightedWord: 'Ultra-luxury cars',
  description:
    'Supercars from Maranello and Sant’Agata, coachbuilt limousines, rare convertibles. Few exist, fewer are for hire, and each has its own rules.',
  text: [
    {
      heading: 'What makes it different',
      text: [
        'At this level you do not hire a category: you hire one particular car. The rental company knows its history, has it transported rather than driven over long distances, and hands it over in person, usually with an hour of introduction. Take that hour. Carbon brakes want warming up, a lift for the front axle saves the lip at every garage ramp, and the gearbox has a mode for towns that you will be glad of.',
        'Italy is where many of these cars were made. From Bologna and Modena the factories and museums of the Motor Valley are within an hour, and the roads over the Apennines begin just behind them. Around Lake Como, on the Riviera and in the hills south of Rome there are hotels whose garages have seen such cars before; call ahead and mention height and width.',
      ],
    },
    {
      heading: 'Conditions in plain words',
      text: [
        'Expect a minimum age of 25, 28 or 30, a licence held for five to ten years, a deposit in the thousands held on one or two of the main driver’s credit cards, and a daily allowance of kilometres with a stated price for each extra one. The insurance excess is high, and tyres, wheels, glass and underbody are often not covered. Check the car’s page, ask the rental company until everything is clear, and travel only when your bank has confirmed the card limits.',
        'Tracking devices are usual, and legitimate when the contract says so. Leaving the car in a public street overnight is normally forbidden.',
      ],
    },
    {
      heading: 'On the road',
      text: [
        'Speed limits are the same for everyone: 130 km/h on motorways, 110 when it rains, 90 on country roads, 50 in towns, with average-speed cameras on long stretches of motorway. The pleasure is in second gear on a mountain pass, not in the outside lane. Drive early: at seven in the morning the roads belong to you and the delivery van.',
        'Avoid the old towns altogether. Limited-traffic zones, speed bumps and onlookers make them a bad place for a very low car. Park at the edge, in a locked garage, and walk in.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Bank',
      text: 'Raise the limit of the credit card, and tell the bank that a large hold is coming.',
    },
    { title: 'Papers', text: 'Ages, years of licence and all drivers verified days ahead.' },
    { title: 'Garage', text: 'Locked, with a known height and ramp, at every stop.' },
    { title: 'Handover', text: 'An hour, daylight, and photographs of wheels, front and sills.' },
  ],
  questions: [
    {
      question: 'Can I hire it for just a few hours?',
      answer: 'The shortest rental is one day, but you may of course bring it back earlier.',
    },
    {
      question: 'Is a second driver possible?',
      answer: 'Usually, if they meet the same conditions of age and licence and are named in the booking.',
    },
    {
      question: 'What happens if the weather turns?',
      answer:
        'Until 48 hours before the pickup day you can cancel free of charge. On the day itself, drive as if the tyres were cold: they are.',
    },
    {
      question: 'Will the car be delivered?',
      answer:
        'Many companies deliver, often on an enclosed transporter. The fee appears when you switch delivery on.',
    },
  ],
  invitation: {
    title: 'See what is available',
    text: 'Rare cars, real calendars, every condition on the page.',
    button: 'See ultra-luxury cars',
  },
};

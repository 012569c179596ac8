import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Luxury SUV hire in Italy',
    description:
      'Luxury SUVs for the Dolomites, the vineyards and families with luggage: space, all-wheel drive, winter equipment, parking, deposit.',
  },
  title: 'Luxury SUVs, for mountains, vineyards and families',
  highlightedWord: 'Luxury SUVs',
  description:
    'A high seat, room for everything, and four-wheel drive when the road turns white. Where a large SUV is the right car, and where it is not.',
  text: [
    {
      heading: 'Where it belongs',
      text: [
        'An SUV earns its size on three kinds of journey. In the mountains, when the hotel lies at the end of a steep, snowy road and the skis are longer than the children. In the country, on the white gravel roads of Tuscany and Umbria, where ground clearance matters more than power. And with a family: five adults, or two and three child seats, with luggage that goes in without persuasion.',
        'It does not belong in the lanes of Positano, in the multi-storey car parks of Genoa or in the streets of Palermo’s markets. If your trip is mostly towns, a premium estate has as big a boot in a narrower car.',
      ],
    },
    {
      heading: 'Snow and slopes',
      text: [
        'All-wheel drive helps you start; tyres help you stop. On many Italian roads and on nearly all motorways in the hills, winter tyres or chains on board are compulsory from 15 November to 15 April, and for longer in the Aosta Valley and on some passes. Ask the rental company which of the two the car has, and whether the chains fit its large wheels: many wheels take none, and then winter tyres are the only answer.',
        'Diesel and hybrid versions save stops on long climbs. Electric SUVs are fine in the Dolomites, where hotels have had chargers for years; in the cold allow for a quarter less range, and for getting some of it back downhill.',
      ],
    },
    {
      heading: 'Practical matters',
      text: [
        'Measure before you book: many are five metres long, and over two metres wide with mirrors. Ferries charge by length and height, hotel garages have a height limit of 1.90 or 2.00 m, and a roof box exceeds both. Child seats are among the extras; give the age of each child, because the law requires a suitable seat up to a height of 1.50 m, and for children under four an alarm against leaving them behind; ask for it along with the seat.',
        'Expect the deposit of a luxury car, held on the main driver’s credit card. The minimum age is often 25. Kilometres are usually generous, because families drive far.',
      ],
    },
  ],
  checklist: [
    { title: 'Seats', text: 'Five or seven? With seven in use the boot is for coats.' },
    { title: 'Winter', text: 'Winter tyres or chains that fit, confirmed in writing.' },
    { title: 'Height', text: 'The hotel’s garage and the ferry’s car deck.' },
    { title: 'Children', text: 'Age, height and weight of each, so that the seats fit.' },
  ],
  questions: [
    {
      question: 'May I leave the tarmac?',
      answer: 'Gravel access roads, yes; off-road driving, no. Damage to the underbody is rarely insured.',
    },
    {
      question: 'Can I take it to Sardinia or Sicily by ferry?',
      answer: 'Only with the rental company’s consent. Ask before booking; within Italy many agree.',
    },
    {
      question: 'Are ski racks available?',
      answer:
        'As an extra, with some companies. Otherwise the rear seat folds down and the skis travel inside.',
    },
    {
      question: 'How much fuel does it use?',
      answer:
        'Reckon on 8 to 12 litres per 100 km, less for a hybrid. The car’s page says how full to return it.',
    },
  ],
  invitation: {
    title: 'Take everyone along',
    text: 'Luxury SUVs available on your dates, with seats, deposit and kilometres.',
    button: 'See luxury SUVs',
  },
};

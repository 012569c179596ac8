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
    'A high seat, room for everything, and four driven wheels when the road turns white. Where a large SUV is the right car, and where it is not.',
  text: [
    {
      heading: 'Where it belongs',
      text: [
        'An SUV earns its size on three kinds of journey. In the mountains, when the hotel lies above the last ploughed road and the skis are longer than the children. In the country, on the white gravel roads of Tuscany and Umbria, where ground clearance matters more than power. And with a family: five adults, or two and three child seats, with luggage that goes in without being persuaded.',
        'It does not belong in the lanes of Positano, in the multi-storey car parks of Genoa or in the streets of Palermo’s markets. If your trip is mostly towns, a premium estate gives the same boot in half the width.',
      ],
    },
    {
      heading: 'Snow and slopes',
      text: [
        'All-wheel drive helps you start; tyres help you stop. On many Italian roads and on nearly all motorways in the hills, winter tyres or chains on board are compulsory from 15 November to 15 April, in the Aosta Valley and in some passes for longer. Ask the business which of the two the car has, and whether the chains fit its large wheels: many do not take any, and then winter tyres are the only answer.',
        'Diesel and hybrid versions save stops on long climbs. Electric SUVs are fine in the Dolomites, where hotels have had chargers for years; in the cold count on a quarter less range and on getting some of it back downhill.',
      ],
    },
    {
      heading: 'Practical matters',
      text: [
        'Measure before you book: many are five metres long and two wide with mirrors. Ferries charge by length and height, hotel garages have a limit of 1.90 or 2.00 m, and a roof box breaks both. Child seats are among the extras; say the age of each child, because the law asks for a seat that fits up to 1.50 m of height, and for an alarm against forgetting children under four, which can be asked for with the seat.',
        'The deposit is that of a luxury car and is held on the main driver’s credit card. The minimum age is often 25. Kilometres are usually generous, because families drive far.',
      ],
    },
  ],
  checklist: [
    { title: 'Seats', text: 'Five or seven? With seven in use the boot is for coats.' },
    { title: 'Winter', text: 'Winter tyres or fitting chains, confirmed in writing.' },
    { title: 'Height', text: 'The garage of the hotel and the deck of the ferry.' },
    { title: 'Children', text: 'Age, height and weight of each, so that the seats fit.' },
  ],
  questions: [
    {
      question: 'May I leave the asphalt?',
      answer: 'Gravel access roads yes, off-road driving no: damage to the underbody is rarely insured.',
    },
    {
      question: 'Can I take it to Sardinia or Sicily by ferry?',
      answer: 'Only with the consent of the business. Ask before booking; many agree within Italy.',
    },
    {
      question: 'Are ski racks available?',
      answer: 'As an extra with some businesses. Otherwise the seat folds down and the skis travel inside.',
    },
    {
      question: 'How much fuel does it use?',
      answer:
        'Reckon with 8 to 12 litres per 100 km, less as a hybrid. It comes back as full as you received it.',
    },
  ],
  invitation: {
    title: 'Take everyone along',
    text: 'Luxury SUVs that are free for your dates, with seats, deposit and kilometres.',
    button: 'See luxury SUVs',
  },
};

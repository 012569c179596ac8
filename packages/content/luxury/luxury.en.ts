import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Luxury car hire in Italy',
    description:
      'Grand tourers, convertibles and limousines by the day: what a luxury hire costs beyond the price, from deposit and kilometres to age and insurance.',
  },
  title: 'Luxury cars for the roads they were made for',
  highlightedWord: 'Luxury cars',
  description:
    'Grand tourers, convertibles, saloons with a back seat worth having. What to know before you hire one for a day, a weekend or a week.',
  text: [
    {
      heading: 'A car for a road',
      text: [
        'A luxury car is hired for a road or for an arrival, and it helps to know which. For the road, think of curves and seasons: the Amalfi coast is beautiful and narrow, and a wide car meets buses there; the Futa pass, the Langhe, the Dolomites and the Via Aurelia are wider, emptier and more rewarding. May, June, September and early October are the months for an open roof. For an arrival, think of the door: a limousine or a large saloon is easier on a suit than a low coupé, and hotel staff can park it.',
        'Electric luxury cars have a place of their own: silent in the old towns, with range enough for a day in the country. Arrange the charging with your hotel.',
      ],
    },
    {
      heading: 'What it costs besides the price',
      text: [
        'The total you see includes all days, VAT and fees. Look at three more lines on the car’s page. The deposit is higher than for a small car and is held on the main driver’s credit card: check the card’s limit before you travel. Kilometres are often limited per day; a loop through the Tuscan hills soon adds up to 250. And the insurance excess tells you what damage may cost you; some companies offer to reduce it.',
        'Premium fuel, a garage with a wide entrance and a valet who is not allowed to drive the car complete the bill.',
      ],
    },
    {
      heading: 'Who may drive',
      text: [
        'For these cars many companies require drivers to be at least 25 and to have held a licence for some years, and above a certain value they ask for two credit cards. Age and licence are on the car’s page. Additional drivers have to be named in the booking with verified documents; the bend for which you hand the key to a friend is the most expensive of all.',
        'Take your time over the handover. Have the brakes, the roof and the driving modes explained, photograph the wheels and the front lip, and set the satnav before you leave. In city centres watch for limited-traffic zones: cameras do not admire cars.',
      ],
    },
  ],
  checklist: [
    { title: 'Age and licence', text: 'Check the car’s minimum for every driver.' },
    { title: 'Card', text: 'A credit card in the driver’s name with room for the deposit, perhaps two.' },
    { title: 'Kilometres', text: 'Add up the route and compare it with the allowance.' },
    { title: 'Night', text: 'A hotel with a garage that is wide enough, and locked.' },
  ],
  questions: [
    {
      question: 'Do I get exactly the model in the picture?',
      answer:
        'On our site you book the car whose page you see, unless the page says “or similar”. If it is not available, the rental company must offer you another, and you may refuse.',
    },
    {
      question: 'Can I drive abroad?',
      answer:
        'Only if the rental company agrees in writing. For valuable cars, the insurance excludes some countries.',
    },
    {
      question: 'Can the car be brought to my hotel?',
      answer: 'Often. Switch delivery on and give the address; the fee is shown at once.',
    },
    {
      question: 'May I drive it on a race track?',
      answer:
        'No. Track days, timing and competitions are excluded by every rental contract and every insurance.',
    },
  ],
  invitation: {
    title: 'Choose yours',
    text: 'Luxury cars available on your dates, with deposit and kilometres.',
    button: 'See luxury cars',
  },
};

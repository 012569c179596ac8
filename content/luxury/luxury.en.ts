import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Luxury car hire in Italy',
    description:
      'Grand tourers, convertibles and limousines by the day: what a luxury hire costs beyond the price, deposit, age, kilometres, insurance, roads.',
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
        'Electric luxury cars have a place of their own: silent in the old towns, with a range that suits a day in the country. Plan the charging with the hotel.',
      ],
    },
    {
      heading: 'What it costs besides the price',
      text: [
        'The total you see contains all days, VAT and fees. Look at three more lines on the page of the car. The deposit is higher than for a small car and is held on a credit card of the main driver: check the limit of the card before you travel. Kilometres are often limited per day; a round of the Tuscan hills quickly makes 250. And the excess of the insurance says what a scratched wheel may cost you; some businesses offer to reduce it.',
        'Premium fuel, a garage with a wide entrance and a valet who may not drive the car complete the bill.',
      ],
    },
    {
      heading: 'Who may drive',
      text: [
        'Many businesses ask for 25 years of age and some years of licence for these cars, and for two credit cards above a certain value. It stands on the page of the car. Additional drivers have to be in the booking with verified documents; handing the key to a friend for one bend is the most expensive bend of all.',
        'At the hand-over take your time. Have the brakes, the roof and the driving modes explained, photograph the wheels and the front lip, and set the navigation before you leave. In city centres watch for limited-traffic zones: cameras do not admire cars.',
      ],
    },
  ],
  checklist: [
    { title: 'Age and licence', text: 'Check the minimum of the car for every driver.' },
    { title: 'Card', text: 'A credit card in the driver’s name with room for the deposit, perhaps two.' },
    { title: 'Kilometres', text: 'Add up the route and compare it with the allowance.' },
    { title: 'Night', text: 'A hotel with a garage that is wide enough, and closed.' },
  ],
  questions: [
    {
      question: 'Do I get exactly the model in the picture?',
      answer:
        'On our site you book the car whose page you see, not a category. If it fails, the business must offer another one and you may refuse.',
    },
    {
      question: 'Can I drive abroad?',
      answer:
        'Only if the business agrees in writing. For valuable cars some countries are excluded by the insurance.',
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
    text: 'Luxury cars that are free for your dates, with deposit and kilometres.',
    button: 'See luxury cars',
  },
};

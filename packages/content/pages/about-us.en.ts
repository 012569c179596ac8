import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'About us: a marketplace for car rental in Italy',
    description:
      'We bring renters and Italian car rental companies together, with one honest price, money held until the keys are yours, and documents kept safe.',
  },
  title: 'About us',
  description:
    'We make hiring a car in Italy as plain as it should be, for the people who drive and for the companies that rent out the cars.',
  text: [
    {
      heading: 'Why we exist',
      text: [
        'Italy has thousands of car rental companies. Many are family firms with ten or fifty cars, who know every road around their town and will meet you on a Sunday evening because your train was late. They are hard to find among the big names, and their prices are hard to compare. At the same time anyone who hires a car knows the unpleasant surprises: the fee that appears at the desk, the deposit nobody mentioned, the insurance that had to be bought after all.',
        'We built a marketplace that removes the surprises. Companies publish their cars and set their own prices; renters see the full price from the first list onwards, and the deposit and conditions before they book; and the company is not paid until the car has been handed over.',
      ],
    },
    {
      heading: 'What we do, and what we do not',
      text: [
        'We do not own cars. The rental contract is between you and the rental company named on the car’s page. We take care of everything around it: the search, the booking, the payment, which we hold until check-in, the checking of documents, the cancellation rules, and help when something goes wrong.',
        'For that we keep a commission of 15% of the price before VAT. It is part of what you see, never an addition. Places in the results are not for sale.',
      ],
    },
    {
      heading: 'Where and for whom',
      text: [
        'The companies have branches in nineteen cities, from Trieste to Catania, and at nearby airports. There are small cars for the hills, minivans for six and their luggage, convertibles for the coast, and cars to make an entrance in: for a [wedding, a film set or a company event](/rent-a-car/event). Extras can be booked online or in the branch.',
        'You can use Nolo in English, Italian and French. Our team deals with problems with the site around the clock; for the car itself, the rental company is there.',
      ],
    },
    {
      heading: 'Your documents',
      text: [
        'To hire a car you have to show who you are and that you may drive. We ask for it once, check it before the car is handed over and keep the images encrypted, without any public address. The only ones who can see them are you, the people who verify them for us and, while your booking is active, the rental company that hands you the keys. Delete your account and they are gone.',
      ],
    },
  ],
  values: [
    {
      title: 'One price',
      text: 'What the list shows is what you pay: all days, VAT and fees included, the deposit beside it.',
    },
    {
      title: 'Paid when you drive',
      text: 'We hold your money until the car is handed over. Cancelling is free until 48 hours before the pickup day.',
    },
    {
      title: 'Local companies',
      text: 'Authorised Italian companies that we check before their first car appears, and that set their own prices.',
    },
    {
      title: 'People who answer',
      text: 'A team for the site around the clock, and the number of the rental company in every booking.',
    },
  ],
  invitation: {
    title: 'See for yourself',
    text: 'Look for a car, or list yours if you run a rental company.',
    button: 'Find a car',
  },
};

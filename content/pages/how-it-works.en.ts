import type { HowItWorksContent } from '../schema/page.ts';

export const content: HowItWorksContent = {
  meta: {
    title: 'How it works: hire a car in four steps',
    description:
      'Search, compare the full price, book and pay by card, collect the car. What you need, what it costs and what happens if plans change.',
  },
  title: 'How it works',
  description:
    'From the first search to the return of the keys: what you do, what we do, and what the rental business does.',
  steps: [
    {
      title: 'Search',
      text: 'Say where and when, down to the hour. The list shows cars that are free and that can be collected at that time, with the total for your dates, VAT and all fees included. Filter by type, fuel, maker or price, or look at the map.',
    },
    {
      title: 'Compare',
      text: 'Each car has a page with its kilometres, deposit, opening hours, pickup place and rules for cancelling. You see them before you pay, not after. Prices for a week or a month are applied by themselves when they are cheaper.',
    },
    {
      title: 'Book and pay',
      text: 'Log in, add your billing details, extras and further drivers, and pay by card on a secure page. The car is held for you for 30 minutes meanwhile. The confirmation arrives by email within moments.',
    },
    {
      title: 'Collect and return',
      text: 'Bring your original driving licence and identity document. The business takes the deposit, goes round the car with you and gives you the keys. At the end you return it at the agreed time, with an hour of grace.',
    },
  ],
  text: [
    {
      heading: 'What you need',
      text: [
        'An account with a verified email address, and three things in your pocket. Photograph them once, in good light; we read them, check that names and dates agree, and keep them encrypted.',
        [
          'a driving licence that is valid in Italy; with one from outside the European Union, find out whether you also need an international permit',
          'a passport, or an identity card with both sides',
          'a credit card in the name of the main driver for the deposit, unless the business accepts other cards',
        ],
        'If the documents are still being checked you can book and pay all the same. The car is handed over once they are verified.',
      ],
    },
    {
      heading: 'Where your money is',
      text: [
        'You pay us, and we hold the amount until the rental business has handed the car over to you. Only then is it passed on, less our commission, which is part of the price you saw and never comes on top. If no car is waiting for you, the money is still with us and goes back to you.',
        'The deposit is a matter between you and the business. It is shown beside the price, is never part of it, and is released after the return.',
      ],
    },
    {
      heading: 'If plans change',
      text: [
        'You cancel free of charge until 48 hours before midnight at the start of the day of pickup. For a car on Friday afternoon that is until the end of Tuesday. After that, and until you collect the car, you get everything back except our commission; the exact amount is shown before you confirm.',
        'If it is the business that cannot keep its word, it has to offer you another car, at the same price, by the same limit. You may say no and get back every cent.',
      ],
    },
    {
      heading: 'Pickup, delivery, return',
      text: [
        'You collect the car at the place shown on its page, within the opening hours. Some businesses deliver to a street address within their radius; the fee appears as soon as you switch delivery on. A different place of return is possible where the business allows it, sometimes with a one-way fee.',
        'With same-time return the car comes back at or before the hour at which you took it. Switch it off to choose another hour. In both cases the first 60 minutes past full days are free.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to register to see prices?',
      answer:
        'No. Search, prices, deposits and conditions are open to everyone. You need an account only to book.',
    },
    {
      question: 'Who rents the car to me?',
      answer:
        'An independent rental business, whose name is on the page of the car. The rental contract is between you and that business; we run the marketplace and look after booking and payment.',
    },
    {
      question: 'Is the price I see the price I pay?',
      answer:
        'Yes. From the first list on it is the total for your dates, with VAT and fees. Extras that you add are shown line by line before you pay.',
    },
    {
      question: 'Whom do I call if something happens on the road?',
      answer:
        'The rental business, whose number is in your booking; in an emergency 112 first. Our own team looks after questions about the site and the booking.',
    },
  ],
  invitation: {
    title: 'Ready to set off?',
    text: 'Choose a place and dates, and see what is free.',
    button: 'Find a car',
  },
};

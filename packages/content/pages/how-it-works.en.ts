import type { HowItWorksContent } from '../schema/page.ts';

export const content: HowItWorksContent = {
  meta: {
    title: 'How it works: hire a car in four steps',
    description:
      'Search, compare full prices, book and pay by card, collect the car. What you need, what it costs and what happens if plans change.',
  },
  title: 'How it works',
  description:
    'From the first search to handing back the keys: what you do, what we do, and what the rental company does.',
  steps: [
    {
      title: 'Search',
      text: 'Say where and when, down to the time of day. The list shows available cars you can collect at that time, with the total for your dates, VAT and all fees included. Filter by type, fuel, make or price, or look at the map.',
    },
    {
      title: 'Compare',
      text: 'Each car has a page with its kilometres, deposit, opening hours, pickup place and cancellation rules. You see them before you pay, not after. Weekly and monthly prices apply automatically when they are cheaper.',
    },
    {
      title: 'Book and pay',
      text: 'Log in, add your billing details, extras and additional drivers, and pay by card on a secure page. The car is held for you for 30 minutes while you pay. The confirmation arrives by email within moments.',
    },
    {
      title: 'Collect and return',
      text: 'Bring your original driving licence and identity document. The rental company takes the deposit, walks round the car with you and gives you the keys. At the end you return it at the agreed time, with an hour’s grace.',
    },
  ],
  text: [
    {
      heading: 'What you need',
      text: [
        'An account with a verified email address, and three things in your pocket. Photograph them once, in good light; we read them, check that names and dates match, and keep them encrypted.',
        [
          'a driving licence that is valid in Italy; with one from outside the European Union, find out whether you also need an international permit',
          'a passport, or an identity card with both sides',
          'a credit card in the name of the main driver for the deposit, unless the rental company accepts other cards',
        ],
        'While the documents are still being checked you can book and pay all the same. The car is handed over once they are verified.',
      ],
    },
    {
      heading: 'Where your money is',
      text: [
        'You pay us, and we hold the money until the rental company has handed the car over to you. Only then do we pass it on, less our commission, which is part of the price you saw and never added to it. If no car is waiting for you, we still have the money and refund it.',
        'The deposit is a matter between you and the rental company. It is shown beside the price, is never part of it, and is released after the return.',
      ],
    },
    {
      heading: 'If plans change',
      text: [
        'You can cancel free of charge until 48 hours before midnight at the start of the pickup day. For a pickup on Friday afternoon that is until the end of Tuesday. After that, and until you collect the car, you get everything back except our commission; the exact amount is shown before you confirm.',
        'If it is the rental company that cannot keep its word, it has to offer you another car at the same price, by the same 48-hour limit. You may say no and get back every cent.',
      ],
    },
    {
      heading: 'Pickup, delivery, return',
      text: [
        'You collect the car at the place shown on its page, within the opening hours. Some companies deliver to a street address within their radius; the fee appears as soon as you switch delivery on. You can return the car to a different place where the company allows it, sometimes with a one-way fee.',
        'With same-time return you bring the car back at or before the time of day at which you collected it. Switch it off to choose another time. In both cases the first 60 minutes beyond full days are free.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do I have to register to see prices?',
      answer:
        'No. Search, prices, deposits and conditions are open to everyone. You only need an account to book.',
    },
    {
      question: 'Who rents the car to me?',
      answer:
        'An independent rental company, named on the car’s page. The rental contract is between you and that company; we run the marketplace and look after booking and payment.',
    },
    {
      question: 'Is the price I see the price I pay?',
      answer:
        'Yes. From the first list onwards it is the total for your dates, with VAT and fees. Any extras you add are shown line by line before you pay.',
    },
    {
      question: 'Who do I call if something happens on the road?',
      answer:
        'The rental company, whose number is in your booking; in an emergency 112 first. Our own team looks after questions about the site and the booking.',
    },
  ],
  invitation: {
    title: 'Ready to set off?',
    text: 'Choose a place and dates, and see what is available.',
    button: 'Find a car',
  },
};

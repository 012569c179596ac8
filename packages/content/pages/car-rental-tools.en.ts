import type { RentalToolsContent } from '../schema/page.ts';

export const content: RentalToolsContent = {
  meta: {
    title: 'Car rental tools for your business',
    description:
      'Fleet, reservations, prices and promotions, reports and three languages: the five tools that come with listing your cars, without a monthly fee.',
  },
  title: 'Car rental tools',
  description:
    'Five tools for running a rental business, from the first car to a fleet in several towns. They come with listing your cars, and there is no monthly fee.',
  tools: [
    {
      title: 'Fleet management',
      text: 'Every car with its page, its prices and its calendar, in one place. A car that is in the workshop, or rented at the counter, goes offline in two clicks and cannot be booked by anyone else in the meantime.',
      points: [
        'add and remove cars; pictures, kilometres, deposit, minimum age',
        'set a car offline for maintenance or for a traditional rental',
        'a turnaround time after each return, so that you can clean the car',
        'pickup at your branches and delivery within a radius you choose',
      ],
    },
    {
      title: 'Reservation management',
      text: 'What is coming, who is coming, what has been paid. A booking is always one car and one renter: the database itself refuses to give the same car away twice.',
      points: [
        'details of the renter and of each driver, and whether their documents are verified',
        'cancellations, with refunds made for you under the rules the renter accepted',
        'replacements: propose another of your cars, and the renter replies online',
        'check-in, check-out and issues with photographs, seen by both sides',
      ],
    },
    {
      title: 'Pricing and promotions',
      text: 'You set the price per day, week and month; the cheapest combination is applied automatically. Fees for delivery, one-way rentals, young drivers and flexible return are yours to set or leave out.',
      points: [
        'deals for a period, as an amount or a percentage',
        'eight-digit coupons with dates, a minimum amount and a number of uses',
        'extras per trip or per day, and how many of each a renter can take',
        'the renter sees one total, with VAT, and so do you',
      ],
    },
    {
      title: 'Analytics and reporting',
      text: 'What each booking brought in, what has been paid out to you and what is still to come. Every figure leads back to the booking it comes from.',
      points: [
        'income, commission and payout for each booking and month',
        'payouts that wait, and why',
        'an electronic invoice for each commission, delivered to your SDI code or certified email',
        'downloads for your accountant',
      ],
    },
    {
      title: 'Multilingual support',
      text: 'You write in Italian; renters read and book in Italian, English or French. Confirmations, reminders and receipts go out in the reader’s language, with dates and amounts written as the reader expects.',
      points: [
        'screens, emails and PDFs in three languages',
        'a support team for renters around the clock',
        'help for you in Italian, by people who know car rental',
        'your own website under your name, in the same three languages',
      ],
    },
  ],
  invitation: {
    title: 'Put the tools to work',
    text: 'Register your business, publish the first car, and pay only when it is booked.',
    button: 'List your cars',
  },
};

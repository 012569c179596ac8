import type { BusinessLandingContent } from '../schema/page.ts';

export const content: BusinessLandingContent = {
  meta: {
    title: 'List your cars: bookings without a monthly fee',
    description:
      'For Italian car rental businesses: publish your fleet, set your own prices, get paid at check-in. 15% commission only when a car is booked.',
  },
  title: 'Your cars, in front of people who are looking for one',
  description:
    'Publish your fleet, keep your own prices and conditions, and pay only when a car is booked. For car rental businesses in Italy.',
  hero: {
    button: 'Register your business',
    note: 'No joining fee, no monthly fee, no minimum term.',
  },
  about: {
    heading: 'What we are',
    text: [
      'We are a marketplace for small and medium car rental businesses. Renters from Italy and abroad search in their own language, see your price with VAT and every fee, upload their documents and pay in advance. You receive a booking that is already paid. We check the drivers’ documents; while they are still being checked the booking says so, and the car is handed over only once they are verified.',
      'You stay the owner of your business. You decide which cars to show, at what price, where they are collected and who may drive them. You can go on renting at the counter and elsewhere: set a car offline and nobody can book it. The rental contract is between you and the renter.',
    ],
  },
  featuresTitle: 'What you work with',
  features: [
    {
      title: 'Fleet management',
      text: 'Add and remove cars, set prices per day, week and month, take a car offline for maintenance or for a rental at the counter.',
    },
    {
      title: 'Reservation system',
      text: 'Bookings, cancellations and replacements in one list. No car can be booked twice, even if two renters press the button at the same moment.',
    },
    {
      title: 'Customer management',
      text: 'Who comes and who else drives, in each booking: contact details, whether their documents are verified, and what has happened so far.',
    },
    {
      title: 'Reporting',
      text: 'A statement of each month with every payment, commission and payout, booking by booking, to read or download, and an invoice for every commission.',
    },
  ],
  benefitsTitle: 'Why it pays',
  benefits: [
    {
      title: 'You pay when you earn',
      text: 'Our commission is 15% of the final price before VAT. On a booking of €230.00 you receive €195.50. No booking, no cost.',
    },
    {
      title: 'The money is there',
      text: 'Renters pay when they book. At check-in your share is transferred to your account, and there is nobody to chase.',
    },
    {
      title: 'Fewer no-shows',
      text: 'Renters can cancel free of charge only until 48 hours before the pickup day. And you need not hand over a car before the documents are verified.',
    },
    {
      title: 'Customers in three languages',
      text: 'Your cars appear in Italian, English and French, and so do the emails and the paperwork.',
    },
    {
      title: 'Cars for occasions',
      text: 'Mark the cars you offer for weddings, productions and company events, and the people looking for exactly that will find them.',
    },
    {
      title: 'Your own website',
      text: 'If you like, the same software runs under your name, with your logo and colours, and shows only your cars.',
    },
  ],
  invitation: {
    title: 'Start with one car',
    text: 'Register in ten minutes. If you would rather talk first, book a meeting and we will show you how the portal works.',
    button: 'Book a meeting',
  },
  newsletter: {
    title: 'News for rental businesses',
    text: 'Now and then: what renters look for, what changes in the law, what is new in the portal. Unsubscribe with one click.',
    button: 'Subscribe',
  },
  questionsTitle: 'Questions and answers',
  questions: [
    {
      question: 'Who can join?',
      answer:
        'For now, car rental businesses established in Italy that are entered in the register of companies and authorised to rent out vehicles without a driver. We ask for a recent extract from the register.',
    },
    {
      question: 'What does it cost?',
      answer:
        '15% of the final rental price, net of VAT, for each booking, plus 22% VAT on that commission. You receive an electronic invoice for each. There are no other charges.',
    },
    {
      question: 'When am I paid?',
      answer:
        'The renter pays when booking; we hold the money and transfer your 85% when you record the check-in. You collect the deposit yourself.',
    },
    {
      question: 'What if a renter cancels?',
      answer:
        'Until 48 hours before midnight at the start of the pickup day it costs neither of you anything. Later, the renter gets the price back less our commission, and you have no payout and no cost.',
    },
    {
      question: 'What if the car is not available?',
      answer:
        'Propose another of your cars by the same 48-hour limit. If the renter accepts, the booking moves to it at the same price. If not, they get 100% back and you owe the 15% commission.',
    },
    {
      question: 'Am I tied to you?',
      answer:
        'No. You may offer your cars anywhere and at any price, and deactivate or delete your account whenever you like. Bookings already confirmed must be honoured. The rest is in the [business terms](/terms-and-conditions-business).',
    },
  ],
};

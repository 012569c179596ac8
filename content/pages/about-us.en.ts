import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'About us: a marketplace for car rental in Italy',
    description:
      'We bring renters and Italian car rental businesses together, with one honest price, money held until the keys are yours, and documents kept safe.',
  },
  title: 'About us',
  description:
    'We make hiring a car in Italy as plain as it should be, for the people who drive and for the businesses that rent.',
  text: [
    {
      heading: 'Why we exist',
      text: [
        'Italy has thousands of car rental businesses. Many are family firms with ten or fifty cars, who know every road around their town and will meet you on a Sunday evening because your train was late. They are hard to find among the big names, and their prices are hard to compare. At the same time anyone who hires a car knows the unpleasant surprises: the fee that appears at the desk, the deposit nobody mentioned, the insurance that had to be bought after all.',
        'We built a marketplace that removes the surprises. Businesses publish their cars and set their own prices; renters see the whole price, the deposit and the conditions from the first list on; and nobody is paid until the car has been handed over.',
      ],
    },
    {
      heading: 'What we do, and what we do not',
      text: [
        'We do not own cars. The rental contract is between you and the business whose name stands on the page of the car. We take care of what lies around it: the search, the booking, the payment that we hold until check-in, the checking of documents, the rules for cancelling, and help when something goes wrong.',
        'For that we keep a commission of 15% of the price before VAT. It is part of what you see, never an addition. Places in the results are not for sale.',
      ],
    },
    {
      heading: 'Where and for whom',
      text: [
        'Our businesses have branches in nineteen cities, from Trieste to Catania, and at the airports nearby. There are small cars for the hills, minivans for six and their luggage, convertibles for the coast, and cars to arrive in: for a [wedding, a film set or a company event](/rent-a-car/event). Extras can be booked online or in the branch.',
        'You can use us in English, Italian and French. Our team answers questions about the site and about bookings around the clock; the rental business is there for the car.',
      ],
    },
    {
      heading: 'Your documents',
      text: [
        'To hire a car you have to show who you are and that you may drive. We ask for it once, check it before you arrive and keep the images encrypted, without any public address. Only you can see them, whoever verifies them for us and, while your booking is live, the business that hands you the keys. Delete your account and they are gone.',
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
      text: 'Your money waits with us until the car is handed over. Cancelling is free until 48 hours before.',
    },
    {
      title: 'Local businesses',
      text: 'Authorised Italian companies that we check before their first car appears, and that set their own prices.',
    },
    {
      title: 'People who answer',
      text: 'A team for the site around the clock, and the number of the rental business in every booking.',
    },
  ],
  invitation: {
    title: 'See for yourself',
    text: 'Look for a car, or list yours if you run a rental business.',
    button: 'Find a car',
  },
};

import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Rent a car for corporate events in Italy',
    description:
      'Cars and minivans for congresses, product launches, incentives and visiting boards: planning, drivers, airports, invoices, electric fleets.',
  },
  title: 'Rent a car for corporate events',
  highlightedWord: 'corporate events',
  description:
    'Guests who arrive on four flights, a dinner outside town, a board that must not wait. How to plan the cars of a company day.',
  text: [
    {
      heading: 'Count seats, not cars',
      text: [
        'Begin with the list of arrivals and write a time and a number of cases beside each name. A saloon takes three guests and their luggage, in comfort two; a minivan takes seven people, or six with cases for a week. Two minivans with a margin beat three saloons in a row, because only two people have to be sober, awake and insured. Speakers and board members travel alone or in pairs, and are grateful for a rear seat from which they can telephone.',
        'For the shuttle between hotel and venue ask what the hotel already offers. Hire the cars for what a shuttle cannot do: the factory visit at 7, the winery at 21, the guest whose flight was moved to another airport.',
      ],
    },
    {
      heading: 'One place, one hour, one name',
      text: [
        'Collect all cars from one business at one hour and let one person, who knows the list, check them in. Airport branches have the longest opening hours; a branch in town may be nearer to the venue. Many businesses deliver within their radius, straight to the hotel garage.',
        'Put every colleague who may drive into the booking beforehand, up to five besides the main driver; each uploads a licence once and is done for the next event as well. Whoever is under 25 may cost a fee per day. For congress centres inside a limited-traffic zone or a low-emission area, as in Milan, ask venue or hotel to register the number plates, or choose electric cars where the city lets them in and check the condition on its website.',
      ],
    },
    {
      heading: 'Money and paper',
      text: [
        'The price you see contains VAT and all fees. At checkout enter your company’s name, VAT number, legal form and, in Italy, SDI code or certified email; the rental business issues the invoice. The deposit is taken by the business on a card of the main driver: for ten cars, agree beforehand how it is done, because a single card rarely carries ten deposits.',
        'Weekly and monthly prices are applied by themselves. For a fair of four days plus set-up, a week is often cheaper than five single days. Fines and tolls arrive later and name the booking: keep a list of who drove which car when.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Six weeks before',
      text: 'Arrivals, seats and luggage; choose the business and reserve minivans first, they are few.',
    },
    { title: 'Three weeks before', text: 'Drivers into the bookings, documents verified, deposit agreed.' },
    {
      title: 'One week before',
      text: 'Number plates to hotel and venue, parking spaces and charging points reserved.',
    },
    {
      title: 'On the day',
      text: 'Keys by name, a group chat of all drivers, full tanks the evening before departure.',
    },
  ],
  questions: [
    {
      question: 'Is there a chauffeur?',
      answer:
        'No, the cars on our site are hired without driver. For guests who expect one, a licensed chauffeur service (NCC) is the right choice.',
    },
    {
      question: 'Can I book ten cars at once?',
      answer:
        'Each car has its own booking. Write to us with place, dates and number; we ask the businesses and you book from one list.',
    },
    {
      question: 'What if the number of guests falls?',
      answer: 'Cancel single cars free of charge until 48 hours before the day of pickup.',
    },
    {
      question: 'Can we get electric cars only?',
      answer:
        'Filter by fuel. Check where the venue can charge overnight: ten cars at one socket stay ten cars at one socket.',
    },
  ],
  invitation: {
    title: 'Plan the arrivals',
    text: 'Saloons, minivans and electric cars, by city, airport and hour.',
    button: 'See cars for companies',
  },
};

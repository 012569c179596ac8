import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Rent a car for corporate events in Italy',
    description:
      'Cars and minivans for conferences, product launches, incentive trips and visiting boards: planning, drivers, airports, invoices, electric cars.',
  },
  title: 'Rent a car for corporate events',
  highlightedWord: 'corporate events',
  description:
    'Guests who arrive on four flights, a dinner outside town, a board that must not wait. How to plan the cars for a company event.',
  text: [
    {
      heading: 'Count seats, not cars',
      text: [
        'Begin with the list of arrivals and write a time and a number of cases beside each name. A saloon takes three guests and their luggage, or two in comfort; a minivan takes seven people, or six with a week’s luggage. Two minivans with time to spare beat three saloons in a row, because only two people have to be sober, awake and insured. Speakers and board members travel alone or in pairs, and are grateful for a rear seat in which they can make a call.',
        'For the shuttle between hotel and venue ask what the hotel already offers. Hire the cars for what a shuttle cannot do: the factory visit at seven in the morning, the winery at nine in the evening, the guest whose flight was diverted.',
      ],
    },
    {
      heading: 'One place, one hour, one name',
      text: [
        'Collect all the cars from one company at one time, and let one person, who knows the list, take them over. Airport branches have the longest opening hours; a branch in town may be nearer to the venue. Many companies deliver within their radius, straight to the hotel garage.',
        'Name every colleague who may drive in the booking beforehand, up to five besides the main driver; each uploads a licence once, and is ready for the next event as well. Drivers under 25 may cost an extra fee per day. If the venue lies inside a limited-traffic zone or a low-emission area, as in Milan, ask the venue or the hotel to register the number plates, or choose electric cars where the city lets them in, and check the conditions on its website.',
      ],
    },
    {
      heading: 'Money and paperwork',
      text: [
        'The price you see includes VAT and all fees. At checkout enter your company’s name, VAT number, legal form and, in Italy, SDI code or certified email; the rental company issues the invoice. The rental company takes the deposit on the main driver’s card: for ten cars, agree beforehand how to do it, because a single card rarely stretches to ten deposits.',
        'Weekly and monthly prices apply automatically. For a four-day trade fair plus set-up, a week is often cheaper than five single days. Fines and tolls arrive weeks later: keep a list of who drove which car, and when.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Six weeks before',
      text: 'Arrivals, seats and luggage; choose the rental company, and reserve minivans first, as there are few of them.',
    },
    {
      title: 'Three weeks before',
      text: 'Drivers named in the bookings, documents verified, deposit agreed.',
    },
    {
      title: 'One week before',
      text: 'Number plates sent to hotel and venue, parking spaces and charging points reserved.',
    },
    {
      title: 'On the day',
      text: 'Keys labelled by name, a group chat for all drivers, tanks full the evening before departure.',
    },
  ],
  questions: [
    {
      question: 'Is there a chauffeur?',
      answer:
        'As a rule, no: the cars on our site come without a driver. For some luxury cars a chauffeur can be booked as an extra; otherwise a licensed chauffeur service (NCC) is the right choice.',
    },
    {
      question: 'Can I book ten cars at once?',
      answer:
        'Each car has its own booking. Write to us with the place, the dates and the number; we ask the companies, and you book from one list.',
    },
    {
      question: 'What if the number of guests falls?',
      answer: 'Cancel individual cars free of charge until 48 hours before the pickup day.',
    },
    {
      question: 'Can we get electric cars only?',
      answer:
        'Yes: filter by fuel. Check where the venue lets you charge overnight: ten cars do not share one socket.',
    },
  ],
  invitation: {
    title: 'Plan the arrivals',
    text: 'Saloons, minivans and electric cars, by city, airport and time.',
    button: 'See cars for companies',
  },
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Verona Villafranca airport',
    description:
      'Hire a car at Verona Villafranca (VRN): the rental building, room for the luggage, roads to Lake Garda and the Brenner, and where to fill up.',
  },
  title: 'Rent a car at Verona Villafranca airport',
  description: 'Lake Garda’s airport: twenty minutes to the shore, and just as far to Verona.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal. The rental desks have a building of their own opposite, three minutes on foot, with the cars behind it. A shuttle bus takes a quarter of an hour to Porta Nuova station; in summer there are coaches to the lake.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'With a family and its luggage, check the boot before you sign. For child seats, give the children’s ages when you book. In winter ask for tyres or chains for the Brenner and Monte Baldo.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'The free minutes in front are few, and timed by cameras. The nearest car park is the dearest; the others are a walk or a shuttle ride away. Private ones in Dossobuono lie right by the airport fence.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Villafranca or Dossobuono, five minutes away, at town prices; the motorway services before the Verona Nord exit are dearer. Coming from the lake on a Sunday evening, allow an hour for what normally takes half. The return yard is signposted before the terminal.',
      ],
    },
  ],
  distances: [
    { to: 'Verona, Arena', kilometres: 12, minutes: 18 },
    { to: 'Peschiera del Garda', kilometres: 20, minutes: 20 },
    { to: 'Bardolino', kilometres: 28, minutes: 30 },
    { to: 'Mantua', kilometres: 35, minutes: 35 },
    { to: 'Bolzano', kilometres: 155, minutes: 95 },
  ],
  questions: [
    {
      question: 'Can I avoid Verona on the way to the lake?',
      answer: 'Yes: take the country road through Sommacampagna, or the A4 to Peschiera.',
    },
    { question: 'Is Gardaland nearby?', answer: 'Twenty-five minutes on the A4, exit Peschiera.' },
    {
      question: 'Can I drive to Austria?',
      answer:
        'With the rental company’s consent. The Brenner Pass is two and a half hours away; have a card ready for the toll beyond it, and a vignette from Innsbruck on.',
    },
    {
      question: 'Is a car useful during the opera season?',
      answer:
        'For the lake and the hills by day, yes. In the evening leave it at the hotel or by Porta Nuova station and walk a quarter of an hour to the Arena.',
    },
  ],
};

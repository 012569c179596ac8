import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Verona Villafranca airport',
    description:
      'Hire a car at Verona Villafranca (VRN): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Verona Villafranca airport',
  description: 'The airport of Lake Garda: twenty minutes to the shore, and to Verona just as far.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal. The rental desks have a building of their own opposite, three minutes on foot, with the cars behind it. A shuttle bus goes to Porta Nuova station in a quarter of an hour; in summer there are coaches to the lake.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'At weekends in season families with much luggage arrive: check the boot before you sign. Name the ages of the children for the seats when you book. In winter ask for tyres or chains for the Brenner and Monte Baldo.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Free minutes in front are few and filmed. P1 is near, P3 and P4 cheaper with a shuttle or a walk. In Dossobuono private car parks are next to the fence.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Villafranca or Dossobuono, five minutes away, at town prices; the motorway services before the exit Verona Nord are dearer. Coming from the lake on Sunday evening allow an hour for what is normally half an hour. The return yard is signposted before the terminal.',
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
      answer: 'Yes: by country road through Sommacampagna or by the A4 to Peschiera.',
    },
    { question: 'Is Gardaland near?', answer: 'Twenty-five minutes by the A4 and the exit Peschiera.' },
    {
      question: 'Can I drive to Austria?',
      answer:
        'With the consent of the business and an Austrian vignette; the Brenner is two and a half hours away.',
    },
    {
      question: 'Is the car useful during the opera season?',
      answer:
        'For the lake and the hills by day, yes. In the evening leave it at the hotel or by Porta Nuova station and walk a quarter of an hour to the Arena.',
    },
  ],
};

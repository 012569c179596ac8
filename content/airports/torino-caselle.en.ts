import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Turin Caselle airport',
    description:
      'Hire a car at Turin Caselle (TRN): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Turin Caselle airport',
  description:
    'A calm airport on the way to the mountains, from which the Langhe and the ski slopes are equally far.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One terminal with arrivals on the lower level, where the rental desks stand. The cars are in the car park opposite, five minutes from the belt. A railway station next to the terminal has trains through Turin’s Porta Susa to Lingotto, in about half an hour.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'On winter Saturdays charter flights bring skiers: ask for winter tyres and chains in writing when you book, and try the chains on in the car park rather than in the snow. A roof rack changes the height for the garages. Otherwise the hand-over is quick.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'Free stopping in front lasts a few minutes. The multi-storey is next to arrivals, the open car parks a short walk further are cheaper, and cheaper still when booked ahead.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Filling stations lie on the airport road towards Borgaro and in Caselle, with normal prices; on the ring road’s services they are dearer. From Sestriere or Bardonecchia fill up in Susa. On Sunday evenings in the season the A32 queues from Avigliana: allow an hour more.',
      ],
    },
  ],
  distances: [
    { to: 'Turin, Porta Susa', kilometres: 16, minutes: 25 },
    { to: 'Venaria Reale', kilometres: 9, minutes: 12 },
    { to: 'Alba', kilometres: 78, minutes: 65 },
    { to: 'Sestriere', kilometres: 105, minutes: 90 },
    { to: 'Aosta', kilometres: 105, minutes: 70 },
  ],
  questions: [
    {
      question: 'Do I have to drive through Turin?',
      answer: 'No. The ring road starts at the airport road and leads to every motorway.',
    },
    {
      question: 'Which is the way to the Langhe?',
      answer: 'Ring road and A6 to Marene, then A33; or the A21 to Asti for Monferrato.',
    },
    {
      question: 'Can I take the car to France for skiing?',
      answer: 'With the consent of the business; ask about the Fréjus toll and about insurance.',
    },
    {
      question: 'Is there a limited-traffic zone on the way?',
      answer:
        'Not on the ring road. The centre of Turin is restricted mostly on weekday mornings; hotels there can register your number plate.',
    },
  ],
};

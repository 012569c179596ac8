import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Turin Caselle airport',
    description:
      'Hire a car at Turin Caselle (TRN): desks and trains, winter tyres and chains for the slopes, the way to the Langhe, and where to fill up for the return.',
  },
  title: 'Rent a car at Turin Caselle airport',
  description:
    'A calm airport on the way to the mountains, with the wine hills and the ski slopes both within reach.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one terminal, with arrivals and the rental desks on the lower level. The cars are in the car park opposite, five minutes from baggage reclaim. From the station next to the terminal, trains run to Porta Susa in about half an hour and on to Lingotto.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'On winter Saturdays charter flights bring skiers: ask for winter tyres and chains in writing when you book, and try the chains on in the car park rather than in the snow. With a roof rack, mind the height of garages. Otherwise the handover is quick.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'You can stop in front for a few minutes free of charge. The multi-storey is next to arrivals; the open-air car parks, a short walk further, are cheaper, and cheaper still if you book ahead.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'There are petrol stations on the airport road towards Borgaro and in Caselle, at normal prices; those on the ring road are dearer. Coming from Sestriere or Bardonecchia, fill up in Susa. On Sunday evenings in the ski season the A32 is jammed from Avigliana: allow an hour more.',
      ],
    },
  ],
  distances: [
    { to: 'Turin, Porta Susa', kilometres: 16, minutes: 25 },
    { to: 'Venaria Reale', kilometres: 9, minutes: 12 },
    { to: 'Alba', kilometres: 90, minutes: 75 },
    { to: 'Sestriere', kilometres: 105, minutes: 90 },
    { to: 'Aosta', kilometres: 105, minutes: 70 },
  ],
  questions: [
    {
      question: 'Do I have to drive through Turin?',
      answer: 'No. The airport road joins the ring road, which leads to every motorway.',
    },
    {
      question: 'What is the best way to the Langhe?',
      answer:
        'The ring road and the A6 to Marene, then the A33, which has no booths and is paid for online; or the A21 to Asti for the Monferrato.',
    },
    {
      question: 'Can I take the car to France for skiing?',
      answer: 'With the rental company’s consent; ask about the Fréjus toll and about insurance.',
    },
    {
      question: 'Is there a limited-traffic zone on the way?',
      answer:
        'Not on the ring road. The centre of Turin is restricted mainly on weekday mornings; hotels there can register your number plate.',
    },
  ],
};

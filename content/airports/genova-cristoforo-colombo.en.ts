import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Genoa Cristoforo Colombo airport',
    description:
      'Hire a car at Genoa Cristoforo Colombo (GOA): terminals and desks, hand-over, parking, distances by road, where to fill up before you return it.',
  },
  title: 'Rent a car at Genoa Cristoforo Colombo airport',
  description: 'A runway on the sea, seven kilometres from the old harbour, with both Rivieras at its door.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'One small terminal. Rental desks are in the arrivals hall, the cars in the car park in front, five minutes from the belt. A bus runs to Principe and Brignole stations; Sestri Ponente station is a short ride away.',
      ],
    },
    {
      heading: 'Hand-over of the car',
      text: [
        'The hand-over is quick, because flights are few. Take a small car: lanes, garages and spaces on the coast are made for it. Ask whether the toll transponder is on board, for there are barriers every few kilometres, and how traffic reports on A10 and A12 are received.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'A few free minutes in front; paid car parks on both sides of the terminal. For the ferries to Sardinia and Corsica the harbour has its own, fifteen minutes away.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Sestri Ponente or Cornigliano, five minutes before the terminal; the motorway services on A10 and A12 are dearer. From the Riviera add half an hour to what the navigation says: works in the tunnels are permanent. Follow “Aeroporto” after the exit and keep right for rental returns.',
      ],
    },
  ],
  distances: [
    { to: 'Genoa, Porto Antico', kilometres: 8, minutes: 15 },
    { to: 'Camogli', kilometres: 34, minutes: 35 },
    { to: 'Santa Margherita Ligure', kilometres: 42, minutes: 45 },
    { to: 'La Spezia', kilometres: 112, minutes: 80 },
    { to: 'Sanremo', kilometres: 135, minutes: 90 },
  ],
  questions: [
    {
      question: 'Is it far to the Cinque Terre?',
      answer: 'An hour and twenty to La Spezia, where one parks and takes the train.',
    },
    {
      question: 'Must I cross the city for the eastern Riviera?',
      answer: 'No, the A10 joins the A7 and A12 above it.',
    },
    {
      question: 'What if a weather alert is announced?',
      answer: 'Postpone the drive; ring the business about pickup or return. It is used to it.',
    },
    {
      question: 'Where do I leave the car in Genoa itself?',
      answer:
        'At the Porto Antico, in Piazza della Vittoria or at Dinegro with the metro. The old town is a limited-traffic zone.',
    },
  ],
};

import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Rent a car at Genoa Cristoforo Colombo airport',
    description:
      'Hire a car at Genoa Cristoforo Colombo (GOA): a quick handover, tolls and tunnels on the two Rivieras, parking for the ferries, and where to fill up.',
  },
  title: 'Rent a car at Genoa Cristoforo Colombo airport',
  description: 'A runway on the sea, seven kilometres from the old harbour, with both Rivieras at its door.',
  text: [
    {
      heading: 'Terminals and desks',
      text: [
        'There is one small terminal. The rental desks have a hall of their own on the arrivals floor and the cars are just outside, five minutes from baggage reclaim. A bus runs to Principe and Brignole stations; Sestri Ponente station is a short ride away.',
      ],
    },
    {
      heading: 'Handover of the car',
      text: [
        'The handover is quick, because flights are few. Take a small car: the lanes, garages and spaces on the coast were made for it. Ask whether there is a toll transponder on board, because you pass toll gates again and again, and where to find traffic news for the A10 and A12.',
      ],
    },
    {
      heading: 'Parking and drop-off',
      text: [
        'You have a few free minutes in front; there are paid car parks on both sides of the terminal. For the ferries to Sardinia and Corsica the harbour has its own, fifteen minutes away.',
      ],
    },
    {
      heading: 'Fuel and return',
      text: [
        'Fill up in Sestri Ponente or Cornigliano, five minutes before the terminal; the motorway services on A10 and A12 are dearer. Coming from the Riviera, add half an hour to what the satnav says: the roadworks in the tunnels never end. Follow “Aeroporto” after the exit and keep right for rental returns.',
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
      answer: 'It is an hour and twenty minutes to La Spezia, where you park and take the train.',
    },
    {
      question: 'Must I cross the city for the eastern Riviera?',
      answer: 'No, the A10 joins the A7 and A12 above it.',
    },
    {
      question: 'What if a weather alert is announced?',
      answer: 'Put off the drive, and ring the rental company about the pickup or return. It is used to it.',
    },
    {
      question: 'Where do I leave the car in Genoa itself?',
      answer:
        'At the Porto Antico, in Piazza della Vittoria, or at Dinegro by the metro. The old town is a limited-traffic zone.',
    },
  ],
};

import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Rent a car for weddings and ceremonies in Italy',
    description:
      'How to choose, book and time a wedding car in Italy: room for the dress, permits for the old town, flowers, drivers, a plan for rain, deposit.',
  },
  title: 'Rent a car for weddings',
  highlightedWord: 'weddings',
  description:
    'It appears in three pictures and must be on time for all of them. What to look for in a car for a wedding, a baptism or an anniversary.',
  text: [
    {
      heading: 'The dress decides',
      text: [
        'Before colour and make, think of getting in. A long train needs a rear door that opens wide and a seat that is not too low; a crinoline fills the back of a saloon by itself. Saloons, limousines and large SUVs are kind to dresses. A convertible makes the finest photographs and undoes the finest hair: drive it open after the ceremony, not before. A vintage-looking two-seater is perfect for leaving the party as two people, and useless for arriving with a father.',
        'Ask what stands at the door of the place. White cars vanish against a white façade in June; dark blue, silver and pastel shades hold their own in any light.',
      ],
    },
    {
      heading: 'Old towns and hill villages',
      text: [
        'Many Italian churches and town halls lie inside a limited-traffic zone (ZTL). Most towns give a wedding car a permit for the day, but not by themselves: the couple, the parish or the rental business has to send number plate, date and hour to the municipal police, usually several days ahead. Ask for the plate as soon as the car is assigned, and take the reply with you. Without it, cameras write a fine for each entry.',
        'Villas at the end of a gravel road are another matter: a low sports car may not get there at all, and a limousine cannot turn. Drive the last kilometre once, at the hour of the wedding, in any car.',
      ],
    },
    {
      heading: 'Time, and who drives',
      text: [
        'Book the car from the day before. It costs little more, the business is open, you can look at it in peace, and the florist can work in the morning. Plan twice the driving time between home, ceremony, photographs and party, and choose an afternoon return on the day after.',
        'Our cars are hired without a chauffeur. The best driver is a calm friend who does not drink and does not mind missing the aperitif. They have to be in the booking, with their licence verified, like everybody who may take the wheel; under 25 a fee per day may be added.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Three to six months before',
      text: 'Choose car and business, ask about ribbons and flowers, check the minimum age of the driver.',
    },
    {
      title: 'One month before',
      text: 'Name all drivers, have the documents verified, agree the deposit and the card it will be held on.',
    },
    {
      title: 'Two weeks before',
      text: 'Send the number plate to the municipal police if church or town hall lies in the ZTL.',
    },
    {
      title: 'The day before',
      text: 'Collect the car, drive the route, fill the tank, put water, umbrella and tissues in the boot.',
    },
  ],
  questions: [
    {
      question: 'May we decorate the car?',
      answer:
        'Ribbons and flowers on soft suction cups nearly always; nothing that is glued, tied through a closed door or thrown inside. Rice and confetti count as special cleaning.',
    },
    {
      question: 'Can the car be brought to the bride’s house?',
      answer:
        'If the business delivers there, yes: switch delivery on and give the address. The driver named in the booking has to be present.',
    },
    {
      question: 'What if the wedding is put off?',
      answer:
        'Until 48 hours before the day of pickup you cancel free of charge and book the new date. Later our commission is kept.',
    },
    {
      question: 'How many cars can I book?',
      answer:
        'As many as you need, each with its own booking and driver. Three at most may be unpaid at the same time.',
    },
  ],
  invitation: {
    title: 'Find the car for the day',
    text: 'Only cars that are offered for events, with the whole price.',
    button: 'See cars for weddings',
  },
};

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
    'It appears in three photographs and must be on time for all of them. What to look for in a car for a wedding, a christening or an anniversary.',
  text: [
    {
      heading: 'The dress decides',
      text: [
        'Before colour and make, think about getting in. A long train needs a rear door that opens wide and a seat that is not too low; a crinoline fills the back of a saloon by itself. Saloons, limousines and large SUVs are kind to dresses. A convertible makes the finest photographs and undoes the finest hair: put the roof down after the ceremony, not before. A vintage-looking two-seater is perfect for leaving the party as two people, and useless for arriving with a father.',
        'Ask what the entrance looks like. White cars vanish against a white façade in June; dark blue, silver and pastel shades hold their own in any light.',
      ],
    },
    {
      heading: 'Old towns and hill villages',
      text: [
        'Many Italian churches and town halls lie inside a limited-traffic zone (ZTL). Most towns give a wedding car a permit for the day, but not automatically: the couple, the parish or the rental company has to send the number plate, the date and the time to the municipal police, usually several days ahead. Ask the rental company for the plate in good time, and take the reply with you. Without it, the cameras issue a fine for each entry.',
        'Villas at the end of a gravel road are another matter: a low sports car may not get there at all, and a limousine cannot turn. Try out the last kilometre beforehand, at the time of the wedding, in any car.',
      ],
    },
    {
      heading: 'Time, and who drives',
      text: [
        'Book the car from the day before. It costs little more, the rental company is open, you can inspect it in peace, and the florist can work on it in the morning. Allow twice the driving time between home, ceremony, photographs and party, and choose an afternoon return on the day after.',
        'As a rule, the cars come without a driver; for some luxury cars a chauffeur can be booked as an extra. Otherwise the best driver is a calm friend who does not drink and does not mind missing the aperitif. They have to be named in the booking, with their licence verified, like everyone who may take the wheel; for drivers under 25 a daily fee may be added.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Three to six months before',
      text: 'Choose the car and the company, ask about ribbons and flowers, check the minimum age for drivers.',
    },
    {
      title: 'One month before',
      text: 'Name all the drivers, have their documents verified, agree the deposit and the card it will be held on.',
    },
    {
      title: 'Two weeks before',
      text: 'Send the number plate to the municipal police if the church or town hall lies in the ZTL.',
    },
    {
      title: 'The day before',
      text: 'Collect the car, drive the route, fill the tank, and put water, an umbrella and tissues in the boot.',
    },
  ],
  questions: [
    {
      question: 'May we decorate the car?',
      answer:
        'Ribbons and flowers on soft suction cups, nearly always; nothing that is glued on, trapped in a closed door or thrown inside. Rice and confetti mean special cleaning.',
    },
    {
      question: 'Can the car be brought to the bride’s house?',
      answer:
        'If the rental company delivers there, yes: switch delivery on and give the address. The driver named in the booking has to be present.',
    },
    {
      question: 'What if the wedding is postponed?',
      answer:
        'Until 48 hours before the pickup day you can cancel free of charge and book the new date. After that, our commission is kept.',
    },
    {
      question: 'How many cars can I book?',
      answer:
        'As many as you need, each with its own booking and driver. At most three may be unpaid at the same time.',
    },
  ],
  invitation: {
    title: 'Find the car for the day',
    text: 'Only cars offered for events, each with its full price.',
    button: 'See cars for weddings',
  },
};

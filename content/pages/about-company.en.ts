import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'About us: who rents you the car',
    description:
      'Who {{name}} is, what the price includes, how the payment is kept until you have the keys, and who may see the documents you send us.',
  },
  title: 'About us',
  description: '{{name}} hires out cars in Italy. This is how we work, and what you can expect of us.',
  text: [
    {
      heading: 'Who we are',
      text: [
        'Behind {{name}} are people who know the cars they hand over and the roads that begin outside the door. You choose a car on its own page: what it is, the gearbox and the place where the keys wait are there, and so are our opening hours.',
        'The rental contract is between you and the company named on the page of the car. Whoever hands you the keys is the one who answers for the car.',
      ],
    },
    {
      heading: 'Booking and paying',
      text: [
        'You see one price from the first list on: all days, VAT and fees included, with the deposit beside it. You pay by card on the page of a payment provider; your card number never passes through this website.',
        'Booking and payment are run for us by {{operator}}, which keeps the money until the car is yours. Cancelling is free until 48 hours before the day of the pickup.',
      ],
    },
    {
      heading: 'Your documents',
      text: [
        'To hire a car you have to show who you are and that you may drive. You upload the documents once; they are checked before you arrive and kept encrypted, without any public address. Only you can see them, whoever verifies them and, while your booking is live, the company that hands you the keys.',
      ],
    },
  ],
  values: [
    {
      title: 'One price',
      text: 'What the list shows is what you pay. The deposit is named before you book, not at the desk.',
    },
    {
      title: 'The car you chose',
      text: 'If it cannot be there, another one is proposed in time; say no, and all your money comes back.',
    },
    {
      title: 'Somebody to call',
      text: 'Every booking has the number of the place where you collect the car.',
    },
    {
      title: 'Three languages',
      text: 'Website, messages and contract details in English, Italian and French.',
    },
  ],
  invitation: {
    title: 'Which one will it be?',
    text: 'See which cars are free on your dates, with the whole price.',
    button: 'Find a car',
  },
};

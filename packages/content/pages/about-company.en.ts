import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'About us: who rents you the car',
    description:
      'Who {{name}} is, what the price includes, how your payment is held until you have the keys, and who may see the documents you send us.',
  },
  title: 'About us',
  description: '{{name}} hires out cars in Italy. This is how we work, and what you can expect from us.',
  text: [
    {
      heading: 'Who we are',
      text: [
        'Behind {{name}} are people who know the cars they hand over and the roads that begin outside the door. Each car has its own page, which tells you what it is, what gearbox it has, where you pick up the keys and when we are open.',
        'The rental contract is between you and the company named on the car’s page. The company that hands you the keys is the one that answers for the car.',
      ],
    },
    {
      heading: 'Booking and paying',
      text: [
        'From the first list onwards you see one price, with all days, VAT and fees included and the deposit beside it. You pay by card on the page of a payment provider; your card number never passes through this website.',
        'Booking and payment are run for us by {{operator}}, which keeps the money until the car is yours. Cancelling is free until 48 hours before the pickup day.',
      ],
    },
    {
      heading: 'Your documents',
      text: [
        'To hire a car you have to show who you are and that you may drive. You upload the documents once; they are checked before the car is handed over and kept encrypted, without any public address. The only ones who can see them are you, the people who verify them and, while your booking is active, the company that hands you the keys.',
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
      text: 'If it is not available, you are offered another in good time; say no, and you get all your money back.',
    },
    {
      title: 'Somebody to call',
      text: 'Every booking shows the phone number of the company that hands you the car.',
    },
    {
      title: 'Three languages',
      text: 'Website, messages and booking details in English, Italian and French.',
    },
  ],
  invitation: {
    title: 'Which one will it be?',
    text: 'See which cars are available on your dates, with the full price.',
    button: 'Find a car',
  },
};

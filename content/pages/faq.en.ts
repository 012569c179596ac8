import type { FaqContent } from '../schema/page.ts';

export const content: FaqContent = {
  meta: {
    title: 'Frequently asked questions about hiring a car',
    description:
      'Documents, deposit, price, cancelling, drivers under 25, extras, delivery, late return: clear answers before you book a car in Italy.',
  },
  title: 'Questions and answers',
  description:
    'What renters ask most. If your question is not here, write to us: trouble with the site is looked into around the clock, anything else is answered within one working day as a rule.',
  groups: [
    {
      heading: 'Before you book',
      questions: [
        {
          question: 'Which documents do I need?',
          answer:
            'A driving licence that is valid in Italy, and a passport or both sides of an identity card. You upload photographs before booking and show the originals when you collect the car.',
        },
        {
          question: 'My documents are still being checked. Can I book?',
          answer:
            'Yes. You can book and pay once they are uploaded. The car is handed over when they have been verified, so do not leave it to the last evening.',
        },
        {
          question: 'My licence is not from the European Union. Is it enough?',
          answer:
            'Often you also need an international driving permit, which is issued by your own country before you leave, or a sworn translation. Without it the car cannot be handed over to you; check with your automobile club.',
        },
        {
          question: 'I am under 25. Can I hire a car?',
          answer:
            'Usually yes. A young-driver fee per day may apply; it is in the price you see before paying. The page of each car says from which age it can be hired.',
        },
        {
          question: 'How long can I keep a car?',
          answer:
            'Up to 30 days per booking. Prices per week and month are applied by themselves whenever they are cheaper than single days.',
        },
        {
          question: 'What if I choose an hour outside opening times?',
          answer:
            'Pickup and return have to be within opening hours. The list shows you first what can be collected at your time, and for other cars the nearest time that works.',
        },
      ],
    },
    {
      heading: 'Price, payment, deposit',
      questions: [
        {
          question: 'What is included in the price?',
          answer:
            'All days of your rental, VAT and the fees that apply to your choices. Not included are fuel, tolls, parking, fines, and kilometres above the allowance on the page of the car.',
        },
        {
          question: 'How do I pay?',
          answer:
            'By card, on a secure page, when you book. The car is held for 30 minutes meanwhile. We keep the money until the car has been handed over to you.',
          onTenant:
            'By card, on a secure page, when you book. The car is held for 30 minutes meanwhile. {{operator}}, which handles booking and payment for {{name}}, keeps the money until the car has been handed over to you.',
        },
        {
          question: 'How does the deposit work?',
          answer:
            'It is shown beside the price and is not part of it. The rental company takes it directly before check-in, as a rule as a hold on a credit card of the main driver, and releases it after the return.',
        },
        {
          question: 'Can I pay the deposit with a debit card or in cash?',
          answer:
            'The page of the car says what the deposit can be left with, under ‘What is included’: a credit card only, a debit card too, or cash as well.',
        },
        {
          question: 'Where do I enter a coupon?',
          answer:
            'At checkout. It has eight digits, is valid for the cars of the company that gave it out and can be used once per renter. It reduces the rental price, after any deal.',
        },
        {
          question: 'Can I have an invoice for my company?',
          answer:
            'Yes. Enter company name, VAT number, legal form and, for Italian companies, SDI code or certified email at checkout. The rental company issues the invoice.',
        },
      ],
    },
    {
      heading: 'Drivers, extras, delivery',
      questions: [
        {
          question: 'Can somebody else drive too?',
          answer:
            'Yes, up to five additional drivers. Each needs an account with verified documents; you add them by their email address. Whoever is not in the booking may not drive.',
        },
        {
          question: 'Can I add a child seat or snow chains?',
          answer:
            'If they are offered for the car, you find them under extras, charged once per trip or per day. You can also ask in the branch, as long as there are some left.',
        },
        {
          question: 'Can the car be brought to me?',
          answer:
            'If the page of the car offers delivery, switch it on and give a street address within the radius. The fee appears at once. Someone from the booking must be there with the documents.',
        },
        {
          question: 'Can I return the car elsewhere?',
          answer: 'Where it is offered. A one-way fee may apply; it is part of the total before you pay.',
        },
      ],
    },
    {
      heading: 'Changing, cancelling, returning',
      questions: [
        {
          question: 'Until when can I cancel free of charge?',
          answer:
            'Until 48 hours before midnight at the start of the day of pickup. For a car on Friday, at any hour, that is until 11:59 PM on Tuesday. You get back 100%.',
          onTenant:
            'Until 48 hours before midnight at the start of the day of pickup. For a car on Friday, at any hour, that is until 11:59 PM on Tuesday. {{operator}}, which handles the payment, refunds 100%.',
        },
        {
          question: 'And after that?',
          answer:
            'Until check-in you can still cancel. You get the total back less our commission and the VAT on it; the exact amount is shown before you confirm. After check-in it is no longer possible.',
          onTenant:
            'Until check-in you can still cancel. You get the total back less the commission of {{operator}}, which handles the booking, and the VAT on it; the exact amount is shown before you confirm. After check-in it is no longer possible.',
        },
        {
          question: 'Can I change dates?',
          answer:
            'Yes, in My Booking, as long as cancelling is free and the car is available. You see the new price first: we refund the difference, or you pay it. After that call the number in your booking.',
          onTenant:
            'Yes, in My Booking, as long as cancelling is free and the car is available. You see the new price first: {{operator}} refunds the difference, or you pay it. After that call the number in your booking.',
        },
        {
          question: 'What if my car is not available after all?',
          answer:
            'You are offered another one at the same price by the same 48 hours. If you decline, you get back 100%.',
          onTenant:
            'You are offered another one at the same price by the same 48 hours. If you decline, {{operator}} refunds 100%.',
        },
        {
          question: 'What if I am late?',
          answer:
            'You have 60 minutes of grace. Beyond them the daily late fee may be charged for each 24 hours begun. Call as soon as you know.',
        },
        {
          question: 'How long does a refund take?',
          answer:
            'We send it at once, to the card you paid with. Banks usually need five to ten working days to show it.',
          onTenant:
            '{{operator}} sends it at once, to the card you paid with. Banks usually need five to ten working days to show it.',
        },
      ],
    },
    {
      heading: 'On the road',
      questions: [
        {
          question: 'What is a ZTL?',
          answer:
            'A limited-traffic zone, watched by cameras, in the centre of most Italian cities. Entering without a permit costs a fine for each entry. Hotels can often register your number plate; otherwise park outside.',
        },
        {
          question: 'A fine has arrived. Why through the rental company?',
          answer:
            'The authorities write to the owner of the car, who names the driver. The fine is yours, and the company may add the handling fee stated in its contract. Fines to foreign addresses may arrive months later.',
        },
        {
          question: 'I have had a breakdown or an accident. What now?',
          answer:
            'First safety, then 112 if anyone is hurt, then the number in your booking. Photograph the scene and fill in the accident form that lies in the car.',
        },
      ],
    },
    {
      heading: 'Account and data',
      questions: [
        {
          question: 'Who sees my documents?',
          answer:
            'You, whoever verifies them for us and, while your booking is live, the company that hands you the car. They are stored encrypted. More in the [privacy policy](/privacy-policy).',
          onTenant:
            'You, whoever verifies them for {{operator}} and, while your booking is live, the company that hands you the car. They are stored encrypted. More in the [privacy policy](/privacy-policy).',
        },
        {
          question: 'How do I delete my account?',
          answer:
            'In your personal area. Documents are erased; bookings and invoices are kept, without your name where the law allows, for as long as it demands.',
        },
      ],
    },
  ],
};

import type { FaqContent } from '../schema/page.ts';

export const content: FaqContent = {
  meta: {
    title: 'Frequently asked questions about hiring a car',
    description:
      'Documents, deposit, price, cancelling, drivers under 25, extras, delivery, late return: clear answers before you book a car in Italy.',
  },
  title: 'Questions and answers',
  description:
    'What renters ask most. If your question is not here, write to us: problems with the site are looked into around the clock, and anything else is usually answered within one working day.',
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
            'Yes. You can book and pay once they are uploaded. The car is handed over once they have been verified, so do not leave it until the night before.',
        },
        {
          question: 'My licence is not from the European Union. Is it enough?',
          answer:
            'Often you also need an international driving permit, issued in your own country before you leave, or a sworn translation. Without it the car cannot be handed over to you; check with your motoring club.',
        },
        {
          question: 'I am under 25. Can I hire a car?',
          answer:
            'Usually yes. A young-driver fee per day may apply; it is in the price you see before paying. Each car’s page gives the minimum age.',
        },
        {
          question: 'How long can I keep a car?',
          answer:
            'Up to 30 days per booking. Weekly and monthly prices apply automatically whenever they are cheaper than single days.',
        },
        {
          question: 'What if I choose a time outside opening hours?',
          answer:
            'Pickup and return have to be within opening hours. The list shows the cars you can collect at your time first, and for the others the nearest time that works.',
        },
      ],
    },
    {
      heading: 'Price, payment, deposit',
      questions: [
        {
          question: 'What is included in the price?',
          answer:
            'All days of your rental, VAT and the fees that apply to your choices. Not included are fuel, tolls, parking, fines, and kilometres beyond the allowance on the car’s page.',
        },
        {
          question: 'How do I pay?',
          answer:
            'By card, on a secure page, when you book. The car is held for 30 minutes while you pay. We keep the money until the car has been handed over to you.',
          onTenant:
            'By card, on a secure page, when you book. The car is held for 30 minutes while you pay. {{operator}}, which handles booking and payment for {{name}}, keeps the money until the car has been handed over to you.',
        },
        {
          question: 'How does the deposit work?',
          answer:
            'It is shown beside the price and is not part of it. The rental company takes it directly before check-in, usually as a hold on the main driver’s credit card, and releases it after the return.',
        },
        {
          question: 'Can I pay the deposit with a debit card or in cash?',
          answer:
            'The car’s page says how you can leave the deposit, under “What is included”: by credit card only, by debit card too, or in cash as well.',
        },
        {
          question: 'Where do I enter a coupon?',
          answer:
            'At checkout. It has eight digits, is valid for the cars of the company that issued it and can be used once per renter. It reduces the rental price, after any deal.',
        },
        {
          question: 'Can I have an invoice for my company?',
          answer:
            'Yes. At checkout enter the company name, VAT number, legal form and, for Italian companies, the SDI code or certified email. The rental company issues the invoice.',
        },
      ],
    },
    {
      heading: 'Drivers, extras, delivery',
      questions: [
        {
          question: 'Can somebody else drive too?',
          answer:
            'Yes, up to five additional drivers. Each needs an account with verified documents; you add them by their email address. Anyone not named in the booking may not drive.',
        },
        {
          question: 'Can I add a child seat or snow chains?',
          answer:
            'If they are offered for the car, you will find them under extras, charged once per trip or per day. You can also ask in the branch, as long as there are some left.',
        },
        {
          question: 'Can I have the car delivered?',
          answer:
            'If the car’s page offers delivery, switch it on and give a street address within the radius. The fee appears at once. Someone named in the booking must be there with the documents.',
        },
        {
          question: 'Can I return the car elsewhere?',
          answer: 'Where it is offered. A one-way fee may apply; it is in the total you see before you pay.',
        },
      ],
    },
    {
      heading: 'Changing, cancelling, returning',
      questions: [
        {
          question: 'Until when can I cancel free of charge?',
          answer:
            'Until 48 hours before midnight at the start of the pickup day. For a pickup on Friday, at any time, that is until 11:59 PM on Tuesday. You get back 100%.',
          onTenant:
            'Until 48 hours before midnight at the start of the pickup day. For a pickup on Friday, at any time, that is until 11:59 PM on Tuesday. {{operator}}, which handles the payment, refunds 100%.',
        },
        {
          question: 'And after that?',
          answer:
            'Until the pickup time you can still cancel. You get the total back less our commission and the VAT on it; the exact amount is shown before you confirm. After the pickup time it is no longer possible.',
          onTenant:
            'Until the pickup time you can still cancel. You get the total back less the commission of {{operator}}, which handles the booking, and the VAT on it; the exact amount is shown before you confirm. After the pickup time it is no longer possible.',
        },
        {
          question: 'Can I change dates?',
          answer:
            'Yes, in My Booking, as long as cancelling is free and the car is available. You see the new price first: we refund the difference, or you pay it. After that, call the number in your booking.',
          onTenant:
            'Yes, in My Booking, as long as cancelling is free and the car is available. You see the new price first: {{operator}} refunds the difference, or you pay it. After that, call the number in your booking.',
        },
        {
          question: 'What if my car is not available after all?',
          answer:
            'The company has to offer you another at the same price, by the same 48-hour limit. If you decline, you get back 100%.',
          onTenant:
            'The company has to offer you another at the same price, by the same 48-hour limit. If you decline, {{operator}} refunds 100%.',
        },
        {
          question: 'What if I am late?',
          answer:
            'You have 60 minutes’ grace. After that the daily late fee may be charged for each 24 hours or part thereof. Call as soon as you know.',
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
            'A limited-traffic zone, watched by cameras, in the centre of most Italian cities. Each entry without a permit means a fine. Hotels can often register your number plate; otherwise park outside.',
        },
        {
          question: 'I have been fined. Why does it come through the rental company?',
          answer:
            'The authorities write to the car’s owner, who names the driver. The fine is yours to pay, and the company may add the handling fee stated in its contract. Fines sent abroad may arrive months later.',
        },
        {
          question: 'I have had a breakdown or an accident. What now?',
          answer:
            'Safety first, then 112 if anyone is hurt, then the number in your booking. Photograph the scene and fill in the accident form in the car.',
        },
      ],
    },
    {
      heading: 'Account and data',
      questions: [
        {
          question: 'Who sees my documents?',
          answer:
            'You, the people who verify them for us and, while your booking is active, the company that hands you the car. They are stored encrypted. More in the [privacy policy](/privacy-policy).',
          onTenant:
            'You, the people who verify them for {{operator}} and, while your booking is active, the company that hands you the car. They are stored encrypted. More in the [privacy policy](/privacy-policy).',
        },
        {
          question: 'How do I delete my account?',
          answer:
            'In your personal area. Documents are erased; bookings and invoices are kept for as long as the law requires, without your name where it allows.',
        },
      ],
    },
  ],
};

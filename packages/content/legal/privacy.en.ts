import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Privacy policy',
    description:
      'Which personal data we collect when you book a car, why, who receives them, how long we keep them, and how to use your rights under the GDPR.',
  },
  title: 'Privacy policy',
  description: 'Which data we collect, why, who sees them, how long we keep them and what you can ask of us.',
  introduction: [
    'You trust us with your name, your card and the images of your identity documents. This page says what we do with them. It covers the website {{site}}, the accounts of renters and rental businesses, and the messages we exchange with you.',
    'In short: we collect what a booking needs, we show your documents to nobody but those who verify them and the business that hands you the car, we never sell data, and nothing from an advertising or analytics company loads before you say yes.',
  ],
  articles: [
    {
      heading: '1. Owner and data controller',
      text: [
        'The controller is {{company}}, {{address}}, VAT number {{vat}}. For everything that concerns personal data write to {{email}}.',
        'The rental business with which you book is a controller in its own right for the rental contract: the handover, the deposit, the insurance, fines. Its name and contact details are in your booking, and its own privacy notice applies.',
      ],
    },
    {
      heading: '2. Types of data collected',
      text: [
        'We collect the following, from you directly or from your use of the site:',
        [
          'identifiers: first and last name, gender, date of birth, Italian fiscal code, account number',
          'contact data: email address, telephone number, country',
          'billing and delivery addresses; for companies also company name, VAT number, legal form, SDI code, certified email address',
          'documents: number, dates of issue and expiry, and images of passport or identity card and of the driving licence',
          'payment information: a token of your card, its last four digits and expiry, held by the payment provider; we never receive the full number',
          'bookings: booking number, car, dates, places, extras, additional drivers, price, coupons, purchase history, refunds, issues with photographs',
          'reviews that you write: stars and text, which we publish with your first name and the first letter of your surname',
          'messages that you send us, and what a rental business says of itself when it applies: company, legal representative with fiscal code, account number, company registry extract',
          'usage and device data: pages requested, time, IP address, browser type, language, how quickly pages load, and a random mark of each browser that you have logged in with',
          'choices stored in your browser: language, last searches, favourites, consent',
        ],
        'We do not ask for special categories of data. Please do not send any: if you need a car adapted for a disability, tell us which equipment you need and not why.',
      ],
    },
    {
      heading: '3. How data are processed',
      text: [
        'Data are processed on servers in the European Economic Area, with access limited to the people who need it for their work. Connections are encrypted. Images of documents are stripped of hidden metadata, stored encrypted, and have no public address: each view is checked against the account that asks. Passwords are stored only as a hash that cannot be reversed.',
        'Documents are first read by software, which checks image quality, the machine-readable zone, the name against the profile and the expiry date. What it cannot read goes to a person. No booking is refused by a machine alone: you can always ask for a person to review the decision by writing to {{email}}.',
      ],
    },
    {
      heading: '4. Purposes',
      text: [
        'We use data for these purposes:',
        [
          'to open and run your account and to keep it safe',
          'to take bookings, collect payments, pay the rental businesses and make refunds',
          'to verify that drivers are who they say they are and may drive',
          'to send the messages a booking needs: confirmation, reminders, changes, receipts',
          'to answer your questions and to settle issues and complaints',
          'to meet tax, accounting and public-safety duties',
          'to prevent fraud and abuse, and to find and fix faults',
          'with your consent, to measure how the site is used and to measure advertising',
          'with your consent, to send a newsletter to those who signed up for it',
        ],
      ],
    },
    {
      heading: '5. Legal basis',
      text: [
        'Under Article 6 of Regulation (EU) 2016/679 (GDPR) we rely on:',
        [
          'performance of a contract, or steps before it (Article 6(1)(b)): account, bookings, payments, documents, service messages',
          'legal obligation (Article 6(1)(c)): invoices, accounting, requests of authorities, reporting duties of digital platforms',
          'legitimate interest (Article 6(1)(f)): security, fraud prevention, defence of claims, measuring loading times without identifying anyone',
          'consent (Article 6(1)(a)): analytics and advertising trackers, newsletter. You may withdraw it at any time, as easily as you gave it',
        ],
        'Without the data marked as required in a form we cannot conclude the contract. Everything else is up to you.',
      ],
    },
    {
      heading: '6. Third-party services and the data each processes',
      text: [
        'We pass data on only as far as each purpose needs:',
        [
          'the rental business of your booking: name, contact and billing data, booking, additional drivers and, while the booking is active and for two days after the return, your documents; it opens them with a link sent to its own address, and you can see in your profile when it did',
          'Stripe Payments Europe, Ltd., Ireland (card payments, saved cards, refunds, transfers to businesses): name, email address, amount, card data that you enter on its page, device data for fraud prevention',
          'hosting and storage providers, as processors: all data, in encrypted form where stored as files',
          'the provider that delivers our emails, as processor: name, email address, content of the message',
          'map and place search, when an outside provider is used: the words you type and the part of the map you look at, but not your account',
          'the analytics service and the social network’s pixel named in the consent panel, only after your consent: addresses of pages visited, device data and, for a purchase, the amount, the currency, the car and your email address as a code (SHA-256) by which a service that already knows the address can recognise it',
          'tax authorities and the Italian invoice exchange system (SDI): the data of invoices',
          'the Italian police’s register of car rentals, to which the rental business reports who drives (D.L. 113/2018, Article 17): identity, documents, contract and car',
          'courts, police and other authorities where the law obliges us',
        ],
        'Processors work under a contract as Article 28 GDPR requires. Where a provider or its group is outside the European Economic Area, the transfer rests on an adequacy decision, such as the EU-US Data Privacy Framework, or on the European Commission’s standard contractual clauses. You may ask us for a copy.',
      ],
    },
    {
      heading: '7. How long we keep data',
      text: [
        'We keep data for as long as each purpose needs, and then erase or anonymise them:',
        [
          'account: until you delete it; one whose email address was never confirmed: one year',
          'reviews that you write: until you delete the account',
          'the network address and browser that a review came from, as a code by which only equal ones are found: 180 days',
          'images and numbers of documents: until you replace them or delete the account, and no longer than two years after the last upload and the end of your last rental',
          'which company looked at your documents and when: two years, or until you delete the account',
          'what a rental business sent to the police about a rental of yours: 30 days after its end; that it did, and the receipt, as long as the booking',
          'bookings, payments and invoices: ten years, as Article 2220 of the Italian Civil Code requires; after an account is deleted they are kept without anything that the law does not require',
          'what software has read from the image of a document: 90 days',
          'messages and complaints: two years after they were sent',
          'applications of rental businesses that were not accepted, with their certificate: two years after they were sent; of those accepted as long as the contract and the law, in particular on tax (DAC7), ask for',
          'calls that you have booked with us: one year after the appointment',
          'log-in sessions: 30 days, 14 without a visit, or until you log out; when and with what device they were used, 30 days more',
          'links sent by email, as to a new password: until they expire, and 30 days more as a code',
          'browsers that you have logged in with, as a code of their random mark: 400 days after the last log-in',
          'attempts at a password or a coupon, as a code: two days',
          'notices in your account: 400 days',
          'which emails were sent to you, without their text or your address: 30 days',
          'reports of the payment provider about single payments: 90 days',
          'technical logs, which carry no names or document data: up to 90 days',
          'newsletter address: until you unsubscribe',
        ],
      ],
    },
    {
      heading: '8. Cookies and storage in your browser',
      text: [
        'What we store in your browser, with and without your consent, is listed in the [cookie policy](/cookie-policy). You can change your choice at any time with the link at the foot of every page.',
      ],
    },
    {
      heading: '9. Your rights',
      text: [
        'The GDPR gives you the right to:',
        [
          'know whether we process your data and obtain a copy (access)',
          'have incorrect data put right (rectification)',
          'have data erased, where no law obliges us to keep them (erasure)',
          'have processing restricted while a question is being settled',
          'receive the data you gave us in a machine-readable form, or have them sent to another controller (portability)',
          'object to processing that rests on our legitimate interest, and at any time to direct marketing',
          'withdraw consent, without affecting what happened before',
          'not be subject to a decision based solely on automated processing, and have a person look at it',
          'lodge a complaint with a supervisory authority: in Italy the Garante per la protezione dei dati personali, [garanteprivacy.it](https://www.garanteprivacy.it), or the authority in your country of residence',
        ],
      ],
    },
    {
      heading: '10. How to exercise your rights',
      text: [
        'Much of it you can do yourself: correct your profile, replace documents, remove cards and delete the account in your personal area. For everything else write to {{email}} from the address of your account. It costs nothing. We answer within one month; if a request is complex we may need up to two more, and will tell you so within the first.',
        'If we have reason to doubt who is asking, we may ask for one more piece of information, never more than is needed.',
      ],
    },
    {
      heading: '11. Children',
      text: [
        'The site is meant for people old enough to drive. We do not knowingly open accounts for anyone under 18; if you learn of one, tell us and we will erase it.',
      ],
    },
    {
      heading: '12. Security incidents',
      text: [
        'If, despite our care, a breach puts your rights at risk, we notify the authority within 72 hours and tell you without delay when the risk is high, including what you can do.',
      ],
    },
    {
      heading: '13. Changes',
      text: [
        'When we change this policy we publish the new version here with its number and date. If the change affects you in an important way, we write to you beforehand; where it rests on consent, we ask again.',
      ],
    },
    {
      heading: '14. Definitions',
      text: [
        [
          'personal data: any information about an identified or identifiable person',
          'processing: anything done with data, from collecting to erasing',
          'controller: who decides why and how data are processed; processor: who processes them on a controller’s behalf',
          'usage data: information collected automatically, such as the address of a page and the time of the request',
          'consent: a free, specific, informed and unambiguous indication of agreement',
          'tracker: a cookie or similar technology that stores or reads information on a device',
          'renter: a person with an account who books cars; rental business: a company that offers them',
        ],
      ],
    },
  ],
};

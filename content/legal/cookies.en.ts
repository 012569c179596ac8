import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Cookie policy',
    description:
      'What we store in your browser to make the site work, what only with your consent, for how long, and how to change your mind.',
  },
  title: 'Cookie policy',
  description: 'What {{site}} stores in your browser, why, for how long, and how to change your mind.',
  introduction: [
    'A cookie is a small text that a website stores in your browser. Local storage does the same without sending the text along with each request. This page covers both and completes the [privacy policy](/privacy-policy). The controller is {{company}}, {{address}}, {{email}}.',
    'Without your consent we store only what the site needs to work. Refusing is as easy as accepting, costs you nothing and takes nothing away from the site.',
  ],
  articles: [
    {
      heading: '1. What the site needs to work',
      text: [
        'These entries need no consent (Article 122 of the Italian Privacy Code, Article 5(3) of Directive 2002/58/EC). All are ours:',
        [
          'i18nextLng: your language; cookie (__Host-i18nextLng) and local storage, one year',
          'access_token: keeps you logged in; local storage, until you log out or do not visit for 14 days, and for 30 days at most',
          'selectedLocation and selectedDate: the last place (all of Italy before the first search) and dates you searched for; local storage, until you clear them',
          'recentSearches: your last four searches, offered again in the search form; local storage, until you log out or clear them',
          'theme_count, company_id, contractor_id: the appearance and the fleet of the website you are visiting; local storage',
          'a draft of your checkout, so that nothing is lost when you reload; deleted once the booking is paid',
          'how far a page was scrolled and which car of a list stood at its top, so that a reload shows the same; until the tab is closed',
          'pictures chosen for a report about a booked car and not sent yet, so that nothing is lost when you reload; deleted once sent and when you log out, not shown again after a day',
          'document_link, only in rental companies’ browsers: the link to a booking’s documents that was opened here; until the tab is closed',
          'document_link_browsers, only in rental companies’ browsers: shows that such a link is being opened again in the same browser; local storage, of no use after 30 minutes and deleted on the next visit to that page',
          'your answer to the consent question; six months',
        ],
        'Pages you have opened, and your bookings if you have opened them, may be kept on your device so that they can be read without a connection. They are removed when you log out.',
      ],
    },
    {
      heading: '2. Measuring speed',
      text: [
        'On a sample of visits we measure how quickly pages load and respond. These figures go to our own server only, carry no identifier and store nothing on your device.',
      ],
    },
    {
      heading: '3. Analytics, only with your consent',
      text: [
        'If you agree, an analytics service counts visits and pages, so that we see what is used and what is not. It sets its own cookies, typically for up to 13 months. The service and its provider are named in the consent panel.',
      ],
    },
    {
      heading: '4. Advertising, only with your consent',
      text: [
        'If you agree, a social network’s pixel tells us whether our advertisements led to bookings. It may link your visit to your account with that network and sets cookies that usually last 90 days. Both services are told about page views and, for a booking, the car, the amount, the currency and your email address as a code that cannot be turned back into it.',
      ],
    },
    {
      heading: '5. The payment page',
      text: [
        'You pay on a page of Stripe Payments Europe, Ltd., which sets cookies of its own for security and the prevention of fraud. Its own policy applies there: [stripe.com/cookies-policy/legal](https://stripe.com/cookies-policy/legal).',
      ],
    },
    {
      heading: '6. Changing your mind',
      text: [
        'The link “Cookie settings” at the foot of every page opens the panel again; there you can withdraw or give consent with one click. We ask again after six months, or earlier if a purpose or a provider changes. You can also delete cookies in your browser’s settings; you are then logged out and the site forgets your language.',
      ],
    },
  ],
};

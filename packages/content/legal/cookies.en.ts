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
    'A cookie is a small text that a website stores in your browser. Local storage does the same without sending the text along with each request, and so do a tab’s storage, the browser’s database and its store of files. This page covers them all and completes the [privacy policy](/privacy-policy). The controller is {{company}}, {{address}}, {{email}}.',
    'Without your consent we store only what the site needs to work. Refusing is as easy as accepting, costs you nothing and takes nothing away from the site.',
  ],
  articles: [
    {
      heading: '1. What the site needs to work',
      text: [
        'These entries need no consent (Article 122 of the Italian Privacy Code, Article 5(3) of Directive 2002/58/EC). All are ours. These cookies are sent to our server with each request:',
        [
          '__Host-i18nextLng: your language; one year',
          '__Host-nolo_business, only in browsers of rental companies’ members: keeps them logged in to the portal; until they log out, and for 30 days at most',
          '__Host-nolo_staff, only in browsers of our own staff: the same in the back office; until they log out, and for 12 hours at most',
          '__Host-nolo_device: a random mark of a browser that has logged in, so that we can write to you about a log-in from an unknown one, and strangers who guess passwords cannot lock you out; one year',
        ],
        'Local storage keeps the following until the time stated, otherwise until you delete the website’s data in your browser:',
        [
          'i18nextLng: your language',
          'sign_up_token: that you signed up in this browser, so that confirming your email address logs you in here; of no use after an hour, and until you confirm it or log out',
          'access_token: keeps you logged in; until you log out or do not visit for 14 days, and for 30 days at most',
          'sub_domain: at which of our websites you logged in',
          'logged_out_at: when somebody last logged out in this browser, so that other tabs forget what was typed in them',
          'selectedLocation and selectedDate: the last place (all of Italy before the first search) and dates you searched for; until you log out',
          'recentSearches: your last four searches, offered again in the search form; until you log out or clear them',
          'favorite_cars: cars that you have marked without being logged in; until you unmark them or log in, when they become part of your account',
          'theme_count, company_id, contractor_id: the appearance and the fleet of the website you are visiting',
          'cookie_consent: your answer to the consent question; it counts for six months',
          'document_link_browsers, only in rental companies’ browsers: shows that a link to a booking’s documents is being opened again in the same browser; of no use after 30 minutes and deleted on the next visit to that page',
          'nolo_log_out, only on devices of rental companies’ members: that somebody logged out without a network; until the session has been ended',
        ],
        'The storage of a single tab keeps the following until the tab is closed or you log out:',
        [
          'draft:, followed by the name of a form: what you have typed in it, the checkout included, so that nothing is lost when you reload; until it has been sent',
          'react-router-scroll-positions: how far a page was scrolled, so that going back or a reload shows the same',
          'server_clock: by how much your device’s clock differs from ours, so that times and deadlines are right',
          'flash_toast: a message that the next page shows; until it has been shown',
          'document_link, only in rental companies’ browsers: the link to a booking’s documents that was opened here',
        ],
        'The browser’s database and its store of files keep:',
        [
          'pictures: photographs chosen for a report about a booked car and not sent yet, so that nothing is lost when you reload; deleted once sent and when you log out, not shown again after a day',
          'nolo-device, only on devices of rental companies’ members: today’s and tomorrow’s handovers, until they log out, and what was captured of them and not sent yet, until it is sent or deleted; encrypted for the account',
          'the files of the companies’ portal, only where somebody has opened it, so that it opens without a network; until a newer version comes',
        ],
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
        'If you agree, an analytics service counts visits, pages and bookings, so that we see what is used and what is not. It sets no cookies. To tell your visits from those of others we send it visitor_id, a random number of ours that local storage keeps: it is deleted when you withdraw your consent, and after 13 months another takes its place. The service is named in the consent panel.',
      ],
    },
    {
      heading: '4. Advertising, only with your consent',
      text: [
        'If you agree, a social network’s pixel tells us whether our advertisements led to bookings. It may link your visit to your account with that network and sets cookies that usually last 90 days. Both services are told the addresses of the pages you view, as far as the question mark, and, for a booking, the car, the amount, the currency and your email address as a code (SHA-256): the address cannot be read from it, but a service that already knows your address can recognise it.',
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

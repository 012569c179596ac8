/** The panel in which consent is given and taken back. */
export default {
  title: 'May we count your visit?',
  text: 'The site works the same either way. With your consent, services outside our site learn which pages are used and whether an advertisement led to a booking.',
  nothing:
    'This site stores only what it needs to work. Nothing foreign is loaded, so there is nothing to agree to.',
  needed: 'What the site needs to work is always stored.',
  analytics: 'Analytics',
  analytics_service:
    'Visits and pages are counted by {{service}}; it sets an identifier for 13 months at most.',
  advertising: 'Advertising',
  advertising_service:
    '{{service}} learns of pages and bookings, and may connect your visit with your account there.',
  accept: 'Accept all',
  refuse: 'Refuse all',
  choose: 'Choose',
  save: 'Save choice',
  close: 'Close',
  policy: 'Cookie policy',
} as const;

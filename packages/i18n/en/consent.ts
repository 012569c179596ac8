/** The panel in which consent is given and taken back. */
export default {
  title: 'May we count your visit?',
  title_nothing: 'Cookie settings',
  text: 'The site works the same either way. With your consent, outside services learn which pages are visited and whether an advert led to a booking.',
  nothing:
    'This site stores only what it needs to work. Nothing is loaded from other services, so there is nothing to agree to.',
  needed: 'What the site needs to work is always stored.',
  analytics: 'Analytics',
  analytics_service:
    '{{service}} counts visits, pages and bookings; it stores an identifier for at most 13 months.',
  advertising: 'Advertising',
  advertising_service:
    '{{service}} learns about pages and bookings, and may link your visit to your account there.',
  accept: 'Accept all',
  refuse: 'Refuse all',
  choose: 'Choose',
  save: 'Save choice',
  close: 'Close',
  policy: 'Cookie policy',
} as const;

/** The rental companies’ portal. */
export default {
  title: 'Nolo for rental companies',
  text: 'Your bookings, cars and payouts, in one place.',
  hint: 'For companies that rent with Nolo. Log-ins open with the first companies.',
  action: 'To the site',
  language: 'Language',
} as const;

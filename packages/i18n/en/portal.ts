/** The rental companies’ portal. */
export default {
  title: 'Nolo for rental companies',
  text: 'Your bookings, cars and payouts, in one place.',
  hint: 'For companies that rent out cars with Nolo. Log-in opens when the first companies join.',
  action: 'To the site',
  language: 'Language',
} as const;

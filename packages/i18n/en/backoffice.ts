/** The back office of the platform’s staff. */
export default {
  title: 'Nolo back office',
  text: 'Documents, payment cases and companies.',
  hint: 'For Nolo’s own staff only. Log-in opens when the first companies join.',
  action: 'To the site',
  language: 'Language',
} as const;

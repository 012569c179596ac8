/** The back office of the platform’s staff. */
export default {
  title: 'Nolo back office',
  text: 'Documents, payment cases and companies.',
  hint: 'For Nolo’s own staff only. Log-ins open with the first companies.',
  action: 'To the site',
  language: 'Language',
} as const;

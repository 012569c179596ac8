/** The centre of notices; a text for each kind (domain/account/notice-kinds.ts). */
export default {
  title: 'Notices',
  intro:
    'What has happened with your bookings, your documents and your account. Each of these also came by mail.',
  empty_title: 'Nothing yet',
  empty_text: 'News of your bookings and documents will stand here.',
  empty_action: 'Find a car',
  delete: 'Delete this notice',
  new: 'New',
  see_bookings: 'Open My Bookings',
  see_documents: 'Open my documents',
  see_security: 'Open Security',
  'booking-paid': 'Booking {{number}} is paid and confirmed: {{car}}.',
  'booking-changed': 'Booking {{number}} has been changed: {{car}}.',
  'booking-cancelled': 'Booking {{number}} is cancelled: {{car}}.',
  'change-not-made': 'The change of booking {{number}} could not be made; we refund your payment.',
  'payment-expired': 'Your reservation {{number}} of {{car}} has expired unpaid.',
  'late-payment-refunded': 'Your payment for {{number}} came too late; we refund all of it.',
  'pickup-reminder':
    'Tomorrow you pick up your {{car}} ({{number}}). Bring your identity document and your driving licence.',
  'replacement-proposed': 'The company proposes another car for booking {{number}}.',
  'documents-verified': 'Your documents are verified.',
  'documents-rejected': 'Your documents were not accepted: {{detail}}',
  'password-changed': 'Your password has been changed.',
  'new-device': 'New log-in to your account: {{detail}}',
  'passkey-added': 'New passkey for your account: {{detail}}',
} as const;

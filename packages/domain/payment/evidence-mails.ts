/** Mails about a booking that say what its renter was told: by their templates. */
export const evidenceMails = [
  'booking-paid',
  'booking-changed',
  'change-not-made',
  'booking-cancelled',
  'payment-expired',
  'late-payment-refunded',
  'pickup-reminder',
  'agreement-signed',
  'car-handed-over',
  'handover-undone',
  'car-returned',
  'extension-accepted',
  'extension-ended',
  'replacement-proposed',
] as const;
export type EvidenceMail = (typeof evidenceMails)[number];

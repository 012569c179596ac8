/** The kinds of notices under the bell; each is also a mail of that name. */
export const noticeKinds = [
  'booking-paid',
  'booking-changed',
  'driver-added',
  'booking-cancelled',
  'change-not-made',
  'payment-expired',
  'late-payment-refunded',
  'pickup-reminder',
  'car-handed-over',
  'handover-undone',
  'car-returned',
  'extension-accepted',
  'extension-ended',
  'replacement-proposed',
  'documents-verified',
  'documents-rejected',
  'password-changed',
  'new-device',
  'passkey-added',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice's text names. */
export type NoticeData = {
  /** The renter's booking that it is about, and its number. */
  bookingId?: string;
  /** Of somebody else's booking that it is about: the company. */
  companyId?: number;
  number?: string;
  carName?: string;
  /** A device, a passkey or a renter. */
  detail?: string;
};

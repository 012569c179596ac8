import { codeCharacters } from '../typed-text.ts';

/** How long a mailed link opens a booking. */
export const BOOKING_LINK_MINUTES = 60;

/** Nobody can have us fill somebody's mailbox. */
export const MAX_BOOKING_LINKS_PER_HOUR = 3;

/** 'NL-100001', as written on mails and receipts. */
export const BOOKING_NUMBER = /^NL-[1-9][0-9]{5,9}$/;

/** What was typed, as the number is stored: ' nl 100001' is 'NL-100001'. */
export function asBookingNumber(typed: string): string {
  const digits = codeCharacters(typed).replace(/^NL/, '');
  return `NL-${digits}`;
}

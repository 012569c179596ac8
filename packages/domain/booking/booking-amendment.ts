import type { LocalDateTime } from '../calendar/local-date-time.ts';
import { freeCancellationUntil } from '../cancellation/cancellation.ts';
import { can, type BookingStatus } from './booking-state.ts';

/** What has become of a change; `withdrawn`: the renter wanted something else before paying for it. */
export const AMENDMENT_STATUSES = ['waiting', 'applied', 'expired', 'withdrawn'] as const;
export type AmendmentStatus = (typeof AMENDMENT_STATUSES)[number];

export const AMENDMENT_RULINGS = ['allowed', 'too_late', 'not_possible'] as const;
export type AmendmentRuling = (typeof AMENDMENT_RULINGS)[number];

/** Whether a booking can be changed at `now`, and until when (wall clock at the pickup place, that minute included). */
export type AmendmentTerms = { ruling: AmendmentRuling; until: LocalDateTime };

/**
 * A paid booking can be changed for as long as it could be cancelled free of charge (docs/decisions/0036): until then
 * the company loses nothing by it. Once signed, the contract says the dates, and the company changes both.
 * `isSettled` false: its money is contested or went back by hand, or another car is proposed or was taken; a person looks first.
 */
export function amendmentTerms(booking: {
  status: BookingStatus;
  pickup: LocalDateTime;
  now: LocalDateTime;
  isSettled: boolean;
}): AmendmentTerms {
  const until = freeCancellationUntil(booking.pickup);
  if (!booking.isSettled || !can(booking.status, 'change')) return { ruling: 'not_possible', until };
  return { ruling: booking.now <= until ? 'allowed' : 'too_late', until };
}

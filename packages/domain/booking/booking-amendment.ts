import type { LocalDateTime } from '../calendar/local-date-time.ts';
import { freeCancellationUntil } from '../cancellation/cancellation.ts';
import { can, HOLD_MINUTES, type BookingStatus } from './booking-state.ts';

/**
 * What has become of a change; `asked` and `declined`: by its company, of an extension; `waiting`: for its payment;
 * `withdrawn`: the renter wanted something else before paying for it.
 */
export const AMENDMENT_STATUSES = [
  'asked',
  'waiting',
  'applied',
  'declined',
  'expired',
  'withdrawn',
] as const;
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

/**
 * How long the later days are held for answer and payment at most. A session of the hosted page lives 24 hours at most,
 * and at least half an hour from its opening on, which may be the last minute.
 */
export const EXTENSION_HOLD_HOURS = 23;

/**
 * Whether the renter can ask for a later return (docs/specification/states.md 11): the car is with them, and the agreed
 * return has not passed. `isSettled` as for a change.
 */
export function mayExtend(
  { status, endsAt, isSettled }: { status: BookingStatus; endsAt: Date; isSettled: boolean },
  now: Date,
): boolean {
  return isSettled && can(status, 'extend') && now < endsAt;
}

/** Until when the company can answer; what it accepts is paid by then, too. */
export function extensionHeldUntil(endsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + EXTENSION_HOLD_HOURS * 3_600_000, endsAt.getTime()));
}

/** Until when an accepted extension can be paid: whoever is accepted late has the half hour of a hold all the same. */
export function extensionPayableUntil(heldUntil: Date, now: Date): Date {
  return new Date(Math.max(heldUntil.getTime(), now.getTime() + HOLD_MINUTES * 60_000));
}

import { BEFORE_PICKUP } from './company-lists.ts';
import type { BookingStatus } from './booking-state.ts';

/** Hours after the agreed return in which a company checks a booking in, or closes it (docs/specification/states.md 5). */
export const CLOSING_HOURS = 24;
/** Characters of what staff says when it closes a booking. */
export const CLOSING_REASON_MAX_LENGTH = 1000;
const CLOSING_MS = CLOSING_HOURS * 3_600_000;

/** From when on a booking waits for staff that nobody has checked in or closed: hours that pass, whatever clocks are set to. */
export function unclosedFrom(endsAt: Date): Date {
  return new Date(endsAt.getTime() + CLOSING_MS);
}

/** The latest agreed return of the bookings that wait for staff at a moment. */
export function latestUnclosedReturn(now: Date): Date {
  return new Date(now.getTime() - CLOSING_MS);
}

type Standing = {
  status: BookingStatus;
  endsAt: Date;
  /** Renter and company say different things, or the renter's bank decides: that is settled first. */
  isDisputed: boolean;
};

/** Whether a booking waits for staff to close it. */
export function isUnclosed({ status, endsAt, isDisputed }: Standing, now: Date): boolean {
  return BEFORE_PICKUP.includes(status) && !isDisputed && now >= unclosedFrom(endsAt);
}

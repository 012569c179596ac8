import { can, type BookingStatus } from '../booking/booking-state.ts';

const MINUTE_MS = 60_000;
/** How long a company waits for its renter after the agreed pickup time. */
export const NO_SHOW_MINUTES = 60;
/** How long a renter can object to having been closed as not come, and a company to not having handed over the car. */
export const OBJECTION_HOURS = 48;
/** Characters. */
export const MAX_OBJECTION = 1000;

/** From when on a booking that nobody was given the car of can be closed as not collected (docs/specification/states.md 5). */
export function noShowFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() + NO_SHOW_MINUTES * MINUTE_MS);
}

/** The moment from which nobody can object any more to what was said then. */
export function objectionUntil(saidAt: Date): Date {
  return new Date(saidAt.getTime() + OBJECTION_HOURS * 60 * MINUTE_MS);
}

/** Whether a renter can say that they were not given the car: from the pickup time until they have it. */
export function mayReportNotHandedOver({ status, startsAt }: Standing, now: Date): boolean {
  return can(status, 'not_provide') && now >= startsAt;
}

type Standing = { status: BookingStatus; startsAt: Date };

/** What a company can end of its own accord at a moment, beside proposing another car. */
export function companyEndings(
  { status, startsAt }: Standing,
  now: Date,
): { notProvide: boolean; noShow: boolean } {
  return {
    notProvide: can(status, 'not_provide'),
    noShow: can(status, 'no_show') && now >= noShowFrom(startsAt),
  };
}

/** Why a booking ends whose company says that it cannot hand over the car; before the pickup time it cancels. */
export function notProvidedReason(startsAt: Date, now: Date): 'company' | 'not_handed_over' {
  return now < startsAt ? 'company' : 'not_handed_over';
}

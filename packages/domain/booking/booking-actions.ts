import { isFinished, isLive, type BookingStatus } from './booking-state.ts';

/** What the status alone opens to the renter. Transitions are `booking-state.ts`'s, prices of cancelling `cancellationTerms`'. */
export type BookingActions = { viewIssues: boolean; reportIssue: boolean; callCompany: boolean };

/** All of them once the booking is paid and not cancelled (docs/specification/states.md 2). */
export function bookingActions(status: BookingStatus): BookingActions {
  const taken = isLive(status) || isFinished(status);
  return { viewIssues: taken, reportIssue: taken, callCompany: taken };
}

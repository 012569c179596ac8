import { can, isFinished, isLive } from './booking-state.ts';
import type { BookingHistory, BookingStatus } from './booking-state.ts';

/**
 * What can be done with a booking. Screens and use cases ask this, or `booking-state.ts`, instead of listing statuses
 * themselves; comparing with the one status that is meant is fine.
 */
export type BookingActions = {
  /** Go to the checkout session (while the hold lasts). */
  pay: boolean;
  /** Whether, and what it costs, says `cancellationTerms`. */
  cancel: boolean;
  viewIssues: boolean;
  reportIssue: boolean;
  callCompany: boolean;
  /** By the company, within its 48 hours (`replacementTerms`). */
  proposeReplacement: boolean;
  sign: boolean;
  collectDeposit: boolean;
  checkIn: boolean;
  checkOut: boolean;
};

/**
 * The actions open in a status. Issues and the company's telephone number are there once the booking is
 * paid and not cancelled; everything else follows the transition table (decisions.md 6).
 */
export function bookingActions(status: BookingStatus, history: BookingHistory = {}): BookingActions {
  const taken = isLive(status) || isFinished(status);
  return {
    pay: can(status, 'pay', history),
    cancel: can(status, 'cancel', history),
    viewIssues: taken,
    reportIssue: taken,
    callCompany: taken,
    proposeReplacement: can(status, 'refuse_replacement', history),
    sign: can(status, 'sign', history),
    collectDeposit: can(status, 'collect_deposit', history),
    checkIn: can(status, 'check_in', history),
    checkOut: can(status, 'check_out', history),
  };
}

import type { CancelReason } from './cancel-reason.ts';

/** As on the wire (docs/specification/states.md 1). */
export const BOOKING_STATUSES = [
  'PENDING',
  'PAID',
  'SIGNED',
  'DEPOSIT COLLECTED',
  'CHECKED IN',
  'CHECKED OUT',
  'CHECKOUT ISSUE ADDED',
  'CANCELLED',
] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What happens to a booking. */
export const BOOKING_EVENTS = [
  'pay',
  /** The 30 minutes passed, or the checkout session could not be opened. */
  'expire',
  /** By the renter. */
  'cancel',
  /** The renter refuses the company's other car, or does not answer in time. */
  'refuse_replacement',
  /** By the company, which cannot hand over the car. */
  'not_provide',
  /** By the company: nobody came for the car. */
  'no_show',
  /** A payment for a booking that had expired, while the car is still free. */
  'late_payment',
  /** By the renter: other dates, places or drivers. */
  'change',
  'sign',
  'collect_deposit',
  'check_in',
  /** By the renter, who has the car: a later return. */
  'extend',
  /** By the company, within minutes of a check-in. */
  'undo_check_in',
  'check_out',
  'check_out_with_issue',
] as const;

export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/**
 * What the status alone does not tell. SIGNED and DEPOSIT COLLECTED come in either order and the status
 * shows the latest, so who knows of the other says so here; what is left out is taken not to stand in the way.
 */
export type BookingHistory = {
  signed?: boolean;
  depositCollected?: boolean;
  /** Why a cancelled booking was cancelled; only an `expired` one can be restored. */
  cancelReason?: CancelReason | null;
};

/** Unpaid bookings a renter can have at a time (docs/specification/states.md 3). */
export const MAX_UNPAID_BOOKINGS = 3;

/** How long an unpaid booking keeps the car: the life of its checkout session (docs/specification/states.md 3). */
export const HOLD_MINUTES = 30;

/** The provider wants at least 30 minutes from its own clock's now on; ours closes the session when the hold ends. */
export const PROVIDER_LIFE_MINUTES = HOLD_MINUTES + 5;

/** THE transition table (docs/specification/states.md 2). What is not in it is a 409. */
const TRANSITIONS: Readonly<Record<BookingStatus, Readonly<Partial<Record<BookingEvent, BookingStatus>>>>> = {
  PENDING: { pay: 'PAID', expire: 'CANCELLED', cancel: 'CANCELLED' },
  PAID: {
    change: 'PAID',
    sign: 'SIGNED',
    collect_deposit: 'DEPOSIT COLLECTED',
    check_in: 'CHECKED IN',
    cancel: 'CANCELLED',
    refuse_replacement: 'CANCELLED',
    not_provide: 'CANCELLED',
    no_show: 'CANCELLED',
  },
  SIGNED: {
    collect_deposit: 'DEPOSIT COLLECTED',
    check_in: 'CHECKED IN',
    cancel: 'CANCELLED',
    refuse_replacement: 'CANCELLED',
    not_provide: 'CANCELLED',
    no_show: 'CANCELLED',
  },
  // The deposit lies with the company, which gives it back itself (docs/specification/states.md 4).
  'DEPOSIT COLLECTED': {
    sign: 'SIGNED',
    check_in: 'CHECKED IN',
    cancel: 'CANCELLED',
    refuse_replacement: 'CANCELLED',
    not_provide: 'CANCELLED',
    no_show: 'CANCELLED',
  },
  // What it becomes by that is in its history: `statusBeforeCheckIn`.
  'CHECKED IN': {
    extend: 'CHECKED IN',
    undo_check_in: 'PAID',
    check_out: 'CHECKED OUT',
    check_out_with_issue: 'CHECKOUT ISSUE ADDED',
  },
  'CHECKED OUT': {},
  'CHECKOUT ISSUE ADDED': {},
  CANCELLED: { late_payment: 'PAID' },
};

/**
 * The status after an event, or null when the event is not possible in this status (answer 409). Also null
 * for what the history rules out: a second signature or deposit, restoring what did not expire. Source:
 * docs/specification/states.md 2.
 */
export function transition(
  status: BookingStatus,
  event: BookingEvent,
  history: BookingHistory = {},
): BookingStatus | null {
  const ruledOut =
    (event === 'sign' && history.signed === true) ||
    (event === 'collect_deposit' && history.depositCollected === true) ||
    (event === 'late_payment' && (history.cancelReason ?? 'expired') !== 'expired');
  return ruledOut ? null : (TRANSITIONS[status][event] ?? null);
}

/** True when the event is possible in this status, whatever the booking's history says (`transition`). */
export function can(status: BookingStatus, event: BookingEvent): boolean {
  return transition(status, event) !== null;
}

/** True while the booking keeps the car from others: in every status but CANCELLED. */
export function holdsCar(status: BookingStatus): boolean {
  return status !== 'CANCELLED';
}

/** True from payment until the car is back. Who may see the renter's documents: `document-access.ts`. */
export function isLive(status: BookingStatus): boolean {
  return (
    status === 'PAID' || status === 'SIGNED' || status === 'DEPOSIT COLLECTED' || status === 'CHECKED IN'
  );
}

/** True once the car is back. */
export function isFinished(status: BookingStatus): boolean {
  return status === 'CHECKED OUT' || status === 'CHECKOUT ISSUE ADDED';
}

/** Whether a car can be booked for a period by who asks. */
export const AVAILABILITY = ['free', 'held_by_you', 'taken'] as const;

export type Availability = (typeof AVAILABILITY)[number];

import { transition, type BookingHistory, type BookingStatus } from '../booking/booking-state.ts';
import { addDays, atTime, localDate, type LocalDateTime } from '../calendar/local-date-time.ts';
import { commissionFor } from '../commission/commission.ts';
import { classesFrom, type CarClass } from '../cars/car-classes.ts';
import { transmissionsLike, type Transmission } from '../cars/car-features.ts';
import { freeCancellationUntil } from './cancellation.ts';

/** Days before 00:00 of the pickup day: enough left to book another car elsewhere. */
const ANSWER_DAYS_BEFORE = 1;

/**
 * Until when the renter can answer a proposal, wall clock at the pickup place: a day before 00:00 of the pickup day, so
 * a day after the last one could be made. Unanswered, the booking ends as if they had refused
 * (docs/specification/states.md 6).
 */
export function answerUntil(pickup: LocalDateTime): LocalDateTime {
  return atTime(addDays(localDate(pickup), -ANSWER_DAYS_BEFORE), '00:00');
}

type ReplacementTerms = {
  /** Whether the company may still propose another of its cars. */
  allowed: boolean;
  /** The last minute to propose one, wall clock at the pickup place. */
  proposeUntil: LocalDateTime;
  /** See {@link answerUntil}. */
  answerUntil: LocalDateTime;
  /** Back to the renter who refuses: everything. */
  refundMinor: number;
  /** What the company then owes the platform: the commission with its VAT, in minor units. */
  companyOwesMinor: number;
};

/**
 * What a company's proposal of another car at `now` can lead to (docs/specification/states.md 6). Accepted, the booking
 * moves to that car at the same price. Refused, the renter gets 100% back and the company owes the commission.
 * A refusal may come after the limit: only proposing is bound by it.
 */
export function replacementTerms(request: {
  status: BookingStatus;
  totalMinor: number;
  pickup: LocalDateTime;
  /** The wall clock at the pickup place now. */
  now: LocalDateTime;
  history?: BookingHistory;
}): ReplacementTerms {
  const proposeUntil = freeCancellationUntil(request.pickup);
  const possible = transition(request.status, 'refuse_replacement', request.history) !== null;
  return {
    allowed: possible && request.now <= proposeUntil,
    proposeUntil,
    answerUntil: answerUntil(request.pickup),
    refundMinor: request.totalMinor,
    companyOwesMinor: commissionFor(request.totalMinor).grossMinor,
  };
}

type CarKind = { carClass: CarClass; transmission: Transmission };

/**
 * Whether a car is good enough to be proposed in another's place (docs/specification/states.md 6): of its class or a higher one,
 * and an automatic for an automatic.
 */
export function mayReplace(other: CarKind, booked: CarKind): boolean {
  return (
    classesFrom(booked.carClass).includes(other.carClass) &&
    transmissionsLike(booked.transmission).includes(other.transmission)
  );
}

/**
 * What has become of a company's proposal of another car; `withdrawn`: the booking ended before the renter decided,
 * `unanswered`: the time to decide did.
 */
const REPLACEMENT_STATUSES = ['proposed', 'accepted', 'refused', 'withdrawn', 'unanswered'] as const;
export type ReplacementStatus = (typeof REPLACEMENT_STATUSES)[number];

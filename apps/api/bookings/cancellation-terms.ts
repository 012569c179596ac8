import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import {
  cancellationTerms,
  onAccountDeletion,
  type CancellationRequest,
  type CancellationTerms,
} from '@nolo/domain/cancellation/cancellation.ts';
import type { CancellationFacts, BookingRow } from './booking-store.ts';

const NOTHING_ELSE: CancellationFacts = { hasReplacement: false, withBankMinor: 0 };

/** What cancelling would do at this moment (docs/specification/states.md 4). */
export function termsOf(
  booking: BookingRow,
  now: Date,
  facts: CancellationFacts = NOTHING_ELSE,
): CancellationTerms {
  return cancellationTerms(cancellationRequest(booking, now, facts));
}

/** Maps a booking to the input of the cancellation rules. */
export function cancellationRequest(
  booking: BookingRow,
  now: Date,
  facts: CancellationFacts,
): CancellationRequest {
  return {
    ...facts,
    status: booking.status,
    totalMinor: booking.total_minor,
    // Refunded manually before.
    refundedMinor: booking.refund_minor ?? 0,
    pickup: parsed(booking.pickup_local),
    now: toLocal(now.toISOString(), booking.time_zone),
    paid: booking.paid_at !== null,
  };
}

/** What deleting the renter's account at this moment would do with a booking. */
export function deletionEffect(booking: BookingRow, now: Date): ReturnType<typeof onAccountDeletion> {
  // What else is known changes the amounts, and never whether the booking can be cancelled.
  return onAccountDeletion(termsOf(booking, now), {
    returnAt: parsed(booking.return_local),
    now: toLocal(now.toISOString(), booking.time_zone),
  });
}

function parsed(wallClock: string): LocalDateTime {
  const local = parseLocalDateTime(wallClock);
  if (local === null) throw new Error('a booking without its times');
  return local;
}

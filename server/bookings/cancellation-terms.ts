import { parseLocalDateTime } from '../../domain/calendar/local-date-time.ts';
import { toLocal } from '../../domain/calendar/zone.ts';
import { cancellationTerms, type CancellationTerms } from '../../domain/cancellation/cancellation.ts';
import type { BookingRow } from './booking-store.ts';

/** What cancelling would do at this moment (decisions.md 6). */
export function termsOf(booking: BookingRow, now: Date): CancellationTerms {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  return cancellationTerms({
    status: booking.status,
    totalMinor: booking.total_minor,
    // Given back by hand before.
    refundedMinor: booking.refund_minor ?? 0,
    pickup,
    now: toLocal(now.toISOString(), booking.time_zone),
    paid: booking.paid_at !== null,
  });
}

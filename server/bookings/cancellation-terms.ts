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
    pickup,
    now: toLocal(now.toISOString(), booking.time_zone),
    paid: booking.paid_at !== null,
  });
}

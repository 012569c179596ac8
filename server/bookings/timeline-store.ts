import type { BookingRecord } from '../../domain/booking/timeline.ts';
import type { Connection } from '../platform/database.ts';

/** What the company's counter has noted. */
export async function listCounterEvents(
  connection: Connection,
  bookingId: string,
): Promise<BookingRecord['counter']> {
  const rows = await connection
    .selectFrom('booking_event')
    .select(['kind', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at }) => ({ kind, at: at.toISOString() }));
}

/** What went back, or is on its way, the first one first. */
export async function listRefunds(
  connection: Connection,
  bookingId: string,
): Promise<BookingRecord['refunds']> {
  const rows = await connection
    .selectFrom('refund')
    .select(['created_at', 'amount_minor', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, amount_minor, status }) => ({
    at: created_at.toISOString(),
    amountMinor: amount_minor,
    state: status,
  }));
}

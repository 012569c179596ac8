import { sql } from 'kysely';
import type { RefundRecord } from '@nolo/domain/booking/refund-news.ts';
import type { BookingRecord, CounterEvent } from '@nolo/domain/booking/timeline.ts';
import { SETTLED_MINOR } from '../payments/refund-store.ts';
import type { Connection } from '@nolo/db/database.ts';

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

export async function insertCounterEvent(
  connection: Connection,
  { bookingId, kind, at }: { bookingId: string; kind: CounterEvent; at: Date },
): Promise<void> {
  await connection.insertInto('booking_event').values({ booking_id: bookingId, kind, at }).execute();
}

/** Beside a row of `booking`: when its car was back, with an issue or without; null: it is not. */
export const checkedOutAt = sql<Date | null>`(SELECT max(at) FROM booking_event
  WHERE booking_event.booking_id = booking.id AND kind IN ('checked_out', 'checked_out_with_issue'))`;

/** What went back, or is on its way, the first one first. */
export async function listRefunds(
  connection: Connection,
  bookingId: string,
): Promise<(RefundRecord & BookingRecord['refunds'][number])[]> {
  const rows = await connection
    .selectFrom('refund')
    .select(['created_at', 'amount_minor', 'status', 'reason', 'makes_good_minor'])
    .select(SETTLED_MINOR.as('settled_minor'))
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, amount_minor, status, reason, makes_good_minor, settled_minor }) => ({
    at: created_at.toISOString(),
    amountMinor: amount_minor,
    state: status,
    isManual: reason === 'manual',
    makesGoodMinor: makes_good_minor,
    settledMinor: settled_minor,
  }));
}

/** Later returns that were asked for, the first one first. */
export async function listExtensions(
  connection: Connection,
  bookingId: string,
): Promise<(BookingRecord['extensions'][number] & { id: string })[]> {
  const rows = await connection
    .selectFrom('booking_amendment')
    .select(['id', 'status', 'created_at', 'accepted_at', 'decided_at'])
    .where('booking_id', '=', bookingId)
    .where('is_extension', '=', true)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, status, created_at, accepted_at, decided_at }) => ({
    id,
    askedAt: created_at.toISOString(),
    acceptedAt: accepted_at?.toISOString() ?? null,
    declinedAt: status === 'declined' ? (decided_at?.toISOString() ?? null) : null,
    endedAt: status === 'expired' ? (decided_at?.toISOString() ?? null) : null,
  }));
}

/** Changes that were made, and those that were paid and yet not made, the first one first. */
export async function listPastChanges(
  connection: Connection,
  bookingId: string,
): Promise<BookingRecord['changes']> {
  const rows = await connection
    .selectFrom('booking_amendment')
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.amendment_id', '=', 'booking_amendment.id')
        .on('payment.state', 'in', ['applied', 'late']),
    )
    .select(['status', 'difference_minor', 'payment.paid_at', 'decided_at'])
    .where('booking_amendment.booking_id', '=', bookingId)
    .where((where) => where.or([where('status', '=', 'applied'), where('payment.paid_at', 'is not', null)]))
    .orderBy('booking_amendment.created_at')
    .execute();
  return rows.map(({ status, difference_minor, paid_at, decided_at }) => ({
    madeAt: status === 'applied' ? (decided_at?.toISOString() ?? null) : null,
    paidAt: paid_at?.toISOString() ?? null,
    differenceMinor: difference_minor,
  }));
}

import { sql } from 'kysely';
import type { PaymentLeft } from '@nolo/domain/payment/allocate-refund.ts';
import type { Connection } from '@nolo/db/database.ts';

/**
 * The payments of a booking in the order they were made, its first one and those of its dearer changes, and what of
 * each has not been given back. The first one's amount is today's total less what the changes added.
 */
export async function listPaymentsLeft(connection: Connection, bookingId: string): Promise<PaymentLeft[]> {
  const { rows } = await sql<PaymentLeft>`
    WITH payment AS (
      SELECT 0 AS position, booking.payment_intent_id AS intent, booking.total_minor - coalesce(
        (SELECT sum(difference_minor) FROM booking_change
         WHERE booking_change.booking_id = booking.id AND booking_change.status = 'made'), 0) AS amount
      FROM booking WHERE booking.id = ${bookingId} AND booking.payment_intent_id IS NOT NULL
      UNION ALL
      SELECT of_revision + 1, payment_intent_id, difference_minor FROM booking_change
      WHERE booking_id = ${bookingId} AND status = 'made' AND payment_intent_id IS NOT NULL
    )
    SELECT payment.intent AS "paymentIntentId", (payment.amount - coalesce(
      (SELECT sum(refund.amount_minor) FROM refund
       WHERE refund.booking_id = ${bookingId} AND refund.payment_intent_id = payment.intent
         AND refund.status NOT IN ('failed', 'canceled')), 0))::integer AS "leftMinor"
    FROM payment ORDER BY payment.position`.execute(connection);
  return rows;
}

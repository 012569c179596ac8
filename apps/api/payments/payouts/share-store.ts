import { sql } from 'kysely';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { payoutOf, type PaymentFacts } from '@nolo/domain/commission/payout.ts';
import type { Connection } from '@nolo/db/database.ts';

/** Selects what may hold back the payout of `booking`. */
const facts = sql<PaymentFacts>`json_build_object(
  'disputes', ARRAY(SELECT dispute.status FROM dispute WHERE dispute.booking_id = booking.id),
  'isFraudSuspected', EXISTS (SELECT FROM fraud_warning
    WHERE fraud_warning.booking_id = booking.id AND fraud_warning.is_actionable),
  'refunds', ARRAY(SELECT refund.status FROM refund WHERE refund.booking_id = booking.id),
  'openCases', (SELECT count(*) FROM payment_case
    WHERE payment_case.booking_id = booking.id AND payment_case.resolved_at IS NULL
      AND payment_case.kind NOT IN ('dispute', 'fraud_warning')))`;

export async function findPaymentFacts(connection: Connection, bookingId: string): Promise<PaymentFacts> {
  const row = await connection
    .selectFrom('booking')
    .select(facts.as('facts'))
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return row.facts;
}

export type PayoutRow = {
  companyId: number;
  companyName: string;
  bookingId: string;
  number: string;
  status: BookingStatus;
  startsAt: Date;
  renterMinor: number;
  companyMinor: number;
  owedMinor: number;
  facts: PaymentFacts;
};

/**
 * Bookings of which the ledger holds money for a renter, owes some to a company or is owed some by it; by company, then by
 * pickup. With an id those of that booking or company alone.
 */
export async function listPayoutRows(
  connection: Connection,
  { bookingId, companyId }: { bookingId?: string; companyId?: number } = {},
): Promise<PayoutRow[]> {
  const ofBooking = bookingId === undefined ? sql`true` : sql`booking_id = ${bookingId}`;
  const ofCompany = companyId === undefined ? sql`true` : sql`company.id = ${companyId}`;
  const { rows } = await sql<PayoutRow>`
    WITH held AS (
      SELECT booking_id,
        coalesce(-sum(amount_minor) FILTER (WHERE account = 'renter'), 0)::int AS "renterMinor",
        coalesce(-sum(amount_minor) FILTER (WHERE account = 'company_payable'), 0)::int AS "companyMinor",
        coalesce(sum(amount_minor) FILTER (WHERE account = 'company_receivable'), 0)::int AS "owedMinor"
      FROM ledger_entry WHERE account IN ('renter', 'company_payable', 'company_receivable') AND ${ofBooking}
      GROUP BY booking_id
    )
    SELECT company.id AS "companyId", company.name AS "companyName", booking.id AS "bookingId",
      booking.number, booking.status, booking.starts_at AS "startsAt",
      held."renterMinor", held."companyMinor", held."owedMinor", ${facts} AS facts
    FROM held
    JOIN booking ON booking.id = held.booking_id
    JOIN company ON company.id = booking.company_id
    WHERE (held."renterMinor" <> 0 OR held."companyMinor" <> 0 OR held."owedMinor" <> 0)
      AND ${ofCompany}
    ORDER BY company.name, company.id, booking.starts_at, booking.number`.execute(connection);
  return rows;
}

/** Bookings whose company's money waits until somebody has settled something. */
export async function countHeldPayouts(connection: Connection): Promise<number> {
  const rows = await listPayoutRows(connection);
  return rows.filter((row) => payoutOf(row, row.facts).state === 'held').length;
}

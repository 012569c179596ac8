import { sql, type RawBuilder } from 'kysely';
import type { BookingBooks } from '@nolo/domain/payment/booking-books.ts';
import type { Connection } from '@nolo/db/database.ts';
import { BOOKING_STATUSES, isFinished, isLive } from '@nolo/domain/booking/booking-state.ts';
import type { LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';
import type { ComparedDay } from '@nolo/domain/payment/compared-days.ts';
import { OPEN_DISPUTE } from './dispute-store.ts';
import { SETTLED_MINOR } from './refund-store.ts';

type Booked = { bookingId: string; amountMinor: number };

/** What a transaction moved on our account at the provider; null when there is none. */
export async function findLedgerCash(
  connection: Connection,
  { kind, reference }: { kind: LedgerKind; reference: string },
): Promise<Booked | null> {
  const row = await connection
    .selectFrom('ledger_entry')
    .select(['booking_id as bookingId', sql<number>`sum(amount_minor)::int`.as('amountMinor')])
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('account', '=', 'provider_cash')
    .groupBy('booking_id')
    .executeTakeFirst();
  return row ?? null;
}

/** What a transaction that names one of these moved there, whatever its kind; null when there is none. */
export async function findCashOfSource(
  connection: Connection,
  references: readonly string[],
): Promise<Booked | null> {
  const row = await connection
    .selectFrom('ledger_entry')
    .select(['booking_id as bookingId', sql<number>`sum(amount_minor)::int`.as('amountMinor')])
    .where('reference', 'in', references)
    .where('account', '=', 'provider_cash')
    .groupBy('booking_id')
    .executeTakeFirst();
  return row ?? null;
}

export async function findRefundOfProvider(connection: Connection, providerRefundId: string) {
  const row = await connection
    .selectFrom('refund')
    .select(['booking_id', 'amount_minor', 'status'])
    .where('provider_refund_id', '=', providerRefundId)
    .executeTakeFirst();
  return row ?? null;
}

type Period = { from: Date; to: Date };
type OfDay = { reference: string; bookingId: string; ours: number };

/** Lists what the ledger has of a kind of movement on our account at the provider. */
export async function listCashOfDay(
  connection: Connection,
  kind: 'payment' | 'payout' | 'payout_reversed',
  { from, to }: Period,
): Promise<OfDay[]> {
  const rows = await connection
    .selectFrom('ledger_entry')
    .select(['reference', 'booking_id as bookingId', 'amount_minor as ours'])
    .where('kind', '=', kind)
    .where('account', '=', 'provider_cash')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('reference', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, reference: row.reference ?? '' }));
}

/** Lists the refunds that were made, including failed ones. */
export async function listRefundsOfDay(connection: Connection, { from, to }: Period): Promise<OfDay[]> {
  const rows = await connection
    .selectFrom('refund')
    .select(['provider_refund_id as reference', 'booking_id as bookingId', 'amount_minor as ours'])
    .where('sent_at', '>=', from)
    .where('sent_at', '<', to)
    .where('provider_refund_id', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, reference: row.reference ?? '' }));
}

/** Those that never were are the demo's: paid in the ledger, by no payment of the provider's. */
const wasAtProvider = (bookingId: RawBuilder<unknown>) => sql<boolean>`NOT EXISTS (
  SELECT FROM ledger_entry AS unpaid WHERE unpaid.booking_id = ${bookingId} AND unpaid.kind = 'payment'
    AND unpaid.account = 'provider_cash' AND unpaid.reference IS NULL)`;

/** Refunds that count as made, and that the provider has never named. */
export async function listRefundsWithoutId(connection: Connection): Promise<OfDay[]> {
  const rows = await connection
    .selectFrom('refund')
    .select(['id as reference', 'booking_id as bookingId', 'amount_minor as ours'])
    .where('provider_refund_id', 'is', null)
    .where('status', 'in', ['pending', 'requires_action', 'succeeded'])
    .where(wasAtProvider(sql.ref('refund.booking_id')))
    .execute();
  return rows;
}

type Moved = Record<'intents' | 'movements' | 'sources' | 'refunds' | 'failures', readonly string[]>;

/**
 * What we have at the provider by the ledger, without what these movements brought, and as if refunds that are still to be
 * sent were not decided. Bookings that never were at the provider have no part in it.
 */
export async function sumCashBefore(connection: Connection, moved: Moved): Promise<number> {
  const { rows } = await sql<{ cash: number }>`
    WITH later AS (
      SELECT id::text AS refund, provider_refund_id = ANY(${[...moved.refunds]}::text[]) AS is_made,
        provider_refund_id = ANY(${[...moved.failures]}::text[]) AS has_failed
      FROM refund
      WHERE provider_refund_id = ANY(${[...moved.refunds, ...moved.failures]}::text[])
    )
    SELECT (coalesce(sum(amount_minor), 0)
      + (SELECT coalesce(sum(amount_minor), 0) FROM refund WHERE status = 'requested'))::bigint::float8 AS cash
    FROM ledger_entry AS entry
    WHERE account = 'provider_cash'
      AND ${wasAtProvider(sql.ref('entry.booking_id'))}
      AND NOT coalesce(reference = ANY(${[...moved.movements, ...moved.sources]}::text[])
        OR kind = 'payment' AND reference = ANY(${[...moved.intents]}::text[])
        OR EXISTS (SELECT FROM later WHERE later.refund = entry.reference
          AND CASE WHEN entry.kind = 'refund_failed' THEN later.has_failed ELSE later.is_made END), false)`.execute(
    connection,
  );
  return rows[0]?.cash ?? 0;
}

/** A page of bookings beside their money in the ledger, by id. */
export async function listBookingBooks(
  connection: Connection,
  { after, most }: { after: string | null; most: number },
): Promise<(BookingBooks & { bookingId: string })[]> {
  const { rows } = await sql<BookingBooks & { bookingId: string }>`
    WITH page AS (
      SELECT * FROM booking WHERE ${after}::uuid IS NULL OR id > ${after}::uuid ORDER BY id LIMIT ${most}
    ), held AS (
      SELECT booking_id,
        -sum(amount_minor) FILTER (WHERE account = 'renter') AS held,
        -sum(amount_minor) FILTER (WHERE account = 'commission_revenue') AS revenue,
        -sum(amount_minor) FILTER (WHERE account = 'vat_payable') AS vat,
        -sum(amount_minor) FILTER (WHERE account = 'company_payable') AS company,
        -sum(amount_minor) FILTER (WHERE kind = 'share_taken_back' AND account IN ('renter', 'dispute_losses')) AS taken_back,
        -sum(amount_minor) FILTER (WHERE kind = 'share_taken_back' AND account = 'renter') AS refund_taken_back,
        sum(amount_minor) FILTER (WHERE account = 'renter' AND kind = 'dispute_lost') AS lost
      FROM ledger_entry WHERE booking_id IN (SELECT id FROM page) GROUP BY booking_id
    ), owed AS (
      SELECT booking_id,
        sum(amount_minor) FILTER (WHERE status IN ('failed', 'canceled') AND reason <> 'manual') AS failed,
        coalesce(sum(makes_good_minor) FILTER (WHERE status NOT IN ('failed', 'canceled')), 0)
          + sum(${SETTLED_MINOR}) AS good
      FROM refund WHERE booking_id IN (SELECT id FROM page) GROUP BY booking_id
    ), unpaid AS (
      SELECT payout.booking_id, sum(CASE WHEN payout.state IN ('sent', 'reversed') THEN 0
          ELSE amount_minor - offset_minor - reversed_minor - coalesce(moved.sent, 0) + coalesce(moved.back, 0) END)
        - sum(coalesce(moved.coming_back, 0)) AS unpaid
      FROM payout
      LEFT JOIN (
        SELECT transfer.payout_id, sum(transfer.amount_minor) FILTER (WHERE transfer.sent_at IS NOT NULL) AS sent,
          sum(back.done) AS back, sum(back.coming) AS coming_back
        FROM payout_transfer AS transfer
        LEFT JOIN (
          SELECT transfer_id, sum(amount_minor) FILTER (WHERE state = 'made' OR state = 'refused' AND reason = 'taken_back') AS done,
            sum(amount_minor) FILTER (WHERE state = 'requested' AND reason = 'taken_back') AS coming
          FROM transfer_reversal GROUP BY transfer_id
        ) AS back ON back.transfer_id = transfer.id
        GROUP BY transfer.payout_id
      ) AS moved ON moved.payout_id = payout.id
      WHERE payout.booking_id IN (SELECT id FROM page) GROUP BY payout.booking_id
    )
    SELECT page.id AS "bookingId", page.status, page.cancel_reason AS "cancelReason",
      page.total_minor AS "totalMinor",
      (coalesce(page.refund_minor, 0) - coalesce(held.refund_taken_back, 0))::int AS "refundedMinor",
      coalesce(held.taken_back, 0)::int AS "takenBackMinor",
      coalesce(held.company, 0)::int AS "companyMinor", coalesce(unpaid.unpaid, 0)::int AS "unpaidMinor",
      (coalesce(owed.failed, 0) - coalesce(owed.good, 0))::int AS "owedMinor",
      (SELECT coalesce(sum(dispute.amount_minor), 0)::int FROM dispute
        WHERE dispute.booking_id = page.id AND ${OPEN_DISPUTE}) AS "disputedMinor",
      coalesce(held.lost, 0)::int AS "lostMinor", coalesce(held.held, 0)::int AS "heldMinor",
      coalesce(held.revenue, 0)::int AS "revenueMinor", coalesce(held.vat, 0)::int AS "vatMinor"
    FROM page
    LEFT JOIN held ON held.booking_id = page.id
    LEFT JOIN owed ON owed.booking_id = page.id
    LEFT JOIN unpaid ON unpaid.booking_id = page.id
    ORDER BY page.id`.execute(connection);
  return rows;
}

/** Whether a day before, of the last month, was left out since the first one that was compared in it. */
export async function hasUncomparedDay(connection: Connection, day: string): Promise<boolean> {
  const { rows } = await sql<{ isMissing: boolean }>`
    SELECT coalesce(${day}::date - min(day) > count(*), false) AS "isMissing" FROM reconciliation
    WHERE day < ${day}::date AND day >= ${day}::date - 30`.execute(connection);
  return rows[0]?.isMissing === true;
}

type Reconciliation = { day: string; movements: number; differences: number; finished_at: Date };

export async function saveReconciliation(connection: Connection, done: Reconciliation): Promise<void> {
  const { movements, differences, finished_at } = done;
  await connection
    .insertInto('reconciliation')
    .values(done)
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ movements, differences, finished_at }))
    .execute();
}

export type Unconfirmed = { paymentIntentId: string; bookingId: string; amountMinor: number };

/** Payments that the ledger took in since a moment, and that the provider has neither confirmed nor denied; oldest first. */
export async function listUnconfirmedPayments(
  connection: Connection,
  since: Date,
  most: number,
): Promise<Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`
    SELECT reference AS "paymentIntentId", booking_id AS "bookingId", amount_minor AS "amountMinor"
    FROM ledger_entry
    WHERE kind = 'payment' AND account = 'provider_cash' AND created_at > ${since} AND reference IS NOT NULL
      AND NOT EXISTS (SELECT FROM payment_confirmation WHERE payment_intent_id = ledger_entry.reference)
      AND NOT EXISTS (
        SELECT FROM payment_case
        WHERE payment_case.kind = 'payment_missing' AND payment_case.reference = ledger_entry.reference
      )
    ORDER BY created_at LIMIT ${most}`.execute(connection);
  return rows;
}

export async function saveConfirmation(
  connection: Connection,
  paymentIntentId: string,
  now: Date,
): Promise<void> {
  await connection
    .insertInto('payment_confirmation')
    .values({ payment_intent_id: paymentIntentId, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes confirmations of payments that are no longer checked. */
export async function deleteConfirmations(connection: Connection, before: Date): Promise<void> {
  await connection.deleteFrom('payment_confirmation').where('confirmed_at', '<', before).execute();
}

const PAID = BOOKING_STATUSES.filter((status) => isLive(status) || isFinished(status));

/** Bookings that count as paid since a moment, that cost something, and of which the ledger has no payment. */
export async function listPaidWithoutPayment(
  connection: Connection,
  since: Date,
): Promise<{ id: string; totalMinor: number }[]> {
  const { rows } = await sql<{ id: string; totalMinor: number }>`
    SELECT id, total_minor AS "totalMinor" FROM booking
    WHERE status IN (${sql.join(PAID)}) AND coalesce(paid_at, created_at) > ${since} AND total_minor > 0
      AND NOT EXISTS (
        SELECT FROM ledger_entry
        WHERE ledger_entry.booking_id = booking.id AND ledger_entry.kind = 'payment'
      )`.execute(connection);
  return rows;
}

/** What was compared from a day on. */
export async function listReconciliations(connection: Connection, from: string): Promise<ComparedDay[]> {
  const rows = await connection
    .selectFrom('reconciliation')
    .select(['day', 'movements', 'differences', 'finished_at'])
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ finished_at, ...row }) => ({ ...row, comparedAt: finished_at.toISOString() }));
}

import { sql, type Selectable } from 'kysely';
import type { Left, Portion } from '@nolo/domain/commission/allocate-payout.ts';
import type { ReversalReason } from '@nolo/domain/commission/payout-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { PayoutTransfer, TransferReversal } from '@nolo/db/database-types.ts';

export type TransferRow = Selectable<PayoutTransfer>;
export type ReversalRow = Selectable<TransferReversal>;
/** With what the provider is asked with. */
export type UnsentTransfer = TransferRow & { paymentIntentId: string; bookingId: string };

/** What of a booking's payments neither went back to the renter nor to the company, in the order they were made. */
export async function listTransferable(connection: Connection, bookingId: string): Promise<Left<string>[]> {
  const { rows } = await sql<Left<string>>`
    SELECT payment.id, (payment.amount_minor
      - coalesce((SELECT sum(refund.amount_minor) FROM refund
          WHERE refund.payment_id = payment.id AND refund.status NOT IN ('failed', 'canceled')), 0)
      - coalesce((SELECT sum(transfer.amount_minor - coalesce(back.amount_minor, 0)) FROM payout_transfer AS transfer
          LEFT JOIN (SELECT transfer_id, sum(amount_minor) AS amount_minor FROM transfer_reversal
            WHERE state = 'made' GROUP BY transfer_id) AS back ON back.transfer_id = transfer.id
          WHERE transfer.payment_id = payment.id), 0))::int AS "leftMinor"
    FROM payment WHERE payment.booking_id = ${bookingId} AND payment.state = 'applied'
    ORDER BY payment.id`.execute(connection);
  return rows;
}

export async function insertTransfers(
  connection: Connection,
  payoutId: string,
  portions: readonly Portion<string>[],
): Promise<void> {
  await connection
    .insertInto('payout_transfer')
    .values(
      portions.map(({ id, amountMinor }) => ({
        payout_id: payoutId,
        payment_id: id,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

const unsent = (connection: Connection, payoutId: string) =>
  connection.selectFrom('payout_transfer').where('payout_id', '=', payoutId).where('sent_at', 'is', null);

/** The next transfer of a payout that has not been made; null when all have. */
export async function findUnsentTransfer(
  connection: Connection,
  payoutId: string,
): Promise<UnsentTransfer | null> {
  const row = await unsent(connection, payoutId)
    .innerJoin('payment', 'payment.id', 'payout_transfer.payment_id')
    .selectAll('payout_transfer')
    .select([
      sql<string>`payment.provider_intent_id`.as('paymentIntentId'),
      'payment.booking_id as bookingId',
    ])
    .orderBy('payment.id')
    .executeTakeFirst();
  return row ?? null;
}

/** Counts a try and tells its number. */
export async function startTransferTry(connection: Connection, id: string): Promise<number> {
  const { tries } = await connection
    .updateTable('payout_transfer')
    .set((transfer) => ({ tries: transfer('tries', '+', 1) }))
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** The next try uses another idempotency key; of two tries that failed alike, one counts. */
export async function takeNextTransferKey(
  connection: Connection,
  { id, key_number }: TransferRow,
): Promise<void> {
  await connection
    .updateTable('payout_transfer')
    .set({ key_number: key_number + 1 })
    .where('id', '=', id)
    .where('key_number', '=', key_number)
    .execute();
}

/** False when it was marked before. */
export async function markTransferSent(
  connection: Connection,
  id: string,
  { providerId, at }: { providerId: string; at: Date },
): Promise<boolean> {
  const marked = await connection
    .updateTable('payout_transfer')
    .set({ provider_transfer_id: providerId, sent_at: at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .execute();
  return marked.length > 0;
}

/** Of a payout that the provider has refused for good: none of them exists. */
export async function deleteUnsentTransfers(connection: Connection, payoutId: string): Promise<void> {
  await connection
    .deleteFrom('payout_transfer')
    .where('payout_id', '=', payoutId)
    .where('sent_at', 'is', null)
    .execute();
}

export async function sumTransferred(connection: Connection, payoutId: string): Promise<number> {
  const { sum } = await connection
    .selectFrom('payout_transfer')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::int`.as('sum'))
    .where('payout_id', '=', payoutId)
    .executeTakeFirstOrThrow();
  return sum;
}

/** What of a payout's transfers has not been asked back, the latest first. */
export async function listReversible(connection: Connection, payoutId: string): Promise<Left<string>[]> {
  const { rows } = await sql<Left<string>>`
    SELECT transfer.id, (transfer.amount_minor - coalesce((SELECT sum(reversal.amount_minor)
      FROM transfer_reversal AS reversal WHERE reversal.transfer_id = transfer.id
        AND NOT (reversal.state = 'refused' AND reversal.reason = 'by_staff')), 0))::int AS "leftMinor"
    FROM payout_transfer AS transfer
    WHERE transfer.payout_id = ${payoutId} AND transfer.sent_at IS NOT NULL
    ORDER BY transfer.payment_id DESC`.execute(connection);
  return rows;
}

/** The new reversals' ids. */
export async function insertReversals(
  connection: Connection,
  portions: readonly Portion<string>[],
  { reason, at }: { reason: ReversalReason; at: Date },
): Promise<string[]> {
  if (portions.length === 0) return [];
  const rows = await connection
    .insertInto('transfer_reversal')
    .values(
      portions.map(({ id, amountMinor }) => ({
        transfer_id: id,
        amount_minor: amountMinor,
        reason,
        created_at: at,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type AskedReversal = ReversalRow & { payoutId: string; bookingId: string; providerTransferId: string };

/** Counts a try of a reversal that is to be made; null when it has been decided. */
export async function startReversalTry(connection: Connection, id: string): Promise<AskedReversal | null> {
  const row = await connection
    .updateTable('transfer_reversal')
    .from('payout_transfer')
    .innerJoin('payout', 'payout.id', 'payout_transfer.payout_id')
    .set((reversal) => ({ tries: reversal('transfer_reversal.tries', '+', 1) }))
    .whereRef('payout_transfer.id', '=', 'transfer_reversal.transfer_id')
    .where('transfer_reversal.id', '=', id)
    .where('transfer_reversal.state', '=', 'requested')
    .returningAll('transfer_reversal')
    .returning([
      'payout_transfer.payout_id as payoutId',
      'payout.booking_id as bookingId',
      sql<string>`payout_transfer.provider_transfer_id`.as('providerTransferId'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function takeNextReversalKey(
  connection: Connection,
  { id, key_number }: ReversalRow,
): Promise<void> {
  await connection
    .updateTable('transfer_reversal')
    .set({ key_number: key_number + 1 })
    .where('id', '=', id)
    .where('key_number', '=', key_number)
    .execute();
}

/** False when it was decided before. */
export async function decideReversal(
  connection: Connection,
  id: string,
  decided: { state: 'made'; provider_reversal_id: string } | { state: 'refused'; failure: string },
): Promise<boolean> {
  const rows = await connection
    .updateTable('transfer_reversal')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** What of a payout came back because finance wanted it. */
export async function sumBackByStaff(connection: Connection, payoutId: string): Promise<number> {
  const { sum } = await connection
    .selectFrom('transfer_reversal')
    .innerJoin('payout_transfer', 'payout_transfer.id', 'transfer_reversal.transfer_id')
    .select(sql<number>`coalesce(sum(transfer_reversal.amount_minor), 0)::int`.as('sum'))
    .where('payout_transfer.payout_id', '=', payoutId)
    .where('transfer_reversal.state', '=', 'made')
    .where('transfer_reversal.reason', '=', 'by_staff')
    .executeTakeFirstOrThrow();
  return sum;
}

/** Reversals that were asked for before a moment and have not been decided. */
export async function listUnmadeReversals(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('transfer_reversal')
    .select('id')
    .where('state', '=', 'requested')
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** A payout's transfers with what was asked back of each, in their order. */
export async function listTransfersOf(connection: Connection, payoutId: string) {
  const transfers = await connection
    .selectFrom('payout_transfer')
    .select(['id', 'amount_minor as amount', 'provider_transfer_id as provider_id', 'sent_at'])
    .where('payout_id', '=', payoutId)
    .orderBy('payment_id')
    .execute();
  const reversals = await connection
    .selectFrom('transfer_reversal')
    .innerJoin('payout_transfer', 'payout_transfer.id', 'transfer_reversal.transfer_id')
    .selectAll('transfer_reversal')
    .where('payout_transfer.payout_id', '=', payoutId)
    .orderBy('transfer_reversal.created_at')
    .execute();
  return transfers.map((transfer) => ({
    ...transfer,
    sent_at: transfer.sent_at?.toISOString() ?? null,
    reversals: reversals
      .filter((reversal) => reversal.transfer_id === transfer.id)
      .map(({ id, amount_minor, state, reason, provider_reversal_id, failure, created_at }) => ({
        id,
        amount: amount_minor,
        state,
        reason,
        provider_id: provider_reversal_id,
        failure,
        at: created_at.toISOString(),
      })),
  }));
}

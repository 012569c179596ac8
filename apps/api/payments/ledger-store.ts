import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BookedEntry } from '@nolo/domain/commission/booking-ledger.ts';
import type { LedgerAccount, LedgerEntry } from '@nolo/domain/commission/ledger.ts';
import { ledgerKindOf, type LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';
import type { Connection } from '@nolo/db/database.ts';

type LedgerTransaction = {
  bookingId: string;
  kind: LedgerKind;
  /** The provider's payment or our refund: with booking and kind it makes the transaction unique. */
  reference: string | null;
  /** Of the transaction that takes a payment in; those of a refund name it by `reference`. */
  paymentId?: string;
  /** Of every transaction about a payout. */
  payoutId?: string;
  entries: readonly LedgerEntry[];
  at: Date;
};

/** The same event gives the same id, so the unique index keeps it from being booked twice. */
function transactionId({
  bookingId,
  kind,
  reference,
}: Pick<LedgerTransaction, 'bookingId' | 'kind' | 'reference'>): string {
  const hex = createHash('sha256')
    .update(`${bookingId}:${kind}:${reference ?? ''}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Writes one balanced transaction, once; the database refuses one that does not sum to zero. Of one that is there already
 * nothing is written, whatever it would say now: what it moved has changed the balances that it is computed from. False when
 * nothing was written.
 */
export async function insertLedgerTransaction(
  connection: Connection,
  transaction: LedgerTransaction,
): Promise<boolean> {
  const entries = transaction.entries.filter((entry) => entry.amountMinor !== 0);
  if (entries.length === 0) return false;
  const id = transactionId(transaction);
  const booked = await connection
    .selectFrom('ledger_entry')
    .select('id')
    .where('booking_id', '=', transaction.bookingId)
    .where('transaction_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (booked !== undefined) return false;
  const written = await connection
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        transaction_id: id,
        booking_id: transaction.bookingId,
        kind: transaction.kind,
        reference: transaction.reference,
        payment_id: transaction.paymentId ?? null,
        payout_id: transaction.payoutId ?? null,
        account: entry.account,
        amount_minor: entry.amountMinor,
        created_at: transaction.at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['booking_id', 'transaction_id', 'account']).doNothing())
    .returning('id')
    .execute();
  return written.length > 0;
}

/** The balance of a booking's ledger account, minor units. */
export async function findBalance(
  connection: Connection,
  bookingId: string,
  account: LedgerAccount,
): Promise<number> {
  const { balance } = await connection
    .selectFrom('ledger_entry')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::int`.as('balance'))
    .where('booking_id', '=', bookingId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return balance;
}

/** The entries of one transaction, as they were booked; none where it was not. */
export async function listEntries(
  connection: Connection,
  transaction: Pick<LedgerTransaction, 'bookingId' | 'kind' | 'reference'>,
): Promise<LedgerEntry[]> {
  const rows = await connection
    .selectFrom('ledger_entry')
    .select(['account', 'amount_minor as amountMinor'])
    .where('booking_id', '=', transaction.bookingId)
    .where('transaction_id', '=', transactionId(transaction))
    .execute();
  return rows;
}

/** Everything that was booked of a booking, in its order. */
export async function listBookedEntries(connection: Connection, bookingId: string): Promise<BookedEntry[]> {
  const rows = await connection
    .selectFrom('ledger_entry')
    .select(['transaction_id', 'kind', 'created_at', 'reference', 'payout_id', 'account', 'amount_minor'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    // What somebody has written by hand has no name of ours.
    kind: ledgerKindOf(row.kind),
    at: row.created_at.toISOString(),
    reference: row.reference,
    payoutId: row.payout_id,
    account: row.account,
    amountMinor: row.amount_minor,
  }));
}

/** Whose money it is, as the page of a booking's ledger names it. */
export async function findLedgerBooking(connection: Connection, bookingId: string) {
  const row = await connection
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .select(['booking.number', 'booking.total_minor as totalMinor'])
    .select(['company.id as companyId', 'company.name as companyName'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

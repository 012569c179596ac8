import { createHash } from 'node:crypto';
import type { LedgerEntry } from '../../domain/commission/ledger.ts';
import type { Connection } from '../platform/database.ts';

type LedgerTransaction = {
  bookingId: string;
  kind: string;
  /** The provider's payment or our refund: with booking and kind it makes the transaction unique. */
  reference: string;
  entries: readonly LedgerEntry[];
};

/** The same event gives the same id, so the unique index refuses to book it twice. */
function transactionId({ bookingId, kind, reference }: LedgerTransaction): string {
  const hex = createHash('sha256').update(`${bookingId}:${kind}:${reference}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Writes one balanced transaction; the database refuses one that does not sum to zero. */
export async function insertLedgerTransaction(
  connection: Connection,
  transaction: LedgerTransaction,
): Promise<void> {
  const entries = transaction.entries.filter((entry) => entry.amountMinor !== 0);
  if (entries.length === 0) return;
  const id = transactionId(transaction);
  await connection
    .insertInto('ledger_entry')
    .values(
      entries.map((entry) => ({
        transaction_id: id,
        booking_id: transaction.bookingId,
        kind: transaction.kind,
        account: entry.account,
        amount_minor: entry.amountMinor,
      })),
    )
    .execute();
}

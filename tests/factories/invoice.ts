import { randomUUID } from 'node:crypto';
import type { Deps } from '@nolo/api/deps.ts';
import { issueInvoice } from '@nolo/api/invoices/issue-invoice.ts';
import type { Database } from '@nolo/db/database.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { PAYOUT_DELAY_MS } from '@nolo/domain/commission/payout-state.ts';
import { insertLedgerTransaction } from '@nolo/api/payments/ledger-store.ts';
import type { LedgerEntry } from '@nolo/domain/commission/ledger.ts';
import type { LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';

type Commission = {
  bookingId: string;
  /** Of the ledger transaction. */
  kind?: LedgerKind;
  reference?: string;
  /** Of what the commission is 15%: 230.00 unless told otherwise; negative: it is undone. */
  totalMinor?: number;
  at: Date;
};

/** A commission as check-in, cancelling and the like book it; its ledger transaction's id. */
export async function bookCommission(
  database: Database,
  { bookingId, kind = 'extension', reference = randomUUID(), totalMinor = 23_000, at }: Commission,
): Promise<string> {
  const { netMinor, vatMinor, grossMinor } = commissionFor(Math.abs(totalMinor));
  const sign = Math.sign(totalMinor);
  const entries: LedgerEntry[] = [
    { account: 'company_receivable', amountMinor: sign * grossMinor },
    { account: 'commission_revenue', amountMinor: -sign * netMinor },
    { account: 'vat_payable', amountMinor: -sign * vatMinor },
  ];
  await insertLedgerTransaction(database, { bookingId, kind, reference, entries, at });
  const { transaction_id: id } = await database
    .selectFrom('ledger_entry')
    .select('transaction_id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The numbered invoice of a commission that is old enough for one. */
export async function createInvoice(
  deps: Deps,
  commission: Omit<Commission, 'at'>,
): Promise<{ id: string; transactionId: string }> {
  const at = new Date(deps.clock.now().getTime() - PAYOUT_DELAY_MS - 60_000);
  const transactionId = await bookCommission(deps.database, { ...commission, at });
  await issueInvoice(deps, { transactionId });
  const { id } = await deps.database
    .selectFrom('invoice')
    .select('id')
    .where('ledger_transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return { id, transactionId };
}

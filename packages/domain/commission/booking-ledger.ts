/**
 * The ledger of a booking as one reads a bank account (docs/specification/money.md 4): where its money lies, and whose it is.
 * Amounts are minor units; what somebody has, or is owed, is positive.
 */
import { recordOf } from '../records.ts';
import type { LedgerAccount } from './ledger.ts';
import type { LedgerKind } from './ledger-kinds.ts';

export const LEDGER_COLUMNS = [
  /** Whose it is. */
  'renter',
  /** Less what the company owes. */
  'company',
  /** With its VAT. */
  'commission',
  /** The provider's fees and lost disputes: negative. */
  'costs',
  /** Where it lies: in our account at the provider, */
  'provider',
  /** with a bank that decides a dispute, or less for what was paid outside the provider. */
  'elsewhere',
] as const;
export type LedgerColumn = (typeof LEDGER_COLUMNS)[number];
export type LedgerAmounts = Record<LedgerColumn, number>;

/** In which column an account stands. The ledger has what somebody is owed as a credit, which is negative. */
const COLUMN_OF: Record<LedgerAccount, { column: LedgerColumn; sign: 1 | -1 }> = {
  renter: { column: 'renter', sign: -1 },
  company_payable: { column: 'company', sign: -1 },
  company_receivable: { column: 'company', sign: -1 },
  company_clearing: { column: 'company', sign: -1 },
  commission_revenue: { column: 'commission', sign: -1 },
  vat_payable: { column: 'commission', sign: -1 },
  provider_fees: { column: 'costs', sign: -1 },
  dispute_losses: { column: 'costs', sign: -1 },
  provider_cash: { column: 'provider', sign: 1 },
  disputed: { column: 'elsewhere', sign: 1 },
  own_bank: { column: 'elsewhere', sign: 1 },
};

/** An entry, in the order it was booked in. */
export type BookedEntry = {
  transactionId: string;
  kind: LedgerKind;
  /** ISO 8601 instant. */
  at: string;
  reference: string | null;
  payoutId: string | null;
  account: LedgerAccount;
  amountMinor: number;
};

export type LedgerLine = Pick<BookedEntry, 'transactionId' | 'kind' | 'at' | 'reference' | 'payoutId'> & {
  amounts: LedgerAmounts;
  /** What we hold for renter and company after it. */
  heldMinor: number;
};

export type BookingLedger = {
  lines: LedgerLine[];
  sums: LedgerAmounts;
  heldMinor: number;
  /** Of all entries: anything but zero is a defect. */
  differenceMinor: number;
};

/** One line for each transaction, with what is held after it, and the sums. */
export function bookingLedger(entries: readonly BookedEntry[]): BookingLedger {
  const lines = new Map<string, LedgerLine>();
  const sums = recordOf(LEDGER_COLUMNS, () => 0);
  let heldMinor = 0;
  for (const { account, amountMinor, ...about } of entries) {
    const line = lines.get(about.transactionId) ?? {
      ...about,
      amounts: recordOf(LEDGER_COLUMNS, () => 0),
      heldMinor,
    };
    const { column, sign } = COLUMN_OF[account];
    line.amounts[column] += sign * amountMinor;
    sums[column] += sign * amountMinor;
    heldMinor = sums.renter + sums.company;
    line.heldMinor = heldMinor;
    lines.set(about.transactionId, line);
  }
  const differenceMinor = entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { lines: [...lines.values()], sums, heldMinor, differenceMinor };
}

/** Whether a reference is the provider's (`pi_…`, `tr_…`) and not an id of ours. */
export const isOfProvider = (reference: string): boolean => /^[a-z]{2,5}_[A-Za-z0-9]/.test(reference);

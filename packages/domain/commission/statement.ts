/**
 * The statement of a company and a month (docs/specification/money.md 7): what the ledger's entries of its bookings say, line
 * by line. Amounts are minor units as the company sees them: what it is owed is positive.
 */
import type { LedgerAccount } from './ledger.ts';
import type { LedgerKind } from './ledger-kinds.ts';

/** What a line is about, in the words of the company. */
export const STATEMENT_KINDS = [
  'payment',
  'refund',
  'refund_failed',
  'refund_settled',
  'dispute_lost',
  'commission_kept',
  'check_in',
  'check_in_undone',
  'extension',
  'extension_undone',
  'share_taken_back',
  'commission_owed',
  'share_owed',
  'payout',
  'payout_reversed',
  'debt_cleared',
  'payout_offset',
  'correction',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** As what a line counts in the sums of a month; those of an offset cancel each other out. */
export const STATEMENT_SUMS = ['shares', 'taken_back', 'owed', 'payouts', 'offsets', 'correction'] as const;
export type StatementSum = (typeof STATEMENT_SUMS)[number];

/** An entry of the ledger, in the order it was booked in. */
export type StatementEntry = {
  transactionId: string;
  bookingId: string;
  kind: LedgerKind;
  /** ISO 8601 instant. */
  at: string;
  account: LedgerAccount;
  amountMinor: number;
};

export type StatementLine = {
  at: string;
  kind: StatementKind;
  /**
   * The renter's money that came (positive), or went back or was kept from it: for information, it moves nothing of the
   * company's. Null: none did.
   */
  renterMinor: number | null;
  /** What the renter pays for the rental, and the commission of it (negative); both null where none is earned or credited. */
  priceMinor: number | null;
  commissionMinor: number | null;
  /** By how much more, or less, the company is owed. */
  balanceMinor: number;
  /** By how much more, or less, it owes; null: no debt is moved. */
  debtMinor: number | null;
};

export type StatementBooking = { bookingId: string; lines: StatementLine[]; balanceMinor: number };

export type Statement = {
  openingMinor: number;
  closingMinor: number;
  sums: Record<StatementSum, number>;
  /** Of all lines with a commission. */
  priceMinor: number;
  commissionMinor: number;
  /** In the order of their first movement of the month. */
  bookings: StatementBooking[];
};

type Transaction = {
  kind: LedgerKind;
  at: string;
  bookingId: string;
  sums: Partial<Record<LedgerAccount, number>>;
};

const COMPANY = ['company_payable', 'company_receivable', 'company_clearing'] as const;

/** What of a transaction's account belongs to the company. */
const OF_COMPANY: readonly LedgerAccount[] = COMPANY;

/**
 * The statement of a month, from all entries of the company's bookings in it. The sum of its lines is closing less opening, to
 * the cent, whatever the entries are.
 */
export function statementOf(entries: readonly StatementEntry[], openingMinor: number): Statement {
  const transactions = transactionsOf(entries);
  // An offset crosses from one booking to another, in one moment; that of clearing is zero in sum and is seen on neither.
  const crosses = sumOf(transactions.map(({ sums }) => sums.company_clearing ?? 0)) === 0;
  const sums: Statement['sums'] = {
    shares: 0,
    taken_back: 0,
    owed: 0,
    payouts: 0,
    offsets: 0,
    correction: 0,
  };
  const bookings = new Map<string, StatementBooking>();
  for (const transaction of transactions) {
    const line = lineOf(transaction, crosses);
    if (line === null) continue;
    const { bookingId } = transaction;
    const booking = bookings.get(bookingId) ?? { bookingId, lines: [], balanceMinor: 0 };
    booking.lines.push(line);
    booking.balanceMinor += line.balanceMinor;
    sums[SUM_OF[line.kind] ?? 'correction'] += line.balanceMinor;
    bookings.set(bookingId, booking);
  }
  const all = [...bookings.values()];
  const lines = all.flatMap((booking) => booking.lines);
  return {
    openingMinor,
    closingMinor: openingMinor + sumOf(all.map(({ balanceMinor }) => balanceMinor)),
    sums,
    priceMinor: sumOf(lines.map(({ priceMinor }) => priceMinor ?? 0)),
    commissionMinor: sumOf(lines.map(({ commissionMinor }) => commissionMinor ?? 0)),
    bookings: all,
  };
}

/** What the platform owes a company, less what it owes, from the sum of its accounts in the ledger. */
export function companyBalance(entries: readonly Pick<StatementEntry, 'account' | 'amountMinor'>[]): number {
  const own = entries.filter(({ account }) => OF_COMPANY.includes(account));
  return 0 - sumOf(own.map(({ amountMinor }) => amountMinor));
}

/** What a transaction is to the company. Of fees and of what a bank holds it sees nothing, unless somebody corrects by them. */
const KIND_OF: Record<LedgerKind, StatementKind> = {
  payment: 'payment',
  provider_fee: 'correction',
  refund: 'refund',
  cancelled_refund: 'refund',
  amended_refund: 'refund',
  late_payment_refund: 'refund',
  second_payment_refund: 'refund',
  manual_refund: 'refund',
  refund_failed: 'refund_failed',
  refund_settled: 'refund_settled',
  cancellation: 'commission_kept',
  no_show: 'commission_kept',
  // The ledger names it by why the booking ended.
  company: 'commission_owed',
  not_handed_over: 'commission_owed',
  replacement_refused: 'commission_owed',
  replacement_unanswered: 'commission_owed',
  check_in: 'check_in',
  check_in_undone: 'check_in_undone',
  extension: 'extension',
  extension_undone: 'extension_undone',
  payout: 'payout',
  payout_reversed: 'payout_reversed',
  payout_offset: 'payout_offset',
  debt_cleared: 'debt_cleared',
  dispute_movement: 'correction',
  dispute_lost: 'dispute_lost',
  share_taken_back: 'share_taken_back',
  share_owed: 'share_owed',
  correction: 'correction',
};

/** Of what moves the balance. */
const SUM_OF: Partial<Record<StatementKind, StatementSum>> = {
  check_in: 'shares',
  check_in_undone: 'shares',
  extension: 'shares',
  extension_undone: 'shares',
  share_taken_back: 'taken_back',
  commission_owed: 'owed',
  payout: 'payouts',
  payout_reversed: 'payouts',
  debt_cleared: 'offsets',
  payout_offset: 'offsets',
};

function transactionsOf(entries: readonly StatementEntry[]): Transaction[] {
  const found = new Map<string, Transaction>();
  for (const { transactionId, bookingId, kind, at, account, amountMinor } of entries) {
    const id = `${bookingId} ${transactionId}`;
    const transaction = found.get(id) ?? { kind, at, bookingId, sums: {} };
    transaction.sums[account] = (transaction.sums[account] ?? 0) + amountMinor;
    found.set(id, transaction);
  }
  return [...found.values()];
}

/** Null: it concerns the platform and its provider alone, as a fee, or what a bank holds while it decides. */
function lineOf({ kind, at, sums }: Transaction, crosses: boolean): StatementLine | null {
  const [payable, receivable, clearing] = COMPANY.map((account) => sums[account] ?? 0) as [
    number,
    number,
    number,
  ];
  const isCompanys = COMPANY.some((account) => sums[account] !== undefined);
  if (!isCompanys) return lineOfRenter({ kind, at, sums });
  const earned = 0 - (sums.commission_revenue ?? 0) - (sums.vat_payable ?? 0);
  const balanceMinor = 0 - payable - receivable - (crosses ? 0 : clearing);
  return {
    at,
    kind: KIND_OF[kind],
    renterMinor: null,
    // What the company owes of a rental that did not take place is no part of a price.
    priceMinor: earned === 0 || payable === 0 ? null : balanceMinor + earned,
    commissionMinor: earned === 0 ? null : 0 - earned,
    balanceMinor,
    debtMinor: receivable === 0 ? null : receivable,
  };
}

function lineOfRenter({ kind, at, sums }: Omit<Transaction, 'bookingId'>): StatementLine | null {
  // A lost dispute gives the renter the money from the bank, whatever the ledger still held of it.
  const renterMinor = kind === 'dispute_lost' ? (sums.disputed ?? 0) : 0 - (sums.renter ?? 0);
  if (renterMinor === 0) return null;
  const nothing = { priceMinor: null, commissionMinor: null, balanceMinor: 0, debtMinor: null };
  return { at, kind: KIND_OF[kind], renterMinor, ...nothing };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Double-entry bookkeeping of one booking's money. A debit is positive, a credit negative; each function
 * gives the entries of one transaction, which sum to zero, name no account twice, and are never changed
 * afterwards: a mistake is undone by its {@link ledgerReversal}. Source: docs/specification/money.md 4.
 */
import { netOfVat } from '../money/money.ts';
import { commissionFor } from './commission.ts';

export type LedgerAccount =
  /** Asset: money of ours at the payment provider. */
  | 'provider_cash'
  /** Asset: money of ours outside the provider, less what a person has paid a renter from it. */
  | 'own_bank'
  /** Liability: what we hold for the renter until check-in or refund (negative while held). */
  | 'renter'
  /** Liability: what we owe the company after check-in (negative while owed). */
  | 'company_payable'
  /** Asset: what the company owes us: the commission of a car not provided, a share that could not be taken back. */
  | 'company_receivable'
  /** What crosses from the booking that is owed for to the one whose payout is less for it: zero in sum. */
  | 'company_clearing'
  /** Income: commission before VAT. */
  | 'commission_revenue'
  /** Liability: VAT on commissions, owed to the tax office. */
  | 'vat_payable'
  /** Expense: what the provider charges for payments and disputes. */
  | 'provider_fees'
  /** Asset: money the provider took back while a dispute is decided. */
  | 'disputed'
  /** Expense: lost disputes over money that was no longer the renter's. */
  | 'dispute_losses';

export type LedgerEntry = Readonly<{ account: LedgerAccount; amountMinor: number }>;

/** The renter's payment arrived: we have the money and owe it to the renter. */
export function ledgerForPayment(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('provider_cash', amountMinor), entry('renter', -amountMinor)]);
}

/** Money goes back in full, without commission: free cancellation, or a late payment for a car already taken. */
export function ledgerForRefund(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('renter', amountMinor), entry('provider_cash', -amountMinor)]);
}

/**
 * Cancelled after the free period: the commission, its VAT included, is ours; the refund of the rest is a transaction
 * of its own.
 */
export function ledgerForCommissionKept(grossMinor: number): readonly LedgerEntry[] {
  const netMinor = netOfVat(grossMinor);
  return balanced([
    entry('renter', grossMinor),
    entry('commission_revenue', -netMinor),
    entry('vat_payable', netMinor - grossMinor),
  ]);
}

/** What a failed refund owed was paid to the renter outside the provider. */
export function ledgerForSettledRefund(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('renter', amountMinor), entry('own_bank', -amountMinor)]);
}

/** What the provider keeps of a payment for itself. */
export function ledgerForProviderFee(feeMinor: number): readonly LedgerEntry[] {
  return balanced([entry('provider_fees', feeMinor), entry('provider_cash', -feeMinor)]);
}

/** The provider took a disputed amount, and its fee, or gave the amount back; `amountMinor` as on its balance. */
export function ledgerForDisputeMovement(amountMinor: number, feeMinor: number): readonly LedgerEntry[] {
  return balanced([
    entry('disputed', -amountMinor),
    entry('provider_fees', feeMinor),
    entry('provider_cash', amountMinor - feeMinor),
  ]);
}

/**
 * A dispute was lost: the renter has the money from the bank. What we still held for them has been given back with
 * it; what they had no claim to any more is our loss.
 */
export function ledgerForLostDispute(amountMinor: number, heldMinor: number): readonly LedgerEntry[] {
  const fromHeld = Math.min(amountMinor, Math.max(0, heldMinor));
  return balanced([
    entry('renter', fromHeld),
    entry('dispute_losses', amountMinor - fromHeld),
    entry('disputed', -amountMinor),
  ]);
}

/** A refund failed over money that a lost dispute had given the renter before: that was theirs, and is no loss of ours. */
export function ledgerForCoveredRefund(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('renter', amountMinor), entry('dispute_losses', -amountMinor)]);
}

/** Check-in: the commission is earned, the rest is now the company's. */
export function ledgerForCheckIn(totalMinor: number): readonly LedgerEntry[] {
  const { payoutMinor } = commissionFor(totalMinor);
  return balanced([
    entry('renter', totalMinor),
    entry('company_payable', -payoutMinor),
    ...commissionEarned(totalMinor),
  ]);
}

/**
 * A rental was extended after check-in: what the check-in of the longer one would have booked beyond what was booked, so
 * that no cent is lost to rounding.
 */
export function ledgerForExtension(beforeMinor: number, totalMinor: number): readonly LedgerEntry[] {
  const before = commissionFor(beforeMinor);
  const after = commissionFor(totalMinor);
  return balanced([
    entry('renter', totalMinor - beforeMinor),
    entry('company_payable', before.payoutMinor - after.payoutMinor),
    entry('commission_revenue', before.netMinor - after.netMinor),
    entry('vat_payable', before.vatMinor - after.vatMinor),
  ]);
}

/** A transfer of a payout was made to the company's account at the provider. */
export function ledgerForTransfer(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('company_payable', amountMinor), entry('provider_cash', -amountMinor)]);
}

/**
 * Of a rental that had earned `earnedMinor` (commission and payout together), the renter has got `returnedMinor` back after
 * check-in: commission and payout are those of the rest. `borneBy` had borne it until now.
 */
export function ledgerForShareTakenBack(
  earnedMinor: number,
  returnedMinor: number,
  borneBy: 'renter' | 'dispute_losses',
): readonly LedgerEntry[] {
  const before = commissionFor(earnedMinor);
  const after = commissionFor(earnedMinor - returnedMinor);
  return balanced([
    entry('company_payable', before.payoutMinor - after.payoutMinor),
    entry('commission_revenue', before.netMinor - after.netMinor),
    entry('vat_payable', before.vatMinor - after.vatMinor),
    entry(borneBy, -returnedMinor),
  ]);
}

/** The provider refuses to reverse a transfer: the company owes what was to be taken back. */
export function ledgerForShareOwed(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('company_receivable', amountMinor), entry('company_payable', -amountMinor)]);
}

/** An offset, in the booking that is owed for. */
export function ledgerForDebtCleared(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('company_clearing', amountMinor), entry('company_receivable', -amountMinor)]);
}

/** The same offset, in the booking whose payout is less for it. */
export function ledgerForPayoutOffset(amountMinor: number): readonly LedgerEntry[] {
  return balanced([entry('company_payable', amountMinor), entry('company_clearing', -amountMinor)]);
}

/** A refused replacement: the company owes the commission; what the renter gets back is a transaction of its own. */
export function ledgerForCommissionOwed(totalMinor: number): readonly LedgerEntry[] {
  return balanced([
    entry('company_receivable', commissionFor(totalMinor).grossMinor),
    ...commissionEarned(totalMinor),
  ]);
}

/** Undoes a transaction, e.g. a transfer that the provider sent back. */
export function ledgerReversal(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return balanced(entries.map(({ account, amountMinor }) => entry(account, -amountMinor)));
}

function commissionEarned(totalMinor: number): LedgerEntry[] {
  const { netMinor, vatMinor } = commissionFor(totalMinor);
  return [entry('commission_revenue', -netMinor), entry('vat_payable', -vatMinor)];
}

function entry(account: LedgerAccount, amountMinor: number): LedgerEntry {
  return Object.freeze({ account, amountMinor });
}

/** Leaves out entries of nothing. A transaction that does not balance is a defect here, so it throws. */
function balanced(entries: LedgerEntry[]): readonly LedgerEntry[] {
  const sum = entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum !== 0 || entries.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor))) {
    throw new RangeError(`ledger entries do not balance: ${sum}`);
  }
  return Object.freeze(entries.filter(({ amountMinor }) => amountMinor !== 0));
}

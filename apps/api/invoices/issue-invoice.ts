import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { COMMISSION_VAT, creditsFor, type InvoiceBuyer, type VatKind } from '@nolo/domain/billing/invoice.ts';
import { buyerProblems, type InvoiceProblem } from '@nolo/domain/billing/invoice-problems.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { PAYOUT_DELAY_MS } from '@nolo/domain/commission/payout-state.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import {
  listDueCommissions,
  listIssuedInvoices,
  lockBookingOf,
  type DueCommission,
} from './due-commission-store.ts';
import { buyerFor } from './invoice-buyer.ts';
import { sellerFrom } from './invoice-seller.ts';
import { findInvoice, insertInvoice, lockCounter, openBuyer, sealedBuyer } from './invoice-store.ts';

type IssueDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'jobs' | 'vault'>;

/** The counter lets them through one by one; the reading before it need not wait for that. */
const AT_ONCE = 4;

/** A document that could be numbered now. */
type Draft = {
  buyer: InvoiceBuyer;
  companyId: number | null;
  creditedId: string | null;
  vat: VatKind;
};

/** Until when commissions were booked that are to be invoiced now. */
export const invoicedUntil = (now: Date): Date => new Date(now.getTime() - PAYOUT_DELAY_MS);

/** Numbers every commission that is due, in the order in which they were booked as far as their data allow. */
export async function dueInvoices(deps: IssueDeps, now: Date): Promise<void> {
  const due = await listDueCommissions(deps.database, { until: invoicedUntil(now) });
  const failures = await settleEach(due, AT_ONCE, ({ transactionId }) =>
    issueInvoice(deps, { transactionId }),
  );
  throwFirst(failures);
}

/**
 * Gives one commission its number, once, in one short transaction (docs/specification/money.md 3): the year's counter is
 * locked last, so that who waits for it has read everything, and moves with the invoice, so that no number is lost. Lets those
 * alone whose data do not make a lawful invoice.
 */
export async function issueInvoice(
  deps: IssueDeps,
  { transactionId }: { transactionId: string },
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    await lockBookingOf(transaction, transactionId);
    const [due] = await listDueCommissions(transaction, { until: invoicedUntil(now), transactionId });
    if (due === undefined) return;
    const draft = await draftOf(deps, transaction, due);
    if (!Array.isArray(draft)) await numberDraft(deps, transaction, { due, draft, now });
  });
}

/** What the document would say, or what is missing for it. */
export async function draftOf(
  { config, vault }: Pick<Deps, 'config' | 'vault'>,
  connection: Connection,
  due: DueCommission,
): Promise<Draft | InvoiceProblem[]> {
  const draft =
    due.netMinor > 0
      ? {
          buyer: buyerFor(vault, due),
          creditedId: null,
          vat: COMMISSION_VAT,
        }
      : await creditDraft(vault, connection, due);
  if (draft === null) return ['nothing_to_credit'];
  const problems = buyerProblems(draft.buyer, sellerFrom(config));
  if (problems.length > 0) return problems;
  return { ...draft, companyId: draft.buyer.kind === 'company' ? due.companyId : null };
}

/** A credit note goes to whom the invoice went, as it named them, with its VAT kind; null: there is none to credit. */
async function creditDraft(vault: Deps['vault'], connection: Connection, due: DueCommission) {
  const credits = creditsFor(await listIssuedInvoices(connection, due.bookingId), -due.netMinor);
  const credited = credits?.[0] && (await findInvoice(connection, credits[0].id));
  if (!credited) return null;
  return {
    buyer: openBuyer(vault, credited),
    creditedId: credited.id,
    vat: { rate: Number(credited.vat_rate), nature: credited.vat_nature },
  };
}

async function numberDraft(
  { config, jobs, vault }: IssueDeps,
  transaction: Transaction<DB>,
  { due, draft, now }: { due: DueCommission; draft: Draft; now: Date },
): Promise<void> {
  const today = dateInItaly(now);
  const year = Number(today.slice(0, 4));
  const { lastNumber, lastDay } = await lockCounter(transaction, year);
  const id = randomUUID();
  await insertInvoice(transaction, {
    id,
    year,
    number: lastNumber + 1,
    // A clock that lags behind another process's does not put a later number on an earlier day.
    issued_on: today < lastDay ? lastDay : today,
    kind: due.netMinor > 0 ? 'TD01' : 'TD04',
    credited_id: draft.creditedId,
    booking_id: due.bookingId,
    ledger_transaction_id: due.transactionId,
    company_id: draft.companyId,
    seller: JSON.stringify(sellerFrom(config)),
    buyer: sealedBuyer(vault, id, draft.buyer),
    net_minor: Math.abs(due.netMinor),
    vat_rate: draft.vat.rate,
    vat_nature: draft.vat.nature,
    vat_minor: Math.abs(due.vatMinor),
    state_at: now,
    created_at: now,
  });
  await jobs.send(transaction, 'send-invoice', { invoiceId: id });
}

import { invoiceAfter, type InvoiceEvent } from '@nolo/domain/billing/invoice-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import { buildFattura } from './build-fattura.ts';
import type { InvoiceFile } from './exchange/invoice-exchange.ts';
import {
  findInvoice,
  listUnsentInvoices,
  lockInvoice,
  updateInvoice,
  type InvoiceRow,
} from './invoice-store.ts';

type SendDeps = Pick<Deps, 'clock' | 'database' | 'invoices' | 'vault'>;

const MINUTE = 60_000;
/** What the job does by itself is left to it for so long. */
const GRACE_PERIOD_MS = 2 * MINUTE;
/** The job's longest pause is two hours. */
const GIVEN_UP_MS = 180 * MINUTE;
/** Each may take half a minute beside a silent exchange. */
const AT_ONCE = 4;

/**
 * Builds an invoice's file, once, and hands it to the exchange system. What was built is sent again as it is, under the same
 * name, whatever happened to the answer: the exchange knows it by that. Runs twice without harm.
 * @throws what kept it from being handed over, for another try
 */
export async function sendInvoice(deps: SendDeps, { invoiceId }: { invoiceId: string }): Promise<void> {
  const { clock, database, invoices, vault } = deps;
  const found = await findInvoice(database, invoiceId);
  const invoice = found?.state === 'numbered' && found.problem === null ? await build(deps, found) : found;
  if (invoice?.state !== 'validated' || invoice.problem !== null) return;
  await updateInvoice(database, invoice.id, { tried_at: clock.now() });
  const file = openFile(vault, invoice);
  const outcome = await invoices.transmit(file);
  const change = outcome.kind === 'taken' ? {} : { problem: outcome.problem };
  await step(deps, invoice, outcome.kind === 'taken' ? 'transmit' : null, change);
}

/** The file as it was built last. @throws Error when none was */
export function openFile(vault: Deps['vault'], { id, file_name, xml }: InvoiceRow): InvoiceFile {
  if (file_name === null || xml === null) throw new Error(`invoice ${id} has no file`);
  return { name: file_name, xml: vault.open('invoice.xml', id, xml) };
}

/** The invoice with its file; where that is not lawful, a person has to look, and it is as it was. */
async function build(deps: SendDeps, invoice: InvoiceRow): Promise<InvoiceRow | null> {
  const { database, vault } = deps;
  const built = await buildFattura(deps, database, invoice);
  if ('problem' in built) return step(deps, invoice, null, { problem: built.problem });
  return step(deps, invoice, 'validate', {
    file_name: built.name,
    xml: vault.seal('invoice.xml', invoice.id, built.xml),
    transmission: invoice.transmission + 1,
  });
}

type Change = Partial<Pick<InvoiceRow, 'file_name' | 'xml' | 'transmission' | 'problem'>>;

/** The invoice afterwards; null, and nothing is written, when it is no longer what was worked on. */
function step(
  { clock, database }: SendDeps,
  worked: InvoiceRow,
  event: InvoiceEvent | null,
  change: Change,
): Promise<InvoiceRow | null> {
  return inTransaction(database, async (transaction) => {
    const now = await lockInvoice(transaction, worked.id);
    if (now === null || now.state !== worked.state || now.file_name !== worked.file_name) return null;
    const state = event === null ? now.state : invoiceAfter(now.state, event);
    if (state === null) return null;
    const state_at = event === null ? now.state_at : clock.now();
    await updateInvoice(transaction, worked.id, { ...change, state, state_at });
    return findInvoice(transaction, worked.id);
  });
}

/** Sends what no job tries any more. */
export async function sendForgottenInvoices(deps: SendDeps, now: Date): Promise<void> {
  const forgotten = await listUnsentInvoices(deps.database, {
    untriedSince: new Date(now.getTime() - GRACE_PERIOD_MS),
    triedBefore: new Date(now.getTime() - GIVEN_UP_MS),
  });
  throwFirst(await settleEach(forgotten, AT_ONCE, (invoiceId) => sendInvoice(deps, { invoiceId })));
}

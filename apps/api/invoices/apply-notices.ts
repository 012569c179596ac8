import { invoiceAfter, type InvoiceEvent } from '@nolo/domain/billing/invoice-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import type { InvoiceNotice, NoticeKind } from './exchange/invoice-exchange.ts';
import { findUnansweredSince, lockInvoiceByFile, updateInvoice } from './invoice-store.ts';

const EVENTS: Readonly<Record<NoticeKind, InvoiceEvent>> = {
  RC: 'deliver',
  MC: 'not_deliver',
  NS: 'reject',
};
/** The exchange system has the file, or its number, already: what it said first counts. */
const IS_THERE: readonly string[] = ['00002', '00404', '00409'];
/** The exchange system answers within days; so long what it could not deliver may still be delivered. */
const OLDEST_MS = 60 * 86_400_000;

type NoticeDeps = Pick<Deps, 'clock' | 'database' | 'invoices'>;

/** Takes over what the exchange system says of our invoices. */
export async function applyNotices(deps: NoticeDeps, now: Date): Promise<void> {
  const since = await findUnansweredSince(deps.database, new Date(now.getTime() - OLDEST_MS));
  const received = await deps.invoices.notices(since);
  const failures = await settleEach(received, 1, async (one) => {
    await applyNotice(deps, one.notice);
    await one.done();
  });
  throwFirst(failures);
}

/**
 * In any order, twice, of files that have been sent anew or are none of ours: what does not follow from how the invoice stands
 * changes nothing. An answer that came before the invoice was known as handed over is one that it was.
 */
export async function applyNotice(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { kind, fileName, exchangeId, errors }: InvoiceNotice,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const invoice = await lockInvoiceByFile(transaction, fileName);
    if (invoice === null) return;
    const problem = errors.map(({ code, text }) => `${code} ${text}`.trim()).join('; ') || null;
    if (kind === 'NS' && errors.length > 0 && errors.every(({ code }) => IS_THERE.includes(code))) return;
    const before = invoice.state === 'validated' ? 'transmitted' : invoice.state;
    const state = invoiceAfter(before, EVENTS[kind]);
    if (state === null) return;
    await updateInvoice(transaction, invoice.id, {
      state,
      state_at: clock.now(),
      exchange_id: exchangeId || invoice.exchange_id,
      problem: kind === 'NS' ? (problem ?? 'NS') : null,
    });
  });
}

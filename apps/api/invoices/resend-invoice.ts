import { invoiceNumber, type InvoiceBuyer } from '@nolo/domain/billing/invoice.ts';
import { buyerProblems } from '@nolo/domain/billing/invoice-problems.ts';
import { invoiceAfter, mayResend } from '@nolo/domain/billing/invoice-state.ts';
import { isPersonsCode, normaliseFiscalCode } from '@nolo/domain/identity/fiscal-code.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffActor } from '../platform/caller.ts';
import { buildFattura } from './build-fattura.ts';
import { companyBuyer } from './invoice-buyer.ts';
import {
  findCompanyToInvoice,
  findInvoice,
  findSealedFiscalCode,
  lockInvoice,
  openBuyer,
  sealedBuyer,
  updateInvoice,
  type InvoiceRow,
} from './invoice-store.ts';

type ResendDeps = Pick<Deps, 'clock' | 'database' | 'jobs' | 'vault'>;

/**
 * Builds an invoice anew that was rejected, or could not be sent as it was: with what is known of its recipient now, under
 * another file name; number, day and amounts stay (docs/specification/money.md 3.3). A job sends it.
 * @throws AppError `invoice.not_found`, `invoice.not_resendable`, `invoice.data_missing`
 */
export async function resendInvoice(
  deps: ResendDeps,
  caller: StaffActor,
  { id }: { id: string },
): Promise<void> {
  const { clock, database, jobs, vault } = deps;
  const found = await findInvoice(database, id);
  if (found === null) throw new AppError('invoice.not_found');
  const state = invoiceAfter(found.state, 'validate');
  if (state === null || !mayResend(found)) throw new AppError('invoice.not_resendable');
  const buyer = await presentBuyer(deps, found);
  if (buyerProblems(buyer, found.seller).length > 0) throw new AppError('invoice.data_missing');
  const built = await buildFattura(deps, database, found, buyer);
  if ('problem' in built) {
    await updateInvoice(database, id, { problem: built.problem });
    throw new AppError('invoice.data_missing');
  }
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const now = await lockInvoice(transaction, id);
    // Somebody else was faster.
    if (now?.transmission !== found.transmission || now.state !== found.state)
      throw new AppError('invoice.not_resendable');
    await updateInvoice(transaction, id, {
      state,
      state_at: at,
      buyer: sealedBuyer(vault, id, buyer),
      file_name: built.name,
      xml: vault.seal('invoice.xml', id, built.xml),
      transmission: found.transmission + 1,
      exchange_id: null,
      problem: null,
      tried_at: null,
    });
    await jobs.send(transaction, 'send-invoice', { invoiceId: id });
    const change = { before: { reason: found.problem }, after: { reason: null } };
    await insertAuditEvent(transaction, caller, {
      action: 'invoice_resent',
      object: invoiceNumber(found),
      at,
      change,
    });
  });
}

/** A company as it is now; a renter as they were, with the fiscal code that they may have put right in their profile. */
async function presentBuyer({ database, vault }: ResendDeps, invoice: InvoiceRow): Promise<InvoiceBuyer> {
  if (invoice.company_id !== null) {
    return companyBuyer(await findCompanyToInvoice(database, invoice.company_id));
  }
  const buyer = openBuyer(vault, invoice);
  const profile = await findSealedFiscalCode(database, invoice.booking_id);
  if (buyer.country !== 'IT' || profile === null) return buyer;
  const code = normaliseFiscalCode(vault.open('account.fiscal_code', profile.accountId, profile.sealed));
  return isPersonsCode(code) ? { ...buyer, fiscalCode: code } : buyer;
}

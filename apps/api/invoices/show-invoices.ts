import type { companyInvoices } from '@nolo/contract/business/invoices.ts';
import type { CallData, CallParsed } from '@nolo/contract/endpoint.ts';
import { INVOICES_A_PAGE, type ListedInvoice } from '@nolo/contract/invoices.ts';
import type { staffInvoices } from '@nolo/contract/staff/invoices.ts';
import { bearerOf, invoiceNumber } from '@nolo/domain/billing/invoice.ts';
import { isResendOverdue, mayResend } from '@nolo/domain/billing/invoice-state.ts';
import type { Deps } from '../deps.ts';
import type { MemberCaller, StaffCaller } from '../platform/caller.ts';
import { listInvoices, listInvoiceYears, type InvoiceListRow } from './invoice-list-store.ts';
import { listWaitingCommissions } from './list-waiting-commissions.ts';

type ShowDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'vault'>;

/** What a company is invoiced, and what it has to say so that the rest can be. */
export async function showCompanyInvoices(
  deps: ShowDeps,
  { companyId }: MemberCaller,
  { year, page }: CallParsed<typeof companyInvoices>['query'],
): Promise<CallData<typeof companyInvoices>> {
  const rows = await listInvoices(deps.database, { companyId, year, page });
  const waiting = await listWaitingCommissions(deps, { companyId });
  return {
    years: await listInvoiceYears(deps.database, companyId),
    invoices: rows.slice(0, INVOICES_A_PAGE).map(listedInvoice),
    has_more: rows.length > INVOICES_A_PAGE,
    waiting: waiting.map(({ listed }) => listed),
  };
}

/** All invoices for finance, with how each fares at the exchange system. */
export async function showStaffInvoices(
  deps: ShowDeps,
  _caller: StaffCaller,
  { year, state, company: companyId, q, page }: CallParsed<typeof staffInvoices>['query'],
): Promise<CallData<typeof staffInvoices>> {
  const now = deps.clock.now();
  const rows = await listInvoices(deps.database, { companyId, year, state, text: q, page });
  const waiting = await listWaitingCommissions(deps, companyId === undefined ? {} : { companyId });
  return {
    years: await listInvoiceYears(deps.database),
    invoices: rows.slice(0, INVOICES_A_PAGE).map((row) => ({
      ...listedInvoice(row),
      company:
        row.company_id === null || row.company_name === null
          ? null
          : { id: row.company_id, name: row.company_name },
      buyer: row.buyer.name,
      state_at: row.state_at.toISOString(),
      problem: row.problem,
      file_name: row.file_name,
      may_resend: mayResend(row),
      is_overdue: isResendOverdue(row.state, row.state_at, now),
    })),
    has_more: rows.length > INVOICES_A_PAGE,
    waiting: waiting.map(({ due, listed }) => ({
      ...listed,
      company: bearerOf(due.kind) === 'person' ? null : { id: due.companyId, name: due.companyName },
    })),
  };
}

function listedInvoice(row: InvoiceListRow): ListedInvoice {
  return {
    id: row.id,
    number: invoiceNumber(row),
    issued_on: row.issued_on,
    kind: row.kind,
    booking_id: row.booking_id,
    booking_number: row.booking_number,
    net: row.net_minor,
    vat: row.vat_minor,
    gross: row.net_minor + row.vat_minor,
    state: row.state,
    has_file: row.file_name !== null,
  };
}

import type { LoaderFunctionArgs } from 'react-router';
import { invoiceSearchOf } from '@nolo/portal/invoice-search.ts';
import { api } from '../api.ts';

/** The page of the platform's invoices that the address names. */
export function loadInvoices({
  params: { companyId = '' },
  request: { url, signal },
}: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const { year, page } = invoiceSearchOf(new URL(url).searchParams);
  return api.call(
    'companyInvoices',
    { params: { companyId }, query: { year: year ?? undefined, page } },
    { signal },
  );
}

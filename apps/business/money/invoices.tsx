import { Link, useParams, useSearchParams } from 'react-router';
import type { ListedInvoice } from '@nolo/contract/invoices.ts';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { signedAmount } from '@nolo/domain/billing/invoice-state.ts';
import { formatDate, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { InvoiceFiles } from '@nolo/portal/invoice-list-parts.tsx';
import { invoiceSearchOf } from '@nolo/portal/invoice-search.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { InvoiceYears } from './invoice-years.tsx';
import { WaitingInvoices } from './waiting-invoices.tsx';

export type CompanyInvoices = CallData<BusinessApi['companyInvoices']>;

/** What stands beside the payouts; a page of its own has all. */
const MOST = 20;
const MOST_WAITING = 5;

/** The platform's latest invoices to the company, each as files, and what keeps others from being issued. */
export function Invoices({
  invoices: { invoices, years, has_more, waiting },
}: {
  invoices: CompanyInvoices;
}) {
  const t = useTexts('invoices');
  const [search] = useSearchParams();
  const { year } = invoiceSearchOf(search);
  const isLong = has_more || invoices.length > MOST || waiting.length > MOST_WAITING;
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted mt-1">{t(invoices.length === 0 && year === null ? 'none_text' : 'text')}</p>
      <WaitingInvoices waiting={waiting} most={MOST_WAITING} />
      <InvoiceYears years={years} />
      <ul className="border-line mt-3 border-b empty:hidden">
        {invoices.slice(0, MOST).map((invoice) => (
          <Invoice key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {isLong && (
        <LinkButton
          to={year === null ? 'invoices' : `invoices?year=${year}`}
          variant="secondary"
          className="mt-3"
        >
          {t('all')}
        </LinkButton>
      )}
    </section>
  );
}

function Invoice({ invoice }: { invoice: ListedInvoice }) {
  const t = useTexts('invoices');
  const language = useLanguage();
  const { companyId } = useParams();
  const { id, number, issued_on, kind, booking_id, booking_number, net, vat, gross, state } = invoice;
  const money = (minor: number) => formatMoney(signedAmount(kind, minor), language);
  return (
    <li className="border-line grid gap-1.5 border-t py-3">
      <p className="flex justify-between gap-x-4">
        <span>
          <span className="mr-2 font-semibold tabular-nums">{number}</span>
          {t(kind === 'TD01' ? 'invoice' : 'credit_note')}
        </span>
        <Price amountMinor={signedAmount(kind, gross)} className="font-semibold" />
      </p>
      <p className="text-muted flex flex-wrap items-center justify-between gap-x-4 text-sm tabular-nums">
        <time dateTime={issued_on}>{formatDate(issued_on)}</time>
        <span>{t('net_and_vat', { net: money(net), vat: money(vat) })}</span>
      </p>
      <p>
        <InvoiceState state={state} />
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          to={`/${companyId}/bookings/${booking_id}`}
          className="inline-flex min-h-11 items-center text-sm tabular-nums underline desk:min-h-9"
        >
          {booking_number}
        </Link>
        <InvoiceFiles address={`/business/company/${companyId}/invoices/${id}`} invoice={invoice} />
      </div>
    </li>
  );
}

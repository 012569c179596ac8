import { Link, useLoaderData, useParams } from 'react-router';
import type { ListedInvoice } from '@nolo/contract/invoices.ts';
import { signedAmount } from '@nolo/domain/billing/invoice-state.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { InvoiceFiles, InvoicePages } from '@nolo/portal/invoice-list-parts.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { InvoiceYears } from './invoice-years.tsx';
import type { loadInvoices } from './load-invoices.ts';
import { WaitingInvoices } from './waiting-invoices.tsx';
import { CardCell, CardRow, CardTable } from '../card-table.tsx';

/** All of the platform's invoices to the company, and every commission that waits for its own. */
export function InvoicesPage() {
  const t = useTexts('invoices');
  const money = useTexts('money');
  const { companyId } = useParams();
  const { invoices, years, has_more, waiting } = useLoaderData<typeof loadInvoices>();
  return (
    <>
      <title>{t('title')}</title>
      <BackLink to={`/${companyId}/money`}>{money('title')}</BackLink>
      <h1 id="invoices" className="mt-1 text-2xl">
        {t('title')}
      </h1>
      <p className="text-muted mt-1">{t('text')}</p>
      <WaitingInvoices waiting={waiting} />
      <InvoiceYears years={years} />
      {invoices.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')} Icon={CardIcon} />
      ) : (
        <Table invoices={invoices} />
      )}
      <InvoicePages hasMore={has_more} />
    </>
  );
}

const COLUMNS = ['number', 'date', 'booking', 'net', 'vat', 'gross', 'state', 'files'] as const;
const AMOUNTS = ['net', 'vat', 'gross'] as const;
const isAmount = (column: (typeof COLUMNS)[number]) => AMOUNTS.some((amount) => amount === column);

function Table({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const t = useTexts('invoices');
  return (
    <CardTable
      labelledBy="invoices"
      columns={COLUMNS.map((column) => ({ heading: t(column), isAmount: isAmount(column) }))}
    >
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </CardTable>
  );
}

function Row({ invoice }: { invoice: ListedInvoice }) {
  const t = useTexts('invoices');
  const { companyId } = useParams();
  const { id, number, issued_on, kind, booking_id, booking_number, state } = invoice;
  return (
    <CardRow>
      <CardCell className="whitespace-nowrap">
        <span className="font-semibold tabular-nums max-desk:mr-2 max-desk:text-lg">{number}</span>
        <span className="text-muted text-sm desk:block">
          {t(kind === 'TD01' ? 'invoice' : 'credit_note')}
        </span>
      </CardCell>
      <CardCell className="whitespace-nowrap tabular-nums">
        <time dateTime={issued_on}>{formatDate(issued_on)}</time>
      </CardCell>
      <CardCell>
        <Link
          to={`/${companyId}/bookings/${booking_id}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap tabular-nums underline desk:min-h-0"
        >
          {booking_number}
        </Link>
      </CardCell>
      {AMOUNTS.map((amount) => (
        <CardCell key={amount} className="desk:text-right max-desk:flex max-desk:justify-between">
          <span className="text-muted text-sm desk:hidden">{t(amount)}</span>
          <Price
            amountMinor={signedAmount(kind, invoice[amount])}
            className={amount === 'gross' ? 'font-semibold' : ''}
          />
        </CardCell>
      ))}
      <CardCell>
        <InvoiceState state={state} />
      </CardCell>
      <CardCell className="max-desk:mt-1">
        <InvoiceFiles address={`/business/company/${companyId}/invoices/${id}`} invoice={invoice} />
      </CardCell>
    </CardRow>
  );
}

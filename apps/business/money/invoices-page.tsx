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

/** A table in the office; on a telephone each invoice is a card. */
function Table({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const t = useTexts('invoices');
  return (
    <table aria-labelledby="invoices" className="mt-3 w-full max-desk:block">
      <thead className="border-line border-b max-desk:sr-only">
        <tr className="text-muted text-left text-sm">
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              className={`py-2 pr-6 font-semibold wrap-normal last:pr-0 ${isAmount(column) ? 'text-right' : ''}`}
            >
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:grid max-desk:gap-3">
        {invoices.map((invoice) => (
          <Row key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

const cell = 'max-desk:block desk:py-2.5 desk:pr-6 desk:align-baseline';

function Row({ invoice }: { invoice: ListedInvoice }) {
  const t = useTexts('invoices');
  const { companyId } = useParams();
  const { id, number, issued_on, kind, booking_id, booking_number, state } = invoice;
  return (
    <tr className="border-line max-desk:border-line-strong max-desk:rounded-card max-desk:flex max-desk:flex-col max-desk:gap-1 max-desk:border max-desk:p-4 desk:border-b">
      <td className={`${cell} whitespace-nowrap`}>
        <span className="font-semibold tabular-nums max-desk:mr-2 max-desk:text-lg">{number}</span>
        <span className="text-muted text-sm desk:block">
          {t(kind === 'TD01' ? 'invoice' : 'credit_note')}
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums`}>
        <time dateTime={issued_on}>{formatDate(issued_on)}</time>
      </td>
      <td className={cell}>
        <Link
          to={`/${companyId}/bookings/${booking_id}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap tabular-nums underline desk:min-h-0"
        >
          {booking_number}
        </Link>
      </td>
      {AMOUNTS.map((amount) => (
        <td key={amount} className={`${cell} desk:text-right max-desk:flex max-desk:justify-between`}>
          <span className="text-muted text-sm desk:hidden">{t(amount)}</span>
          <Price
            amountMinor={signedAmount(kind, invoice[amount])}
            className={amount === 'gross' ? 'font-semibold' : ''}
          />
        </td>
      ))}
      <td className={cell}>
        <InvoiceState state={state} />
      </td>
      <td className={`${cell} desk:pr-0! max-desk:mt-1`}>
        <InvoiceFiles address={`/business/company/${companyId}/invoices/${id}`} invoice={invoice} />
      </td>
    </tr>
  );
}

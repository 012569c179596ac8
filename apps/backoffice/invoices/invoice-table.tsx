import { Link, useSearchParams } from 'react-router';
import type { StaffInvoice } from '@nolo/contract/staff/invoices.ts';
import { RESEND_DAYS, signedAmount, type InvoiceState } from '@nolo/domain/billing/invoice-state.ts';
import { formatDate, formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { InvoiceFiles } from '@nolo/portal/invoice-list-parts.tsx';
import { changedSearch } from '@nolo/portal/invoice-search.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { Amount } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { Resend } from './resend.tsx';

const AMOUNTS = ['net', 'vat', 'gross'] as const;
const COLUMNS = ['number', 'recipient', 'booking', ...AMOUNTS, 'state', 'files'] as const;

/** Invoices, the latest first, each with how it fares at the exchange system. */
export function InvoiceTable({ invoices }: { invoices: readonly StaffInvoice[] }) {
  const t = useTexts('invoices');
  return (
    <WorkTable label={t('title')} columns={COLUMNS.map((column) => t(column))}>
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </WorkTable>
  );
}

function Row({ invoice }: { invoice: StaffInvoice }) {
  const t = useTexts('invoices');
  const { id, number, kind, issued_on, booking_number, may_resend } = invoice;
  return (
    <WorkRow>
      <WorkCell>
        <span className="font-semibold tabular-nums max-desk:text-lg">{number}</span>
        <span className="text-muted block text-sm tabular-nums whitespace-nowrap">
          {kind === 'TD04' && `${t('credit_note')}, `}
          <time dateTime={issued_on}>{formatDate(issued_on)}</time>
        </span>
      </WorkCell>
      <WorkCell label={t('recipient')}>
        <Recipient invoice={invoice} />
      </WorkCell>
      <WorkCell label={t('booking')}>
        <span className="tabular-nums whitespace-nowrap">{booking_number}</span>
      </WorkCell>
      {AMOUNTS.map((amount) => (
        <WorkCell key={amount} label={t(amount)}>
          <Amount minor={signedAmount(kind, invoice[amount])} />
        </WorkCell>
      ))}
      <WorkCell label={t('state')}>
        <Standing invoice={invoice} />
      </WorkCell>
      <WorkCell>
        <span className="flex flex-wrap gap-2 max-desk:mt-2">
          <InvoiceFiles address={`/staff/invoices/${id}`} invoice={invoice} />
          {may_resend && <Resend invoice={invoice} />}
        </span>
      </WorkCell>
    </WorkRow>
  );
}

/** As the invoice names them; a company's name leads to its invoices alone. */
function Recipient({ invoice: { buyer, company } }: { invoice: StaffInvoice }) {
  const t = useTexts('invoices');
  const [search] = useSearchParams();
  return (
    <>
      <span className="break-words">{buyer}</span>
      <span className="text-muted block text-sm">
        {company === null ? (
          t('renter')
        ) : (
          <Link
            to={changedSearch(search, 'company', `${company.id}`)}
            className="inline-flex min-h-11 items-center underline desk:min-h-0"
          >
            {company.name}
          </Link>
        )}
      </span>
    </>
  );
}

const tones: Record<InvoiceState, Tone> = {
  numbered: 'info',
  validated: 'info',
  transmitted: 'info',
  delivered: 'success',
  undelivered: 'neutral',
  rejected: 'danger',
};

/** The state and since when; what was said against it, and whether its days have passed. */
function Standing({ invoice: { state, state_at, problem, is_overdue } }: { invoice: StaffInvoice }) {
  const t = useTexts('invoices');
  const language = useLanguage();
  const moment = formatDateTime(localDateTime(state_at), language);
  return (
    <>
      <Badge tone={problem !== null && state !== 'rejected' ? 'warning' : tones[state]}>{t(state)}</Badge>
      <span className="text-muted ml-2 text-sm tabular-nums desk:ml-0 desk:block">
        {t('since', { moment })}
      </span>
      {is_overdue && (
        <span className="text-danger block text-sm font-medium">{t('overdue', { days: RESEND_DAYS })}</span>
      )}
      {problem !== null && <span className="block max-w-80 text-sm break-words">{problem}</span>}
    </>
  );
}

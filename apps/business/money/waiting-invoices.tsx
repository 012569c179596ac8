import { Link, useParams } from 'react-router';
import type { WaitingCommission } from '@nolo/contract/invoices.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { signedAmount } from '@nolo/domain/billing/invoice-state.ts';
import { INVOICE_PROBLEMS, type InvoiceProblem } from '@nolo/domain/billing/invoice-problems.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { useCompany } from '../member.ts';

/** What an owner enters in the settings. */
const ENTERED: readonly InvoiceProblem[] = ['zip', 'province', 'recipient'];
/** What only the platform changes. */
const OURS: readonly InvoiceProblem[] = ['name', 'street', 'city', 'vat_number', 'same_as_seller'];

type Props = {
  waiting: readonly WaitingCommission[];
  /** Bookings that are named; all unless said. */
  most?: number;
};

/** Commissions that cannot be invoiced yet, what is missing for them, and who enters it where. */
export function WaitingInvoices({ waiting, most = waiting.length }: Props) {
  const t = useTexts('invoices');
  const company = useTexts('company');
  if (waiting.length === 0) return null;
  const missing = INVOICE_PROBLEMS.filter((problem) => waiting.some((one) => one.missing.includes(problem)));
  const left = waiting.length - most;
  return (
    <div className="bg-warning-soft rounded-card mt-3 grid max-w-2xl gap-2 p-4">
      <p className="text-warning font-semibold">{t('waiting', { count: waiting.length })}</p>
      <p>{t('waiting_missing', { what: missing.map((one) => company(`missing_${one}`)).join(', ') })}</p>
      {missing.some((one) => ENTERED.includes(one)) && <WhereToEnter />}
      {missing.some((one) => OURS.includes(one)) && <p>{t('waiting_write')}</p>}
      <ul className="max-w-md text-sm">
        {waiting.slice(0, most).map((one) => (
          <Waiting key={`${one.booking_id} ${one.at} ${one.kind}`} one={one} />
        ))}
        {left > 0 && <li className="pt-1">{t('waiting_more', { count: left })}</li>}
      </ul>
    </div>
  );
}

function WhereToEnter() {
  const t = useTexts('invoices');
  const { companyId } = useParams();
  const { role } = useCompany();
  if (!mayAct(role, 'owner')) return <p>{t('waiting_ask')}</p>;
  return (
    <LinkButton to={`/${companyId}/company/invoicing`} className="justify-self-start">
      {t('waiting_enter')}
    </LinkButton>
  );
}

function Waiting({ one: { booking_id, booking_number, kind, gross } }: { one: WaitingCommission }) {
  const { companyId } = useParams();
  return (
    <li className="flex items-center justify-between gap-4">
      <Link
        to={`/${companyId}/bookings/${booking_id}`}
        className="inline-flex min-h-11 items-center tabular-nums underline desk:min-h-7"
      >
        {booking_number}
      </Link>
      <Price amountMinor={signedAmount(kind, gross)} />
    </li>
  );
}

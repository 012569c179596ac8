import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { StaffBookingLedger } from '@nolo/contract/staff/ledger.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { LedgerTable } from './ledger-table.tsx';

export const loadLedger = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffBookingLedger', { params: { id } }, { signal });

/** Everything that moved a booking's money, as on the statement of a bank account. */
export function LedgerPage() {
  const t = useTexts('ledger');
  const { ledger } = useLoaderData<typeof loadLedger>();
  const { company, lines, number } = ledger;
  const title = t('title', { number });
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/payouts/${company.id}`}>{company.name}</BackLink>
      <h1 className="mt-1 text-2xl break-words">{title}</h1>
      <p className="text-muted mt-1 max-w-prose">{t('text')}</p>
      {lines.length === 0 ? (
        <EmptyState title={t('none')} text={t('none_text')} Icon={CardIcon} />
      ) : (
        <>
          <LedgerTable ledger={ledger} />
          <Balance ledger={ledger} />
        </>
      )}
    </>
  );
}

function Balance({ ledger: { difference } }: { ledger: StaffBookingLedger }) {
  const t = useTexts('ledger');
  const language = useLanguage();
  const amount = formatMoney(difference, language);
  if (difference === 0) return <p className="text-muted mt-4">{t('balanced', { amount })}</p>;
  return (
    <p role="alert" className="bg-danger-soft text-danger rounded-control mt-4 p-3 font-medium">
      {t('unbalanced', { amount })}{' '}
      <Link to="/payment-cases?kind=difference" className="underline">
        {t('differences')}
      </Link>
    </p>
  );
}

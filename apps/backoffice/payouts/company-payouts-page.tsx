import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PayoutBooking } from '@nolo/contract/staff/payouts.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { StatusBadge } from '@nolo/portal/status-badge.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { api } from '../api.ts';
import { Fact, Facts } from '../facts.tsx';
import { LedgerLink } from '../ledger/ledger-link.tsx';
import { Amount, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { PayoutState } from './payout-state.tsx';
import { PayoutStates } from './payout-states.tsx';

export const loadCompanyPayouts = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffCompanyPayouts', { params: { id } }, { signal });

const sums = ['due', 'held', 'at_check_in', 'owed'] as const;

/** What one company is owed and owes, booking by booking. */
export function CompanyPayoutsPage() {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const statement = useTexts('statement');
  const { company } = useLoaderData<typeof loadCompanyPayouts>();
  return (
    <>
      <title>{company.name}</title>
      <BackLink to="/payouts">{work('payouts')}</BackLink>
      <h1 className="mt-1 text-2xl break-words">{company.name}</h1>
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton to="statements/latest" variant="secondary">
          {statement('title')}
        </LinkButton>
        <LinkButton to={`/invoices?company=${company.id}`} variant="secondary">
          {work('invoices')}
        </LinkButton>
      </p>
      <Card className="mt-4 desk:max-w-xl">
        <Facts>
          {sums.map((sum) => (
            <Fact key={sum} name={t(sum)}>
              <Amount minor={company[sum]} />
            </Fact>
          ))}
        </Facts>
      </Card>
      <PayoutStates counts={company.counts} shown={null} companyId={company.id} />
      {company.bookings.length === 0 ? (
        <EmptyState title={t('none_of_company')} text={t('none_text')} Icon={CardIcon} />
      ) : (
        <Bookings name={company.name} bookings={company.bookings} />
      )}
    </>
  );
}

function Bookings({ name, bookings }: { name: string; bookings: readonly PayoutBooking[] }) {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const words = useTexts('bookings');
  const backoffice = useTexts('backoffice');
  const ledger = useTexts('ledger');
  return (
    <WorkTable
      label={name}
      columns={[
        work('booking'),
        words('pickup'),
        backoffice('state'),
        t('share'),
        t('payout'),
        t('owed'),
        ledger('link'),
      ]}
    >
      {bookings.map(({ id, number, starts_at, status, payout, payouts, owed }) => (
        <WorkRow key={id}>
          <WorkCell>
            <span className="font-semibold tabular-nums max-desk:text-lg">{number}</span>
          </WorkCell>
          <WorkCell label={words('pickup')}>
            <When at={starts_at} />
          </WorkCell>
          <WorkCell label={backoffice('state')}>
            <StatusBadge status={status} />
          </WorkCell>
          <WorkCell label={t('share')}>
            <Amount minor={payout.amount} />
          </WorkCell>
          <WorkCell label={t('payout')}>
            <PayoutState payout={payout} />
            <OwnPayouts payouts={payouts} />
          </WorkCell>
          <WorkCell label={t('owed')}>
            <Amount minor={owed} />
          </WorkCell>
          <WorkCell>
            <LedgerLink bookingId={id} number={number} />
          </WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}

/** Leads to each payout of a booking. */
function OwnPayouts({ payouts }: Pick<PayoutBooking, 'payouts'>) {
  const t = useTexts('payouts');
  const language = useLanguage();
  return payouts.map(({ id, amount, state }) => (
    <Link key={id} to={`/booking-payouts/${id}`} className="text-primary-text block text-sm underline">
      {t(`state_${state}`)}, {formatMoney(amount, language)}
    </Link>
  ));
}

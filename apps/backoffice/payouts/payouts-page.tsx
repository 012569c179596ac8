import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import type { BookingPayout, ListedPayouts } from '@nolo/contract/staff/payouts.ts';
import { PAYOUT_STATES, type PayoutState } from '@nolo/domain/commission/payout-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { Amount, RowLink, When } from '../row-parts.tsx';
import { WorkCell, WorkRow, WorkTable } from '../work-table.tsx';
import { Dac7List } from './dac7-list.tsx';
import { Holds } from './payout-state.tsx';
import { PayoutStates } from './payout-states.tsx';
import { useFailureText } from './use-failure-text.ts';

type InState = CallData<StaffApi['staffBookingPayouts']> & { state: PayoutState };

/** Without a state in the address, what companies are owed; with one, the payouts that are in it. */
export async function loadPayouts({ request: { url, signal } }: LoaderFunctionArgs) {
  const search = new URL(url).searchParams;
  const state = PAYOUT_STATES.find((one) => one === search.get('state'));
  if (state === undefined) return { byCompany: await api.call('staffPayouts', undefined, { signal }) };
  const company = search.get('company');
  const query = { state, ...(company !== null && { company }) };
  const found = await api.call('staffBookingPayouts', { query }, { signal });
  return { inState: { state, ...found } };
}

/** What each company gets now, later, or not before something is settled, and what it owes; or every payout of a state. */
export function PayoutsPage() {
  const work = useTexts('work');
  const t = useTexts('payouts');
  const { byCompany, inState } = useLoaderData<typeof loadPayouts>();
  const company = inState?.company ?? null;
  const title = company === null ? work('payouts') : t('of_company', { company: company.name });
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl break-words">{title}</h1>
      {company && (
        <p className="mt-1">
          <Link to={`/payouts?state=${inState?.state}`} className="text-primary-text underline">
            {t('all_companies')}
          </Link>
        </p>
      )}
      {byCompany && <PayoutStates counts={byCompany.counts} shown={null} />}
      {byCompany && <Companies companies={byCompany.companies} />}
      {inState && (
        <PayoutStates
          counts={inState.counts}
          shown={inState.state}
          {...(company !== null && { companyId: company.id })}
        />
      )}
      {inState && <Payouts inState={inState} />}
      {byCompany && <Dac7List />}
    </>
  );
}

const sums = ['due', 'held', 'at_check_in', 'owed'] as const;

function Companies({ companies }: { companies: readonly ListedPayouts[] }) {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  if (companies.length === 0) return <EmptyState title={t('none')} text={t('none_text')} Icon={CardIcon} />;
  return (
    <WorkTable
      label={work('payouts')}
      columns={[backoffice('company'), ...sums.map((sum) => t(sum)), t('why')]}
    >
      {companies.map(({ id, name, holds, ...company }) => (
        <WorkRow key={id}>
          <WorkCell>
            <RowLink to={`/payouts/${id}`}>{name}</RowLink>
          </WorkCell>
          {sums.map((sum) => (
            <WorkCell key={sum} label={t(sum)}>
              <Amount minor={company[sum]} />
            </WorkCell>
          ))}
          <WorkCell label={t('why')}>{holds.length === 0 ? '–' : <Holds holds={holds} />}</WorkCell>
        </WorkRow>
      ))}
    </WorkTable>
  );
}

/** Of states that want an explanation, what it is called. */
const whyOf: Partial<Record<PayoutState, 'why' | 'provider_said'>> = { held: 'why', failed: 'provider_said' };

function Payouts({ inState: { payouts, has_more, state } }: { inState: InState }) {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  if (payouts.length === 0)
    return <EmptyState title={t(`none_${state}`)} text={t('none_in_state_text')} Icon={CardIcon} />;
  const isSent = state === 'sent' || state === 'reversed';
  const moment = isSent ? t('sent_at') : t('created');
  const columns = [work('booking'), backoffice('company'), t('cause'), t('amount'), moment];
  const why = whyOf[state];
  return (
    <>
      <WorkTable label={t(`state_${state}`)} columns={[...columns, ...(why ? [t(why)] : [])]}>
        {payouts.map((payout) => (
          <WorkRow key={payout.id}>
            <WorkCell>
              <RowLink to={`/booking-payouts/${payout.id}`}>{payout.number}</RowLink>
            </WorkCell>
            <WorkCell label={backoffice('company')}>{payout.company.name}</WorkCell>
            <WorkCell label={t('cause')}>{t(`cause_${payout.cause}`)}</WorkCell>
            <WorkCell label={t('amount')}>
              <Amount minor={payout.amount} />
            </WorkCell>
            <WorkCell label={moment}>
              <When at={(isSent ? payout.sent_at : null) ?? payout.created_at} />
            </WorkCell>
            {why && (
              <WorkCell label={t(why)}>
                <Why payout={payout} />
              </WorkCell>
            )}
          </WorkRow>
        ))}
      </WorkTable>
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

function Why({ payout: { failure, holds } }: { payout: BookingPayout }) {
  const failureText = useFailureText();
  return failure !== null && holds.length === 0 ? failureText(failure) : <Holds holds={holds} />;
}

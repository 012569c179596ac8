import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { Fact, Facts } from '../facts.tsx';
import { LedgerLink } from '../ledger/ledger-link.tsx';
import { Amount, When } from '../row-parts.tsx';
import { Holds } from './payout-state.tsx';
import { PayoutStateBadge } from './payout-states.tsx';
import { PayoutSteps, type ShownPayout } from './payout-steps.tsx';
import { useFailureText } from './use-failure-text.ts';

export const loadBookingPayout = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffBookingPayout', { params: { id } }, { signal });

/** One payout: how it stands and why, what went out and came back, and what finance can do. */
export function BookingPayoutPage() {
  const t = useTexts('payouts');
  const { payout } = useLoaderData<typeof loadBookingPayout>();
  const title = t('payout_of', { number: payout.number });
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/payouts?state=${payout.state}`}>{t(`state_${payout.state}`)}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl break-words">{title}</h1>
        <PayoutStateBadge state={payout.state} />
      </div>
      <PayoutSteps payout={payout} />
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <PayoutFacts payout={payout} />
        <Transfers transfers={payout.transfers} />
      </div>
    </>
  );
}

function PayoutFacts({ payout }: { payout: ShownPayout }) {
  const t = useTexts('payouts');
  const work = useTexts('work');
  const backoffice = useTexts('backoffice');
  const failureText = useFailureText();
  const { amount, company, failure, holds, next_try_at, offset, reversed, sent_at, state } = payout;
  const isWaiting = state === 'due' || state === 'held' || state === 'failed';
  return (
    <Card>
      <Facts>
        <Fact name={t('amount')}>
          <Amount minor={amount} />
        </Fact>
        <Fact name={t('offset')}>{offset > 0 ? <Amount minor={offset} /> : null}</Fact>
        <Fact name={t('reversed')}>{reversed > 0 ? <Amount minor={reversed} /> : null}</Fact>
        <Fact name={t('to_transfer')}>
          {offset + reversed > 0 ? <Amount minor={amount - offset - reversed} /> : null}
        </Fact>
        <Fact name={t('why')}>{holds.length === 0 ? null : <Holds holds={holds} />}</Fact>
        <Fact name={t('staff_note')}>
          {payout.note && <span className="whitespace-pre-line">{payout.note}</span>}
        </Fact>
        <Fact name={t('company_reads')}>
          {payout.held_because && <span className="whitespace-pre-line">{payout.held_because}</span>}
        </Fact>
        <Fact name={t('provider_said')}>{failure && failureText(failure)}</Fact>
        <Fact name={work('booking')}>
          <span className="flex flex-wrap gap-x-4">
            <span className="tabular-nums">{payout.number}</span>
            <LedgerLink bookingId={payout.booking_id} number={payout.number} />
          </span>
        </Fact>
        <Fact name={backoffice('company')}>
          <Link to={`/payouts/${company.id}`} className="text-primary-text underline">
            {company.name}
          </Link>
        </Fact>
        <Fact name={t('cause')}>{t(`cause_${payout.cause}`)}</Fact>
        <Fact name={t('created')}>
          <When at={payout.created_at} />
        </Fact>
        <Fact name={t(state === 'failed' ? 'next_retry' : 'next_try')}>
          {isWaiting ? <When at={next_try_at} /> : null}
        </Fact>
        <Fact name={t('sent_at')}>{sent_at && <When at={sent_at} />}</Fact>
      </Facts>
    </Card>
  );
}

const tones: Record<ShownPayout['transfers'][number]['reversals'][number]['state'], Tone> = {
  requested: 'info',
  made: 'success',
  refused: 'danger',
};

/** What went to the company's account, and what came back of it, each with the provider's number. */
function Transfers({ transfers }: Pick<ShownPayout, 'transfers'>) {
  const t = useTexts('payouts');
  return (
    <Card>
      <h2 className="text-lg">{t('transfers')}</h2>
      {transfers.length === 0 && <p className="text-muted mt-2">{t('transfers_none')}</p>}
      <ul className="divide-line divide-y">
        {transfers.map(({ id, amount, provider_id, reversals, sent_at }) => (
          <li key={id} className="py-3">
            <Moved name={t('transfer')} amount={amount} providerId={provider_id}>
              {sent_at === null ? <Badge tone="info">{t('transfer_waiting')}</Badge> : <When at={sent_at} />}
            </Moved>
            <ul className="border-line mt-3 grid gap-3 border-l-2 pl-4 empty:hidden">
              {reversals.map((reversal) => (
                <Reversal key={reversal.id} reversal={reversal} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reversal({ reversal }: { reversal: ShownPayout['transfers'][number]['reversals'][number] }) {
  const t = useTexts('payouts');
  const failureText = useFailureText();
  const { amount, at, failure, provider_id, reason, state } = reversal;
  return (
    <li>
      <Moved name={t('reversal')} amount={amount} providerId={provider_id}>
        <Badge tone={tones[state]}>{t(`reversal_${state}`)}</Badge> <When at={at} />
      </Moved>
      <p className="text-muted text-sm">{t(`reversal_${reason}`)}</p>
      {failure !== null && (
        <p className="text-danger text-sm font-medium">
          {t('provider_said')}: {failureText(failure)}
        </p>
      )}
    </li>
  );
}

type MovedProps = { name: string; amount: number; providerId: string | null; children: React.ReactNode };

function Moved({ name, amount, providerId, children }: MovedProps) {
  const t = useTexts('payouts');
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <Amount minor={amount} />
      </p>
      <p className="text-sm">{children}</p>
      {providerId !== null && (
        <p className="text-muted text-sm break-all">
          <span className="sr-only">{t('at_provider')}: </span>
          {providerId}
        </p>
      )}
    </>
  );
}

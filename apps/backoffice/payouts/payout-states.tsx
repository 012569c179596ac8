import { Link } from 'react-router';
import type { BookingPayout, PayoutCounts } from '@nolo/contract/staff/payouts.ts';
import { PAYOUT_STATES } from '@nolo/domain/commission/payout-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

type State = BookingPayout['state'];

const tones: Record<State, Tone> = {
  due: 'info',
  held: 'warning',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  reversed: 'neutral',
};

export function PayoutStateBadge({ state }: { state: State }) {
  const t = useTexts('payouts');
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}

type Props = {
  counts: PayoutCounts;
  /** The one that is shown; null: what companies are owed. */
  shown: State | null;
  /** Theirs alone. */
  companyId?: number;
};

const linkStyle =
  'rounded-control hover:bg-sunken aria-[current=page]:bg-sunken flex min-h-12 items-center gap-2 px-4 font-semibold max-desk:px-3';

/** Leads to the payouts of each state, with how many there are. */
export function PayoutStates({ counts, shown, companyId }: Props) {
  const t = useTexts('payouts');
  const own = companyId === undefined ? '' : `&company=${companyId}`;
  return (
    <nav aria-label={t('states')} className="mt-4 flex flex-wrap gap-1">
      {companyId === undefined && (
        <Link to="/payouts" aria-current={shown === null ? 'page' : undefined} className={linkStyle}>
          {t('by_company')}
        </Link>
      )}
      {PAYOUT_STATES.map((state) => (
        <Link
          key={state}
          to={`/payouts?state=${state}${own}`}
          aria-current={state === shown ? 'page' : undefined}
          className={linkStyle}
        >
          {t(`state_${state}`)}{' '}
          <span className="text-muted text-sm font-normal tabular-nums">{counts[state]}</span>
        </Link>
      ))}
    </nav>
  );
}

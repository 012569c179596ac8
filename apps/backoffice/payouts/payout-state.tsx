import type { Payout } from '@nolo/contract/staff/payouts.ts';
import type { PayoutHold } from '@nolo/domain/commission/payout.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

const tones: Record<Payout['state'], Tone> = {
  nothing: 'neutral',
  at_check_in: 'neutral',
  due: 'success',
  held: 'danger',
};

/** When a booking's money goes to its company, or why not yet. */
export function PayoutState({ payout: { state, holds } }: { payout: Payout }) {
  const t = useTexts('payouts');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tones[state]}>{t(state)}</Badge>
      <Holds holds={holds} />
    </span>
  );
}

export function Holds({ holds }: { holds: readonly PayoutHold[] }) {
  const t = useTexts('payouts');
  return holds.map((hold) => t(`hold_${hold}`)).join(' · ');
}

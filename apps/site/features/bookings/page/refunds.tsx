import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Price } from '@nolo/ui/price.tsx';
import { Section } from './section.tsx';

type Refund = ReservationDetail['refunds'][number];

/** What comes back, and how far it has come. */
export function Refunds({ refunds }: { refunds: Refund[] }) {
  const t = useTexts('booking');
  if (refunds.length === 0) return null;
  return (
    <Section title={t('refunds_title')}>
      <ul className="flex flex-col gap-4">
        {refunds.map((refund) => (
          <li key={`${refund.at} ${refund.amount}`}>
            <p className="font-semibold">
              <Price amountMinor={refund.amount} />
            </p>
            <p className={`text-sm ${hasFailed(refund.state) ? 'text-danger' : 'text-muted'}`}>
              {t(textOf(refund.state), { date: formatDate(refund.at) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function textOf(state: Refund['state']) {
  if (hasFailed(state)) return 'refund_failed';
  if (state === 'requires_action' || state === 'succeeded') return `refund_${state}` as const;
  return 'refund_requested';
}

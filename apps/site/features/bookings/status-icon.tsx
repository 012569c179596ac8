import type { Reservation } from '@nolo/contract/bookings.ts';
import type { BadgeTone } from '@nolo/domain/booking/status-badge.ts';
import { badgeOf } from '../../shared/bookings/booking-phase.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge, type Tone } from '@nolo/ui/badge.tsx';

const tones: Record<BadgeTone, Tone> = {
  neutral: 'neutral',
  info: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};

export function StatusMark({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  const badge = badgeOf(booking);
  if (badge === 'lapsed') return <Badge>{t('status_lapsed')}</Badge>;
  return <Badge tone={tones[badge.tone]}>{t(`status_${badge.labelKey}`)}</Badge>;
}

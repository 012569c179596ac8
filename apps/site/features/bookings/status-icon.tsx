import type { Reservation } from '@nolo/contract/bookings.ts';
import { badgeOf } from '../../shared/bookings/booking-phase.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';

export function StatusMark({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  const badge = badgeOf(booking);
  if (badge === 'lapsed') return <Badge>{t('status_lapsed')}</Badge>;
  return <Badge tone={badge.tone}>{t(`status_${badge.labelKey}`)}</Badge>;
}

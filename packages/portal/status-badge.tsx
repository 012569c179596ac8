import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { statusBadge } from '@nolo/domain/booking/status-badge.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';

/** How a booking stands, in the words that its renter reads. */
export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useTexts('bookings');
  const { tone, labelKey } = statusBadge(status);
  return <Badge tone={tone}>{t(`status_${labelKey}`)}</Badge>;
}

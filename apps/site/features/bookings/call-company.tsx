import type { Reservation } from '@nolo/contract/bookings.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { phoneAddress } from '@nolo/ui/phone-link.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { PhoneIcon } from '../../shared/rental/rental-icons.tsx';

type Props = { booking: Pick<Reservation, 'company'>; className: string };

export function CallCompany({ booking, className }: Props) {
  const t = useTexts('bookings');
  return (
    <a href={phoneAddress(booking.company.phone)} className={buttonStyle('secondary', 'medium', className)}>
      <PhoneIcon />
      {t('call_company')}
    </a>
  );
}

import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { isLive } from '@nolo/domain/booking/booking-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { phoneAddress } from '@nolo/ui/phone-link.tsx';
import { PhoneIcon } from '../../../shared/rental/rental-icons.tsx';
import { nowAt } from '../../../shared/rental/rental-dates.ts';
import { Section } from './section.tsx';

/** Europe's number for emergencies. */
const EMERGENCY = '112';

type Props = { booking: ReservationDetail };

/** First of all while the renter is on the road: whom to call. */
export function Breakdown({ booking }: Props) {
  const t = useTexts('booking');
  const { company } = booking;
  if (!isOnTheRoad(booking)) return null;
  return (
    <Section title={t('breakdown_title')}>
      <p>{t('breakdown_text', { company: company.company_name, number: EMERGENCY })}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={phoneAddress(company.phone)}
          className={buttonStyle('primary', 'medium', 'max-sm:flex-auto')}
        >
          <PhoneIcon />
          {company.phone}
        </a>
        <a href={phoneAddress(EMERGENCY)} className={buttonStyle('secondary', 'medium', 'max-sm:flex-auto')}>
          <PhoneIcon />
          {t('breakdown_emergency', { number: EMERGENCY })}
        </a>
      </div>
    </Section>
  );
}

/** Until the car is back; where nobody checked the renter in, between the times agreed. */
function isOnTheRoad({ status, start_date, end_date, time_zone }: ReservationDetail): boolean {
  if (status === 'CHECKED IN') return true;
  const now = nowAt(time_zone);
  return isLive(status) && start_date <= now && now < end_date;
}

import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { PhoneLink } from '../../../shared/bookings/phone-link.tsx';
import { useOperator } from '../../../app/use-operator.ts';
import { useSiteName } from '../../../theme/use-tenant.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Section } from './section.tsx';

/** Whom to call about what: the company about the car, the platform about booking and payment. */
export function Help({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  const { company } = booking;
  return (
    <Section title={t('help_title')}>
      <dl className="flex flex-col gap-4 text-sm">
        {bookingActions(booking.status).callCompany && (
          <div>
            <dt className="text-muted">{t('help_company')}</dt>
            <dd>
              <span className="block font-semibold">{company.company_name}</span>
              <PhoneLink number={company.phone} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-muted">{t('help_support')}</dt>
          <dd>
            <span className="block font-semibold">{t('support_name', { site: useSiteName() })}</span>
            <PhoneLink number={useOperator().phone} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

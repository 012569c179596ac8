import type { ReactNode } from 'react';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { holdsCar, isLive } from '@nolo/domain/booking/booking-state.ts';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLateCancellation } from '../../../shared/bookings/use-late-cancellation.ts';
import { PlaceOnMap } from '../../../shared/map/place-on-map.tsx';
import { HowToFind } from '../../../shared/places/how-to-find.tsx';
import { DirectionsLink } from '../../../shared/places/directions-link.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CalendarIcon, ClockIcon, PinIcon } from '@nolo/ui/icons.tsx';
import { Section } from './section.tsx';

type Booking = { booking: ReservationDetail };

/** Where the car waits, how to get there, and until when what is possible. */
export function PickupPlace({ booking }: Booking) {
  const t = useTexts('booking');
  const { is_delivery, place, whereabouts } = booking.handover;
  const point = holdsCar(booking.status) ? booking.handover.point : null;
  return (
    <Section title={t(is_delivery ? 'delivery_title' : 'pickup_title')}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="flex min-w-0 gap-3">
          <PinIcon className="text-muted mt-0.5" />
          <span className="min-w-0 break-words">
            <span className="block font-semibold">{place}</span>
            <span className="text-muted block">
              {is_delivery ? t('handover_delivery') : whereabouts.address}
            </span>
          </span>
        </p>
        {point && <DirectionsLink to={point}>{t('directions')}</DirectionsLink>}
      </div>
      {point && <HowToFind place={whereabouts} />}
      {point && <PlaceOnMap point={point} className="rounded-control mt-4" />}
      <Deadlines booking={booking} />
    </Section>
  );
}

function Deadlines({ booking }: Booking) {
  const t = useTexts('booking');
  const language = useLanguage();
  const lateCancellation = useLateCancellation();
  if (!isLive(booking.status)) return null;
  const { cancellation, late_per_day, quote } = booking;
  const { reason, refund, commission_kept } = cancellation;
  const until = formatDeadline(cancellation.free_until, language);
  return (
    <ul className="border-line mt-4 flex flex-col gap-3 border-t pt-4 text-sm">
      {/* Also for whoever may only read, by the link of a mail. */}
      {reason !== 'not_allowed' && reason !== 'pickup_passed' && reason !== 'with_bank' && (
        <Item icon={<CalendarIcon className="text-muted" />}>
          {t(reason === 'free' ? 'deadline_free' : 'deadline_free_over', { date: until })}{' '}
          <span>
            {reason === 'free'
              ? lateCancellation('later', quote.total)
              : reason === 'commission_kept' &&
                lateCancellation('now', { payoutMinor: refund, grossMinor: commission_kept })}
          </span>
        </Item>
      )}
      <Item icon={<ClockIcon className="text-muted" />}>
        {late_per_day
          ? t('deadline_late', { amount: formatMoney(late_per_day, language, { short: true }) })
          : t('deadline_late_free')}
      </Item>
      <li className="text-muted">{t('times_note')}</li>
    </ul>
  );
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {icon}
      <span>{children}</span>
    </li>
  );
}

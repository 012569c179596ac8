import { bookingPhase } from '../../shared/bookings/booking-phase.ts';
import { RentalFacts } from '../../shared/bookings/rental-facts.tsx';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Picture } from '@nolo/ui/picture.tsx';
import type { Payment } from './load-payment.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

/** The booking beside what became of it: number, car, dates, places, amount. */
export function BookingSummary({ payment: { session, booking } }: { payment: Payment }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const amount = session?.amount_total ?? booking.quote.total;
  const phase = bookingPhase(booking);
  const isOn = phase === 'waiting' || phase === 'confirmed';
  return (
    <section
      aria-label={t('your_booking')}
      className="border-line bg-surface rounded-card shadow-card overflow-hidden border"
    >
      <Picture
        source={booking.car.picture}
        alt=""
        sizes="(min-width: 907px) 24rem, 100vw"
        isPriority
        className="bg-sunken aspect-[16/10] w-full object-cover"
      />
      <div className="flex flex-col gap-4 p-5">
        <div>
          <p className="text-xl font-bold">{bookedCarName(booking)}</p>
          <p className="text-muted text-sm">
            {unbrokenNumber(t('number', { number: booking.number }), booking.number)}&nbsp;·{' '}
            {booking.company.company_name}
          </p>
        </div>
        <RentalFacts booking={booking} />
        <div className="border-line flex items-baseline justify-between gap-4 border-t pt-4">
          <p className="font-semibold">{t('total')}</p>
          <p className="text-2xl font-bold tabular-nums">{formatMoney(amount, language)}</p>
        </div>
        {booking.quote.deposit > 0 && isOn && (
          <p className="text-muted -mt-2 text-sm">
            {t('deposit_beside', { amount: formatMoney(booking.quote.deposit, language, { short: true }) })}
          </p>
        )}
      </div>
    </section>
  );
}

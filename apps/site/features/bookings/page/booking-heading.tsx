import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { HoldCountdown } from '../../../shared/bookings/hold-countdown.tsx';
import { RentalFacts } from '../../../shared/bookings/rental-facts.tsx';
import { OrSimilar } from '../../../shared/cars/or-similar.tsx';
import { bookedCarName } from '../../../shared/bookings/booked-car-name.ts';
import { bookingPhase } from '../../../shared/bookings/booking-phase.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import { StatusMark } from '../status-icon.tsx';
import { stateText } from './state-text.ts';
import { unbrokenNumber } from '../../../shared/bookings/unbroken-number.tsx';

type Props = { booking: ReservationDetail; onHoldEnd: () => void; children: ReactNode };

/** Which car, when and where, and how the booking stands. */
export function BookingHeading({ booking, onHoldEnd, children }: Props) {
  const isOver = ['cancelled', 'lapsed'].includes(bookingPhase(booking));
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
        <div className="shrink-0 sm:w-2/5 sm:max-w-60">
          <Picture
            source={booking.car.picture}
            alt=""
            sizes="(min-width: 640px) 15rem, 100vw"
            isPriority
            className={`bg-sunken rounded-control aspect-[16/10] w-full object-cover ${isOver ? 'opacity-60 grayscale' : ''}`}
          />
        </div>
        <CarAndState booking={booking} />
      </div>
      {booking.expires_at && (
        <HoldCountdown expiresAt={booking.expires_at} timeZone={booking.time_zone} onEnd={onHoldEnd} />
      )}
      <RentalFacts booking={booking} />
      {children}
    </Card>
  );
}

function CarAndState({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const tPage = useTexts('booking');
  return (
    <div className="min-w-0 flex-1">
      <StatusMark booking={booking} />
      <h1 className="mt-2 text-2xl break-words sm:text-3xl">
        <Link to={paths.carDetail(language, booking.car)} className="hover:text-primary-text hover:underline">
          {bookedCarName(booking)}
        </Link>
      </h1>
      <p className="text-muted mt-1 text-sm">
        <OrSimilar isShown={booking.car.or_similar} />
        {unbrokenNumber(t('number', { number: booking.number }), booking.number)}&nbsp;·{' '}
        {booking.company.company_name}
      </p>
      {/* Not while another car is proposed: the company cannot hand over this one. */}
      {booking.replacement === null && <p className="mt-4">{stateText(booking, tPage, language)}</p>}
    </div>
  );
}

import { Link, useRevalidator } from 'react-router';
import type { ReservationDetail } from '../../../../contract/bookings.ts';
import { CancelDialog } from '../../../shared/bookings/cancel-dialog.tsx';
import { useCancellation } from '../../../shared/bookings/use-cancellation.ts';
import { QuoteLines } from '../../../shared/cars/quote-lines.tsx';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import { BookingActionList } from './booking-action-list.tsx';
import { BookingHeading } from './booking-heading.tsx';
import { Help } from './help.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { Preparation } from './preparation.tsx';
import { Refunds } from './refunds.tsx';
import { Section } from './section.tsx';
import { Timeline } from './timeline.tsx';

/** All there is to know of one booking, and what can be done with it now. */
export function BookingPage({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  const bookings = useTexts('bookings');
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const cancellation = useCancellation(reload);
  return (
    <div className="page-width py-6 sm:py-8">
      <Link
        to={paths.myBooking(useLanguage())}
        className="text-primary-text -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold hover:underline"
      >
        <ChevronLeftIcon />
        {bookings('title')}
      </Link>
      <div className="mt-2 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <BookingHeading booking={booking} onHoldEnd={reload}>
            <BookingActionList booking={booking} onCancel={() => cancellation.ask(booking)} />
          </BookingHeading>
          <PickupPlace booking={booking} />
          <Preparation booking={booking} />
          <Timeline booking={booking} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Section title={t('price_title')}>
            <QuoteLines quote={booking.quote} />
          </Section>
          <Refunds refunds={booking.refunds} />
          <Help booking={booking} />
        </div>
      </div>
      <CancelDialog cancellation={cancellation} />
    </div>
  );
}

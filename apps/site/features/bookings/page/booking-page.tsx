import { Link, useRevalidator } from 'react-router';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { CancelDialog } from '../../../shared/bookings/cancel-dialog.tsx';
import { useCancellation } from '../../../shared/bookings/use-cancellation.ts';
import { QuoteLines } from '../../../shared/cars/quote-lines.tsx';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronLeftIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { BookingActionList } from './booking-action-list.tsx';
import { BookingHeading } from './booking-heading.tsx';
import { Help } from './help.tsx';
import { Included } from './included.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { Preparation } from './preparation.tsx';
import { Refunds } from './refunds.tsx';
import { ReplacementChoice } from './replacement-choice.tsx';
import { Section } from './section.tsx';
import { Timeline } from './timeline.tsx';
import { WaitingChange } from './waiting-change.tsx';

type Props = {
  booking: ReservationDetail;
  /** Opened by a link: nobody is logged in, so nothing can be done. */
  isReadOnly?: boolean;
};

/** All there is to know of one booking, and what can be done with it now. */
export function BookingPage({ booking, isReadOnly = false }: Props) {
  const t = useTexts('booking');
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const cancellation = useCancellation(reload);
  useBackFromProvider(reload);
  return (
    <div className="page-width py-6 sm:py-8">
      {isReadOnly ? <ReadOnlyNotice booking={booking} /> : <BackToList />}
      <div className="mt-2 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          {!isReadOnly && booking.replacement && (
            <ReplacementChoice booking={booking} proposed={booking.replacement} onDecided={reload} />
          )}
          {!isReadOnly && booking.change.waiting && (
            <WaitingChange booking={booking} waiting={booking.change.waiting} onNews={reload} />
          )}
          <BookingHeading booking={booking} onHoldEnd={reload}>
            {!isReadOnly && (
              <BookingActionList booking={booking} onCancel={() => cancellation.ask(booking)} />
            )}
          </BookingHeading>
          <PickupPlace booking={booking} />
          <Preparation booking={booking} isReadOnly={isReadOnly} />
          <Included booking={booking} />
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

function BackToList() {
  const t = useTexts('bookings');
  return (
    <Link
      to={paths.myBooking(useLanguage())}
      className="text-primary-text -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold hover:underline"
    >
      <ChevronLeftIcon />
      {t('title')}
    </Link>
  );
}

function ReadOnlyNotice({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  const language = useLanguage();
  const redirect = paths.booking(language, booking.id);
  return (
    <div className="bg-sunken rounded-card mb-4 flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <p>{t('find_read_only')}</p>
      <LinkButton variant="secondary" to={paths.login(language, { redirect })}>
        {t('find_log_in')}
      </LinkButton>
    </div>
  );
}

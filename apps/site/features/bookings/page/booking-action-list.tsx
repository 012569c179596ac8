import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { isLive } from '@nolo/domain/booking/booking-state.ts';
import { PayNow } from '../../../shared/bookings/pay-now.tsx';
import { DownloadButton } from './download-button.tsx';
import { CallCompany } from '../call-company.tsx';
import { mayCancel } from '../may-cancel.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { CalendarIcon, DocumentIcon } from '@nolo/ui/icons.tsx';

type Props = { booking: ReservationDetail; onCancel: () => void };

/** What can be done with the booking now. A new action is one more child. */
export function BookingActionList({ booking, onCancel }: Props) {
  const t = useTexts('bookings');
  const tPage = useTexts('booking');
  const change = useTexts('change');
  const language = useLanguage();
  const actions = bookingActions(booking.status);
  return (
    <div className="border-line flex flex-wrap gap-2 border-t pt-5 empty:hidden">
      {booking.payment_url && <PayNow url={booking.payment_url} className="max-sm:flex-auto" />}
      {actions.callCompany && <CallCompany booking={booking} className="max-sm:flex-auto" />}
      {booking.timeline.some(({ kind }) => kind === 'paid') && <Receipt booking={booking} />}
      {isLive(booking.status) && <CalendarEntry booking={booking} />}
      {actions.viewIssues && (
        <LinkButton
          variant="secondary"
          to={paths.viewIssues(language, { reservation: booking.id })}
          className="max-sm:flex-auto"
        >
          {t('view_issues')}
        </LinkButton>
      )}
      {booking.cancellation.reason === 'pickup_passed' && (
        <LinkButton
          variant="secondary"
          to={paths.addIssues(language, { reservation: booking.id })}
          className="max-sm:flex-auto"
        >
          {tPage('report_no_car')}
        </LinkButton>
      )}
      {booking.change.ruling === 'allowed' && (
        <LinkButton
          variant="secondary"
          to={paths.changeBooking(language, booking.id)}
          className="max-sm:flex-auto"
        >
          {change('open')}
        </LinkButton>
      )}
      {mayCancel(booking) && (
        <Button variant="quiet" className="max-sm:flex-auto" onClick={onCancel}>
          {t('cancel_booking')}
        </Button>
      )}
    </div>
  );
}

function Receipt({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts('booking');
  return (
    <DownloadButton call="reservationReceipt" booking={booking} extension="pdf">
      <DocumentIcon />
      {t('receipt')}
    </DownloadButton>
  );
}

function CalendarEntry({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts('booking');
  return (
    <DownloadButton call="reservationCalendar" booking={booking} extension="ics">
      <CalendarIcon />
      {t('calendar')}
    </DownloadButton>
  );
}

import type { Reservation } from '@nolo/contract/bookings.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { PayNow } from '../../shared/bookings/pay-now.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { CallCompany } from './call-company.tsx';
import { mayCancel } from './may-cancel.ts';

type Props = { booking: Reservation; onCancel: (booking: Reservation) => void };

const wide = 'max-lg:flex-auto whitespace-nowrap';
const narrow = `px-3! ${wide}`;

/** What can be done with the booking from the list; the rest is on its page. */
export function BookingCardActions({ booking, onCancel }: Props) {
  const t = useTexts('bookings');
  const booked = useTexts('booking');
  const language = useLanguage();
  const actions = bookingActions(booking.status);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden lg:mt-auto lg:flex-col">
      {booking.payment_url && <PayNow url={booking.payment_url} className={wide} />}
      {booking.has_replacement && (
        <p className="bg-warning-soft text-warning rounded-control px-3 py-2 text-sm font-medium">
          {booked('replacement_waiting')}
        </p>
      )}
      <LinkButton
        to={paths.booking(language, booking.id)}
        variant={booking.payment_url ? 'secondary' : 'primary'}
        className={narrow}
      >
        {booked('open')}
      </LinkButton>
      {actions.callCompany && <CallCompany booking={booking} className={narrow} />}
      {actions.viewIssues && (
        <LinkButton
          variant="secondary"
          to={paths.viewIssues(language, { reservation: booking.id })}
          className={narrow}
        >
          {t('view_issues')}
        </LinkButton>
      )}
      {mayCancel(booking) && (
        <Button variant="quiet" className={narrow} onClick={() => onCancel(booking)}>
          {t('cancel_booking')}
        </Button>
      )}
    </div>
  );
}

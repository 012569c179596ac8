import { useState, type ReactNode } from 'react';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { can, isLive } from '@nolo/domain/booking/booking-state.ts';
import { PayNow } from '../../../shared/bookings/pay-now.tsx';
import { CallCompany } from '../call-company.tsx';
import { mayCancel } from '../may-cancel.ts';
import { paths } from '../../../app/paths.ts';
import { useSiteName } from '../../../theme/use-tenant.ts';
import { urlOf } from '../../../api/api-client.ts';
import { fetchOwnFile } from '../../../shared/session/own-file.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { CalendarIcon, DocumentIcon } from '@nolo/ui/icons.tsx';
import { fileNameOf } from '@nolo/domain/website/file-name.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';

type Props = { booking: ReservationDetail; onCancel: () => void };

/** What can be done with the booking now. A new action is one more child. */
export function BookingActionList({ booking, onCancel }: Props) {
  const t = useTexts('bookings');
  const change = useTexts('change');
  const extension = useTexts('extension');
  const inspections = useTexts('inspections');
  const language = useLanguage();
  const actions = bookingActions(booking.status);
  const wasPaid = booking.timeline.some(({ kind }) => kind === 'paid');
  return (
    <div className="border-line flex flex-wrap gap-2 border-t pt-5 empty:hidden">
      {booking.payment_url && <PayNow url={booking.payment_url} className="max-sm:flex-auto" />}
      {booking.extension.is_possible && (
        <LinkButton to={paths.extension(language, booking.id)} className="max-sm:flex-auto">
          {extension('open')}
        </LinkButton>
      )}
      {actions.callCompany && <CallCompany booking={booking} className="max-sm:flex-auto" />}
      {isLive(booking.status) && (
        <LinkButton
          variant={maySign(booking) ? 'primary' : 'secondary'}
          to={paths.agreement(language, booking.id)}
          className="max-sm:flex-auto"
        >
          {inspections(maySign(booking) ? 'agreement_open' : 'agreement_see')}
        </LinkButton>
      )}
      {wasPaid && <Receipt booking={booking} />}
      <Invoices booking={booking} />
      {(isLive(booking.status) || (booking.status === 'CANCELLED' && wasPaid)) && (
        <CalendarEntry booking={booking} />
      )}
      {actions.viewIssues && (
        <LinkButton
          variant="secondary"
          to={paths.viewIssues(language, { reservation: booking.id })}
          className="max-sm:flex-auto"
        >
          {t('view_issues')}
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

/** Nobody has signed it, and the car has not been handed over. */
function maySign({ status, timeline }: ReservationDetail): boolean {
  return can(status, 'check_in') && !timeline.some(({ kind }) => kind === 'signed');
}

function Receipt({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts('booking');
  return (
    <DownloadButton
      url={urlOf('reservationReceipt', { params: { id: booking.id } })}
      fileName={`${booking.number}.pdf`}
    >
      <DocumentIcon />
      {t('receipt')}
    </DownloadButton>
  );
}

/** The platform's, for the commission that it kept after late cancelling or a no-show. */
function Invoices({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts('booking');
  return booking.invoices.map(({ id: invoice, number, kind }) => (
    <DownloadButton
      key={invoice}
      url={urlOf('reservationInvoice', { params: { id: booking.id, invoice } })}
      fileName={`${booking.number}-${number.replace('/', '-')}.pdf`}
    >
      <DocumentIcon />
      {t(kind === 'TD04' ? 'credit_note' : 'invoice', { number })}
    </DownloadButton>
  ));
}

function CalendarEntry({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts('booking');
  return (
    <DownloadButton
      url={urlOf('reservationCalendar', { params: { id: booking.id } })}
      fileName={`${booking.number}.ics`}
    >
      <CalendarIcon />
      {t(booking.status === 'CANCELLED' ? 'calendar_remove' : 'calendar')}
    </DownloadButton>
  );
}

type DownloadProps = {
  url: string;
  /** After the website's name. */
  fileName: string;
  children: ReactNode;
};

/** A file that the server makes for its owner: a link could not send the token. */
function DownloadButton({ url, fileName, children }: DownloadProps) {
  const t = useTexts('booking');
  const site = useSiteName();
  const [isBusy, setIsBusy] = useState(false);
  const fetchIt = async () => {
    setIsBusy(true);
    try {
      await download(url, fileNameOf(site, fileName));
    } catch {
      toast.error(t('download_failed'));
    }
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" className="max-sm:flex-auto" isBusy={isBusy} onClick={() => void fetchIt()}>
      {children}
    </Button>
  );
}

/** Fetches the renter's file, in the page's language, and hands it to the browser's downloads. */
async function download(url: string, fileName: string): Promise<void> {
  const file = await fetchOwnFile(url, {
    headers: { 'Accept-Language': languageOfPath(location.pathname) },
  });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

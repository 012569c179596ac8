import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { bookingPhase } from '../../../shared/bookings/booking-phase.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CheckIcon, DocumentIcon, UserIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Section } from './section.tsx';

/** What the counter asks for: documents and drivers. Gone once the car is handed over. */
export function Preparation({ booking, isReadOnly }: { booking: ReservationDetail; isReadOnly: boolean }) {
  const t = useTexts('booking');
  const language = useLanguage();
  if (bookingPhase(booking) !== 'confirmed' || !can(booking.status, 'check_in')) return null;
  const status = booking.documents_status;
  const here = paths.booking(language, booking.id);
  return (
    <Section title={t('prepare_title')}>
      <div className="flex flex-col gap-4">
        <div className="flex gap-3">
          <DocumentsIcon status={status} />
          <div className="min-w-0">
            <p>{t(`documents_${status}`)}</p>
            {!isReadOnly && lacksDocuments(status) && (
              <LinkButton to={paths.myProfileDocument(language, { redirect: here })} className="mt-3">
                {t('documents_open')}
              </LinkButton>
            )}
          </div>
        </div>
        <Driver name={booking.driver} role={t('driver_main')} />
        {booking.additional_drivers.map(({ name }, index) => (
          <Driver key={`${index} ${name}`} name={name} role={t('driver_additional')} />
        ))}
      </div>
    </Section>
  );
}

function Driver({ name, role }: { name: string; role: string }) {
  return (
    <p className="flex gap-3">
      <UserIcon className="text-muted mt-0.5" />
      <span className="min-w-0 break-words">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted block text-sm">{role}</span>
      </span>
    </p>
  );
}

function DocumentsIcon({ status }: { status: ReservationDetail['documents_status'] }) {
  if (status === 'verified') return <CheckIcon className="text-success mt-0.5" />;
  if (lacksDocuments(status)) return <WarningIcon className="text-danger mt-0.5" />;
  return <DocumentIcon className="text-muted mt-0.5" />;
}

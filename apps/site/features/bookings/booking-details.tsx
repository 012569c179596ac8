import type { ReactNode } from 'react';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { formatDeadline } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ChevronDownIcon } from '@nolo/ui/icons.tsx';
import { PhoneLink } from '../../shared/bookings/phone-link.tsx';
import { QuoteLines } from '../../shared/cars/quote-lines.tsx';

/** The small print: how the price is made up, whose car it is, until when it can be cancelled for free. */
export function BookingDetails({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  return (
    <details className="group border-line border-t">
      <summary className="hover:bg-sunken flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold sm:px-5 [&::-webkit-details-marker]:hidden">
        {t('details')}
        <ChevronDownIcon className="text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-8 px-4 pt-2 pb-5 sm:px-5 md:grid-cols-2">
        <QuoteLines quote={booking.quote} />
        <Company booking={booking} />
      </div>
    </details>
  );
}

function Company({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const { company, cancellation } = booking;
  return (
    <dl className="flex flex-col gap-4 text-sm">
      <Fact name={t('company')}>
        <span className="font-semibold">{company.company_name}</span>
        <span className="block">{company.address}</span>
        {bookingActions(booking.status).callCompany && <PhoneLink number={company.phone} />}
      </Fact>
      {cancellation.reason === 'free' && (
        <Fact name={t('free_cancellation')}>
          {t('until', { date: formatDeadline(cancellation.free_until, language) })}
        </Fact>
      )}
      <Fact name={t('return_time')}>{t(booking.isSameTime ? 'same_time' : 'any_time')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

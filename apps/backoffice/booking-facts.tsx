import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingFacts as Booking } from '@nolo/contract/staff/booking-facts.ts';
import { mayStaff } from '@nolo/domain/account/roles.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { StatusBadge } from '@nolo/portal/status-badge.tsx';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { Fact, Facts } from './facts.tsx';
import { Amount } from './row-parts.tsx';
import { useStaff } from './staff.ts';

/** A booking, with whom to call about it; `children`: more facts of it. */
export function BookingFacts({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const bookings = useTexts('bookings');
  const portal = useTexts('portal');
  const language = useLanguage();
  const { roles } = useStaff();
  const { company, renter } = booking;
  return (
    <Facts>
      <Fact name={t('booking')}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          {booking.number} <StatusBadge status={booking.status} />
        </span>
      </Fact>
      <Fact name={backoffice('company')}>
        <span className="block font-semibold">
          {mayStaff(roles, 'support') ? (
            <Link to={`/companies/${company.id}`} className="hover:underline">
              {company.name}
            </Link>
          ) : (
            company.name
          )}
        </span>
        <PhoneLink number={company.phone} />
      </Fact>
      <Fact name={t('renter')}>
        <span className="block font-semibold">{renter?.name ?? portal('renter_deleted')}</span>
        {renter && (
          <>
            <PhoneLink number={renter.phone} />
            <a href={`mailto:${renter.email}`} className="text-primary-text block underline">
              {renter.email}
            </a>
          </>
        )}
      </Fact>
      <Fact name={t('car')}>{booking.car}</Fact>
      <Fact name={bookings('pickup')}>
        <span className="block tabular-nums">{formatDateTime(booking.pickup, language)}</span>
        {booking.pickup_location}
      </Fact>
      <Fact name={bookings('return')}>
        <span className="tabular-nums">{formatDateTime(booking.return, language)}</span>
      </Fact>
      <Fact name={bookings('total')}>
        <Amount minor={booking.total} />
      </Fact>
      {children}
    </Facts>
  );
}

import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { followToken } from '../../shared/session/follow-token.ts';
import { useIsLoggedIn } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CalendarIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import type { IssuesData } from './load-issues.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

export type BookingIssues = Extract<IssuesData, { kind: 'booking' }>;
type Props = {
  data: IssuesData;
  /** The page for one of the bookings to choose from. */
  addressOf: (reservation: string) => string;
  children: (data: BookingIssues) => ReactNode;
};

/** Who is not logged in, and which booking it is about, comes before an issues page itself. */
export function IssuesGate({ data, addressOf, children }: Props) {
  const t = useTexts('issues');
  const language = useLanguage();
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => (isLoggedIn ? followToken() : undefined), [isLoggedIn]);
  if (data.kind === 'guest' || !isLoggedIn) return <Guest />;
  if (data.kind === 'booking') return children(data);
  if (data.kind === 'choose' && data.bookings.length > 0) {
    return <Choose bookings={data.bookings} addressOf={addressOf} />;
  }
  const none =
    data.kind === 'choose'
      ? { title: t('choose_none_title'), text: t('choose_none'), Icon: CalendarIcon }
      : {};
  return (
    <EmptyState {...none}>
      <LinkButton to={paths.myBooking(language)}>{t('to_bookings')}</LinkButton>
    </EmptyState>
  );
}

function Guest() {
  const t = useTexts('issues');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('guest_title')} text={t('guest_text')}>
      <LinkButton to={paths.login(language, { redirect: pathname + search })}>{t('log_in')}</LinkButton>
    </EmptyState>
  );
}

function Choose({ bookings, addressOf }: { bookings: Reservation[]; addressOf: Props['addressOf'] }) {
  const t = useTexts('issues');
  return (
    <section aria-labelledby="choose-title">
      <h2 id="choose-title" className="text-xl">
        {t('choose_title')}
      </h2>
      <ul className="divide-line border-line mt-4 divide-y border-y">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Link
              to={addressOf(booking.id)}
              className="hover:bg-sunken flex min-h-16 items-center justify-between gap-4 py-3"
            >
              <span>
                <span className="block font-semibold">
                  {unbrokenNumber(
                    t('booking', { car: bookedCarName(booking), number: booking.number }),
                    booking.number,
                  )}
                </span>
                <span className="text-muted block text-sm">
                  {formatDate(booking.start_date)} – {formatDate(booking.end_date)}
                </span>
              </span>
              <ChevronRightIcon className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

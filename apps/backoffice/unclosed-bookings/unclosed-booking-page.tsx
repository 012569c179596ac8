import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { BookingFacts } from '../booking-facts.tsx';
import { When } from '../row-parts.tsx';
import { CloseBooking } from './close-booking.tsx';

export const loadUnclosedBooking = ({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('staffUnclosedBooking', { params: { id } }, { signal });

/** A booking that its company has left open, whom to call about it, and closing it. */
export function UnclosedBookingPage() {
  const t = useTexts('work');
  const unclosed = useLoaderData<typeof loadUnclosedBooking>();
  const title = t('unclosed_booking', { number: unclosed.booking.number });
  return (
    <>
      <title>{title}</title>
      <BackLink to="/unclosed-bookings">{t('unclosed_title')}</BackLink>
      <h1 className="mt-1 text-2xl">{title}</h1>
      <p className="text-muted">
        {t('overdue_since')} <When at={unclosed.since} />
      </p>
      <div className="mt-6 grid items-start gap-4 desk:grid-cols-2">
        <Card>
          <BookingFacts booking={unclosed.booking} />
        </Card>
        <CloseBooking unclosed={unclosed} />
      </div>
    </>
  );
}

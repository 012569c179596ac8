import type { Route } from './+types/booking';
import { browserApi } from '../api/browser-api.ts';
import { orNotFound } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { BookingPage } from '../features/bookings/page/booking-page.tsx';
import { BookingPageSkeleton } from '../features/bookings/page/booking-page-skeleton.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = {
  namespaces: ['booking', 'bookings', 'change', 'extension', 'inclusions', 'inspections', 'invoice', 'price'],
};

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const call = browserApi.call('reservation', { params: { id: params.bookingId } }, { isQuiet: true });
  return (await orNotFound(call)).reservation;
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <BookingPageSkeleton />
    </>
  );
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const t = useTexts('booking');
  return (
    <>
      <PageMeta isPrivate title={t('title', { number: loaderData.number })} />
      <BookingPage booking={loaderData} />
    </>
  );
}

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/change-booking';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { ChangePage } from '../features/bookings/change/change-page.tsx';
import { loadChange } from '../features/bookings/change/load-change.ts';
import { BookingPageSkeleton } from '../features/bookings/page/booking-page-skeleton.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = {
  namespaces: ['change', 'booking', 'bookings', 'checkout', 'inclusions', 'price', 'rental', 'search'],
};

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadChange(params.bookingId);
}

/** What is chosen stands in the address: another choice asks for nothing anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <BookingPageSkeleton />
    </>
  );
}

export default function ChangeBooking({ loaderData }: Route.ComponentProps) {
  const t = useTexts('change');
  return (
    <>
      <PageMeta isPrivate title={t('title')} />
      <ChangePage data={loaderData} />
    </>
  );
}

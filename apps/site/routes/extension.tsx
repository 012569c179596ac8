import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/extension';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { ExtensionPage } from '../features/bookings/extension/extension-page.tsx';
import { loadExtension } from '../features/bookings/extension/load-extension.ts';
import { BookingPageSkeleton } from '../features/bookings/page/booking-page-skeleton.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = {
  namespaces: ['bookings', 'change', 'checkout', 'extension', 'price', 'rental', 'search'],
};

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadExtension(params.bookingId);
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

export default function Extension({ loaderData }: Route.ComponentProps) {
  const t = useTexts('extension');
  return (
    <>
      <PageMeta isPrivate title={t('title')} />
      <ExtensionPage data={loaderData} />
    </>
  );
}

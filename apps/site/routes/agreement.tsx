import type { Route } from './+types/agreement';
import { browserApi } from '../api/browser-api.ts';
import { orNotFound } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { AgreementPage } from '../features/bookings/agreement/agreement-page.tsx';
import { BookingPageSkeleton } from '../features/bookings/page/booking-page-skeleton.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['inspections'] };

export async function clientLoader({ params: { bookingId: id } }: Route.ClientLoaderArgs) {
  return orNotFound(browserApi.call('reservationAgreement', { params: { id } }, { isQuiet: true }));
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <BookingPageSkeleton />
    </>
  );
}

export default function AgreementRoute({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('inspections');
  return (
    <>
      <PageMeta isPrivate title={t('agreement')} />
      <AgreementPage bookingId={params.bookingId} agreement={loaderData.agreement} />
    </>
  );
}

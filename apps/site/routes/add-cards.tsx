import { Skeleton } from '@nolo/ui/skeleton.tsx';
import type { Route } from './+types/add-cards';
import { browserApi } from '../api/browser-api.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { CardsPage } from '../features/cards/cards-page.tsx';

export const handle: PageHandle = { namespaces: ['cards'] };

export function clientLoader() {
  return browserApi.call('paymentMethods', undefined, { isQuiet: true });
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <CardsSkeleton />
    </>
  );
}

export default function AddCards({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <CardsPage wallet={loaderData} />
    </>
  );
}

function CardsSkeleton() {
  return (
    <div className="page-width flex flex-col gap-6 py-8 sm:py-10" aria-hidden="true">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-24 max-w-3xl" />
      <Skeleton className="h-24 max-w-3xl" />
    </div>
  );
}

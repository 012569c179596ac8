import type { Route } from './+types/add-cards';
import { browserApi } from '../api/browser-api.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { CardsPage } from '../features/cards/cards-page.tsx';
import { CardsSkeleton } from '../features/cards/cards-skeleton.tsx';

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

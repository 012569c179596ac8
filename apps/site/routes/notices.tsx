import type { Route } from './+types/notices';
import { browserApi } from '../api/browser-api.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { NoticesPage } from '../features/notices/notices-page.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';

export const handle: PageHandle = { namespaces: ['notices'] };

export function clientLoader() {
  return browserApi.call('notices', undefined, { isQuiet: true });
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <div className="page-width flex flex-col gap-6 py-8 sm:py-10" aria-hidden="true">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-64 max-w-3xl" />
      </div>
    </>
  );
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <NoticesPage notices={loaderData.notices} />
    </>
  );
}

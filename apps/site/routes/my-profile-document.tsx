import { Skeleton } from '@nolo/ui/skeleton.tsx';
import type { Route } from './+types/my-profile-document';
import { browserApi } from '../api/browser-api.ts';
import { PasswordSection } from '../features/account/security/password-section.tsx';
import { ProfileDocuments } from '../features/documents/profile-documents.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';

export const handle: PageHandle = {
  namespaces: ['documents', 'account', 'security', 'login', 'validation', 'vat'],
};

export function clientLoader() {
  return browserApi.call('customerProfile', undefined, { isQuiet: true });
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <ProfileSkeleton />
    </>
  );
}

export default function MyProfileDocument({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <ProfileDocuments initial={loaderData}>
        <PasswordSection />
      </ProfileDocuments>
    </>
  );
}

/** The page's outline while the profile is on its way. */
function ProfileSkeleton() {
  return (
    <div className="page-width py-8 sm:py-10" aria-hidden="true">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton className="mt-6 h-24" />
      <div className="desk:grid-cols-[15rem_minmax(0,1fr)] mt-6 grid gap-6 lg:gap-10">
        <Skeleton className="desk:h-56 h-40" />
        <Skeleton className="h-144" />
      </div>
    </div>
  );
}

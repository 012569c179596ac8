import type { Route } from './+types/my-profile-document';
import { browserApi } from '../api/browser-api.ts';
import { PasswordSection } from '../features/account/security/password-section.tsx';
import { ProfileDocuments } from '../features/documents/profile-documents.tsx';
import { ProfileSkeleton } from '../features/documents/profile-skeleton.tsx';
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

import type { Route } from './+types/account-security';
import { browserApi } from '../api/browser-api.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { SecurityPage } from '../features/account/security/security-page.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Skeleton } from '@nolo/ui/skeleton.tsx';

export const handle: PageHandle = { namespaces: ['security', 'login', 'validation'] };

export async function clientLoader() {
  const [{ sessions }, { passkeys }, { consents }] = await Promise.all([
    browserApi.call('sessions', undefined, { isQuiet: true }),
    browserApi.call('passkeys', undefined, { isQuiet: true }),
    browserApi.call('consents', undefined, { isQuiet: true }),
  ]);
  return { sessions, passkeys, consents };
}

export function HydrateFallback() {
  const t = useTexts('common');
  return (
    <>
      <PageMeta isPrivate />
      <div className="page-width flex flex-col gap-6 py-10" aria-label={t('loading')}>
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-96 max-w-3xl" />
        <Skeleton className="h-64 max-w-3xl" />
      </div>
    </>
  );
}

export default function AccountSecurity({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <SecurityPage {...loaderData} />
    </>
  );
}

import type { Route } from './+types/legal';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { LegalPage } from '../features/content/legal-page.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content'] };

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(websiteContext).operator.email };
}

export default function Legal({ loaderData: { email } }: Route.ComponentProps) {
  const t = useTexts('content');
  return (
    <>
      <PageMeta title={t('legal_title')} description={t('legal_description')} />
      <meta name="keywords" content={t('legal_keywords')} />
      <LegalPage email={email} />
    </>
  );
}

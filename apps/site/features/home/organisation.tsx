import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { loader } from '../../root.tsx';
import { organisationData, websiteData } from '../../shared/structured/organisation-data.ts';
import { StructuredData } from '../../shared/structured/structured-data.tsx';

/** Whose website this is, as search engines read it. */
export function Organisation() {
  const root = useRouteLoaderData<typeof loader>('root');
  const language = useLanguage();
  return root ? (
    <>
      <StructuredData data={import.meta.env.SSR && organisationData(root.website, root.origin)} />
      <StructuredData data={import.meta.env.SSR && websiteData(root.website, root.origin, language)} />
    </>
  ) : null;
}

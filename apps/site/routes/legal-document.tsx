import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { legalDocuments, type LegalDocumentKey } from '@nolo/content/legal-documents.ts';
import { loadLegalDocument } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { formatLongDate } from '@nolo/i18n/format.ts';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { pagePatterns } from '../app/page-patterns.ts';
import { LegalDocumentPage } from '../features/content/legal-document-page.tsx';
import { useLanguage } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content'] };

const documents: Record<string, LegalDocumentKey> = {
  [pagePatterns.terms]: 'terms',
  [pagePatterns.privacyPolicy]: 'privacy',
  [pagePatterns.cookiePolicy]: 'cookies',
  [pagePatterns.businessTerms]: 'business-terms',
};

/** One module for the four legal texts: the path says which. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const key = documents[pathname.split('/')[2]?.replace(/\.data$/, '') ?? ''] ?? 'terms';
  const website = context.get(websiteContext);
  const entity = { ...website.operator, site: website.name };
  const document = await loadLegalDocument(key, languageOfPath(pathname), entity);
  return { document, ...legalDocuments[key] };
}

export default function LegalText() {
  const { document, version, date } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <PageMeta title={document.meta.title} description={document.meta.description} />
      <LegalDocumentPage document={document} version={version} date={formatLongDate(date, language)} />
    </>
  );
}

import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { legalDocuments, type LegalDocumentKey } from '@nolo/content/legal-documents.ts';
import { loadLegalDocument } from '@nolo/content/load-content.ts';
import { languageOfPath, type Language } from '@nolo/i18n/language.ts';
import { formatLongDate } from '@nolo/i18n/format.ts';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { pagePatterns } from '../app/page-patterns.ts';
import { Blocks } from '../shared/content/blocks.tsx';
import { PageOpening } from '../shared/content/page-opening.tsx';
import { anchorOf, Sections } from '../shared/content/sections.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import type { LegalDocument } from '@nolo/content/schema/legal-document.ts';

export const handle: PageHandle = { namespaces: ['content'] };

const documents: Record<string, LegalDocumentKey> = {
  [pagePatterns.terms]: 'terms',
  [pagePatterns.privacyPolicy]: 'privacy',
  [pagePatterns.cookiePolicy]: 'cookies',
  [pagePatterns.businessTerms]: 'business-terms',
};

/** The business terms are for Italian companies (docs/specification/pages.md 9). */
const fallbackOf = (key: LegalDocumentKey): Language => (key === 'business-terms' ? 'it' : 'en');

/** One module for the four legal texts: the path says which. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const key = documents[pathname.split('/')[2]?.replace(/\.data$/, '') ?? ''] ?? 'terms';
  const website = context.get(websiteContext);
  const entity = { ...website.operator, site: website.name };
  const document = await loadLegalDocument(key, languageOfPath(pathname), entity);
  return { document, ...legalDocuments[key], fallback: fallbackOf(key) };
}

export default function LegalText() {
  const { document, version, date, fallback } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <PageMeta title={document.meta.title} description={document.meta.description} fallback={fallback} />
      <LegalDocumentPage document={document} version={version} date={formatLongDate(date, language)} />
    </>
  );
}

type Props = { document: LegalDocument; version: string; /** In the reader's words. */ date: string };

/** A legal text: what it is about, from when, its table of contents, and every article. */
function LegalDocumentPage({ document, version, date }: Props) {
  const t = useTexts('content');
  return (
    <>
      <PageOpening title={document.title} description={document.description} />
      <div className="page-width desk:grid-cols-[16rem_minmax(0,1fr)] grid gap-10 py-12">
        <nav
          aria-label={t('contents')}
          className="desk:sticky desk:top-20 desk:max-h-[calc(100dvh-6rem)] self-start overflow-y-auto"
        >
          <details open className="group">
            <summary className="min-h-6 cursor-pointer font-semibold">{t('contents')}</summary>
            <ol className="text-muted mt-2 flex flex-col text-sm">
              {document.articles.map(({ heading }) => (
                <li key={heading}>
                  <a
                    href={`#${anchorOf(heading)}`}
                    className="inline-flex min-h-8 items-center hover:underline"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="flex min-w-0 flex-col gap-8">
          <p className="text-muted text-sm">{t('version', { version, date })}</p>
          <div className="max-w-prose">
            <Blocks blocks={document.introduction} />
          </div>
          <Sections sections={document.articles} />
        </div>
      </div>
    </>
  );
}

import type { LegalDocument } from '@nolo/content/schema/legal-document.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Blocks } from '../../shared/content/blocks.tsx';
import { PageOpening } from '../../shared/content/page-opening.tsx';
import { anchorOf, Sections } from '../../shared/content/sections.tsx';

type Props = { document: LegalDocument; version: string; /** In the reader's words. */ date: string };

/** A legal text: what it is about, from when, its table of contents, and every article. */
export function LegalDocumentPage({ document, version, date }: Props) {
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

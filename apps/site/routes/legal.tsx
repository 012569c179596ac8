import { Link } from 'react-router';
import type { Route } from './+types/legal';
import { websiteContext } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { paths } from '../app/paths.ts';
import { useTexts, useLanguage } from '@nolo/i18n/use-texts.ts';

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

const documents = [
  { key: 'privacy', to: paths.privacyPolicy },
  { key: 'cookies', to: paths.cookiePolicy },
  { key: 'terms', to: paths.terms },
] as const;

/** 'Legal': a banner and the three policies, each with whom to write to (docs/specification/pages.md 9). */
function LegalPage({ email }: { email: string }) {
  const t = useTexts('content');
  const language = useLanguage();
  return (
    <>
      <div className="bg-inverse text-on-inverse grid h-[300px] place-items-center">
        <h1 className="text-4xl sm:text-5xl">{t('legal_title')}</h1>
      </div>
      <div className="page-width grid gap-6 py-12 md:grid-cols-3">
        {documents.map(({ key, to }) => (
          <section key={key} className="border-line bg-surface rounded-card flex flex-col gap-3 border p-6">
            <h2 className="text-xl">{t(`legal_${key}`)}</h2>
            <p className="text-muted flex-1">{t(`legal_${key}_text`)}</p>
            <Link
              to={to(language)}
              className="text-primary-text inline-flex min-h-6 items-center font-semibold underline"
            >
              {t('legal_read', { document: t(`legal_${key}`) })}
            </Link>
            <p className="text-sm">
              {t('legal_write')}{' '}
              <a href={`mailto:${email}`} className="text-primary-text underline">
                {email}
              </a>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

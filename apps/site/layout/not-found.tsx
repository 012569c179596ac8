import { lazy } from 'react';
import { paths } from '../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';

/** Every page carries this view, few show it. */
const LostRoadPicture = lazy(() => import('./lost-road-picture.tsx'));

/** The Page Not Found view, in place of any page. `origin`: of the main site, where this address has none of its own. */
export function NotFound({ origin = '' }: { origin?: string | undefined }) {
  const t = useTexts('common');
  const lang = useLanguage();
  return (
    <div className="page-width flex flex-1 flex-col items-center justify-center gap-3 py-16 text-center">
      <title>{t('not_found_title')}</title>
      <meta name="robots" content="noindex" />
      <LazyPart fallback={<div className="aspect-2/1 w-full max-w-80" />} failed={null}>
        <LostRoadPicture />
      </LazyPart>
      <h1 className="mt-4 text-3xl">{t('not_found_title')}</h1>
      <p className="text-muted max-w-md">{t('not_found_text')}</p>
      <LinkButton to={origin + paths.home(lang)} className="mt-4">
        {t('not_found_action')}
      </LinkButton>
    </div>
  );
}

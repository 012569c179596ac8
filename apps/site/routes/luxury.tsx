import { data, redirect } from 'react-router';
import type { Route } from './+types/luxury';
import { luxuryKeys, luxurySlugs } from '@nolo/content/luxury.ts';
import { loadLuxury } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { apiOf } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { inLanguage, paths } from '../app/paths.ts';
import { OccasionPage } from '../features/content/occasion-page.tsx';
import { Breadcrumbs } from '../features/content/breadcrumbs.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { luxuryList } from '../shared/cars/luxury-list.ts';

export const handle: PageHandle = { namespaces: ['content', 'search', 'home'] };

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const own = inLanguage(url.pathname, language);
  if (own !== url.pathname) throw redirect(own + url.search, 301);
  const key = luxuryKeys.find((one) => luxurySlugs[one][language] === params.eventName);
  if (!key) throw data(null, { status: 404 });
  const api = apiOf(context);
  const [content, home, { carTypes }] = await Promise.all([
    loadLuxury(key, language),
    api.call('websiteHome'),
    api.call('carTypes'),
  ]);
  return { key, content, cars: home[key], listHref: luxuryList(language, key, carTypes) };
}

export default function Luxury({ loaderData: { key, content, cars, listHref } }: Route.ComponentProps) {
  const t = useTexts('home');
  const common = useTexts('common');
  const language = useLanguage();
  return (
    <>
      <PageMeta title={content.meta.title} description={content.meta.description} />
      <OccasionPage
        content={content}
        cars={cars}
        listHref={listHref}
        breadcrumbs={
          <Breadcrumbs steps={[{ name: common('title_home'), to: paths.home(language) }]} here={t(key)} />
        }
      />
    </>
  );
}

import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { cities, cityBySlug } from '@nolo/content/cities.ts';
import { loadCity } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { apiOf } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { inLanguage, paths, sharePictures } from '../app/paths.ts';
import { CityPage } from '../features/content/city-page.tsx';
import { loadCars } from '../features/content/load-cars.ts';
import { PlaceIndex } from '../features/content/place-index.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content', 'search'] };

/** The three paths of a city lead to the one of the page's language; without a city, to the list of cities. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const language = languageOfPath(pathname);
  const own = inLanguage(pathname, language);
  if (own !== pathname) throw redirect(own + search, 301);
  const slug = params['city'];
  if (slug === undefined) return null;
  const city = cityBySlug(slug);
  if (!city) throw data(null, { status: 404 });
  const api = apiOf(context);
  const [content, cars, home] = await Promise.all([
    loadCity(slug, language),
    loadCars(api, { near: city }),
    api.call('websiteHome'),
  ]);
  return { city, content, cars, picture: home.cities.find((one) => one.slug === slug)?.picture };
}

export default function CityRoute() {
  const found = useLoaderData<typeof loader>();
  const language = useLanguage();
  if (found === null) return <CityList />;
  const { city, content, picture } = found;
  return (
    <>
      <PageMeta
        title={content.meta.title}
        description={content.meta.description}
        image={picture && sharePictures.city(language, city.slug)}
      />
      <CityPage {...found} />
    </>
  );
}

function CityList() {
  const t = useTexts('content');
  const language = useLanguage();
  const places = cities.map(({ slug, names }) => ({ name: names[language], to: paths.city(language, slug) }));
  return (
    <>
      <PageMeta title={t('cities_title')} description={t('cities_text')} />
      <PlaceIndex title={t('cities_title')} description={t('cities_text')} places={places} />
    </>
  );
}

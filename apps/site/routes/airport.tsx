import { data } from 'react-router';
import type { Route } from './+types/airport';
import { airportBySlug, airports } from '@nolo/content/airports.ts';
import { loadAirport } from '@nolo/content/load-content.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { apiOf } from '../api/request-context.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { paths } from '../app/paths.ts';
import { AirportPage } from '../features/content/airport-page.tsx';
import { loadCars } from '../features/content/load-cars.ts';
import { PlaceIndex } from '../features/content/place-index.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content', 'search'] };

export async function loader({ url, context, params }: Route.LoaderArgs) {
  if (params.airport === undefined) return null;
  const airport = airportBySlug(params.airport);
  if (!airport) throw data(null, { status: 404 });
  const [content, cars] = await Promise.all([
    loadAirport(airport.slug, languageOfPath(url.pathname)),
    loadCars(apiOf(context), { near: airport }),
  ]);
  return { airport, content, cars };
}

export default function AirportRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData === null) return <AirportList />;
  return (
    <>
      <PageMeta title={loaderData.content.meta.title} description={loaderData.content.meta.description} />
      <AirportPage {...loaderData} />
    </>
  );
}

function AirportList() {
  const t = useTexts('content');
  const language = useLanguage();
  const places = airports.map(({ slug, iata, names }) => ({
    name: `${names[language]} (${iata})`,
    to: paths.airport(language, slug),
  }));
  return (
    <>
      <PageMeta title={t('airports_title')} description={t('airports_text')} />
      <PlaceIndex title={t('airports_title')} description={t('airports_text')} places={places} />
    </>
  );
}

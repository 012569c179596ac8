import { data } from 'react-router';
import type { Route } from './+types/cars-sitemap';
import { apiOf } from '../api/request-context.ts';
import type { ApiClient } from '../api/api-client.ts';
import { paths } from '../app/paths.ts';
import { streamedSitemap, type SitemapPage } from '../app/sitemap-xml.ts';

async function* carPages(api: ApiClient, part: number): AsyncGenerator<SitemapPage[]> {
  for (let after: number | null = 0; after !== null;) {
    const { cars, next }: { cars: { id: number; slug: string; changed_on: string }[]; next: number | null } =
      await api.call('sitemapCars', { params: { part }, query: { after } });
    yield cars.map((car) => ({
      path: (language) => paths.carDetail(language, car),
      changedOn: car.changed_on,
    }));
    after = next;
  }
}

/** The cars of one part; a part without cars, or one that cannot be, is not there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [, digits] = /^([1-9]\d{0,5})\.xml$/.exec(params.file) ?? [];
  const api = apiOf(context);
  const { parts } = await api.call('sitemapParts');
  const part = parts.find((one) => String(one.part) === digits);
  if (!part) throw data(null, { status: 404 });
  return streamedSitemap(url.origin, carPages(api, part.part));
}

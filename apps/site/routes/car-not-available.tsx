import type { Route } from './+types/car-not-available';
import { readTimesQuery, timesQuery } from '@nolo/domain/rental/rental-request.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { apiOf, nowOf } from '../api/request-context.ts';
import { loadSimilarCars, type SimilarCars } from '../features/car/load-similar-cars.ts';
import { NotAvailablePage } from '../features/car/not-available-page.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { nowInItaly } from '../shared/rental/rental-dates.ts';

export const handle: PageHandle = { namespaces: ['car', 'search'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const times = readTimesQuery(url.searchParams);
  const [id, slug] = [url.searchParams.get('carId') ?? '', url.searchParams.get('slug') ?? ''];
  const now = nowInItaly(nowOf(context));
  const similar: SimilarCars = { cars: [], areFree: false };
  if (!/^[1-9]\d{0,8}$/.test(id) || !slug) return { now, car: null, times, similar };
  const api = apiOf(context);
  const car = await api
    .call('car', { params: { slug, id }, query: timesQuery(times) })
    .then((found) => found.car)
    .catch((error: unknown) => {
      if (isApiError(error) && error.status < 500) return null;
      throw error;
    });
  if (!car) return { now, car, times, similar };
  return { now, car, times, similar: await loadSimilarCars(api, car, times) };
}

export default function CarNotAvailable({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <NotAvailablePage {...loaderData} />
    </>
  );
}

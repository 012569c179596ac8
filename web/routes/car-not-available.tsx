import type { Route } from './+types/car-not-available';
import { isApiError } from '../api/api-error.ts';
import { apiOf } from '../api/request-context.ts';
import { NotAvailablePage } from '../features/car/not-available-page.tsx';
import { readRequest } from '../features/car/rental-request.ts';
import type { PageHandle } from '../page-handle.ts';
import { PageMeta } from '../page-meta.tsx';

export const handle: PageHandle = { namespaces: ['car', 'search'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { dates, isSameTime } = readRequest(url.searchParams);
  const [id, slug] = [url.searchParams.get('carId') ?? '', url.searchParams.get('slug') ?? ''];
  if (!/^[1-9]\d{0,8}$/.test(id) || !slug) return { car: null, dates, isSameTime };
  const car = await apiOf(context)
    .call('car', { params: { slug, id }, query: { start_date: dates?.start, end_date: dates?.end } })
    .then((found) => found.car)
    .catch((error: unknown) => {
      if (isApiError(error) && error.status < 500) return null;
      throw error;
    });
  return { car, dates, isSameTime };
}

export default function CarNotAvailable({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <NotAvailablePage {...loaderData} />
    </>
  );
}

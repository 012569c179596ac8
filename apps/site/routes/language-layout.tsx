import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/language-layout';
import { apiOf, nowOf } from '../api/request-context.ts';
import { isNotThere } from '../app/page-status.ts';
import type { LayoutData } from '../app/use-layout-data.ts';
import { ApplicationError } from '../layout/application-error.tsx';
import { Layout } from '../layout/layout.tsx';
import { nowInItaly } from '../shared/rental/rental-dates.ts';
import { NotFound } from '../layout/not-found.tsx';

/** Makers and types for the footer. */
export async function loader({ context }: Route.LoaderArgs): Promise<LayoutData> {
  const api = apiOf(context);
  const [{ carMakes }, { carTypes }] = await Promise.all([
    api.call('carMakes', { query: {} }),
    api.call('carTypes'),
  ]);
  // The year comes along so that server and browser cannot disagree about it at midnight.
  return { carMakes, carTypes, year: nowInItaly(nowOf(context)).slice(0, 4) };
}

/** Only another language changes what the layout shows. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams['lang'] !== nextParams['lang'];
}

export default function LanguageLayout() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && isNotThere(error.status);
  return <Layout>{isUnknown ? <NotFound /> : <ApplicationError error={error} />}</Layout>;
}

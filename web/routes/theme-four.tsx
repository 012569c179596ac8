import { data, Outlet } from 'react-router';
import type { Route } from './+types/theme-four';
import { themeOf } from '../api/request-context.ts';
import { hasPage } from '../app/theme-four-only.ts';

/** Pages of theme four: on any other website Page Not Found, inside its header and footer. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (!hasPage(themeOf(context), url.pathname)) throw data(null, { status: 404 });
  return null;
}

export default function ThemeFour() {
  return <Outlet />;
}

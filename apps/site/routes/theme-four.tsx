import { data, Outlet } from 'react-router';
import type { Route } from './+types/theme-four';
import { themeOf } from '../api/request-context.ts';

/** Pages of theme four: on any other website Page Not Found, inside its header and footer. */
export function loader({ context }: Route.LoaderArgs) {
  if (themeOf(context) !== 4) throw data(null, { status: 404 });
  return null;
}

export default function ThemeFour() {
  return <Outlet />;
}

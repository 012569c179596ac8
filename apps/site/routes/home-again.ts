import { data, redirect } from 'react-router';
import type { Route } from './+types/home-again';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { themeOf } from '../api/request-context.ts';
import { paths } from '../app/paths.ts';

/** `/{lang}/home` of theme four (docs/specification/pages.md 2): one page has one address. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (themeOf(context) !== 4) throw data(null, { status: 404 });
  return redirect(paths.home(languageOfPath(url.pathname)), 301);
}

/** Never seen where it leads on; elsewhere it makes this a page, so that Page Not Found is one. */
export default function HomeAgain() {
  return null;
}

import { redirect } from 'react-router';
import type { Route } from './+types/home-again';
import { languageOfPath } from '../../locales/language.ts';
import { paths } from '../app/paths.ts';

/** `/{lang}/home` of theme four (customer-application.md 2): one page has one address. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(paths.home(languageOfPath(url.pathname)), 301);
}

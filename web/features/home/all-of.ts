import { luxuryKeys } from '../../../content/luxury.ts';
import type { Theme } from '../../../domain/website/theme.ts';
import type { Language } from '../../../locales/language.ts';
import { paths } from '../../app/paths.ts';
import { hasPage } from '../../app/theme-four-only.ts';
import type { CarPart } from './arrangements.ts';

/** Where all the cars are of which a row shows some: the row's own page, or the list in the row's order. */
export function allOf(theme: Theme, language: Language, part: CarPart): string {
  const key = luxuryKeys.find((one) => one === part);
  const own = key && paths.luxury(language, key);
  if (own && hasPage(theme, own)) return own;
  if (part === 'cheapest') return paths.carList(language, { sort: 'cheap' });
  if (part === 'newest') return paths.carList(language, { sort: 'desc' });
  return paths.carList(language);
}

import { luxuryKeys } from '../../../content/luxury.ts';
import type { Language } from '../../../locales/language.ts';
import { paths } from '../../app/paths.ts';
import type { CarPart } from './arrangements.ts';

/** Where all the cars are of which a row shows some: the list in the row's order, or the row's own page. */
export function allOf(language: Language, part: CarPart): string {
  const key = luxuryKeys.find((one) => one === part);
  if (key) return paths.luxury(language, key);
  if (part === 'cheapest') return paths.carList(language, { sort: 'cheap' });
  if (part === 'newest') return paths.carList(language, { sort: 'desc' });
  return paths.carList(language);
}

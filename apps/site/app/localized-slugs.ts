import { eventKeys, eventSlugs } from '@nolo/content/events.ts';
import { luxuryKeys, luxurySlugs } from '@nolo/content/luxury.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';

/** What stands before a city's slug (docs/specification/pages.md 2: the city path has Italian and French variants). */
export const cityBase: Record<Language, string> = {
  en: 'rent-a-car/city',
  it: 'noleggio-auto/citta',
  fr: 'location-de-voiture/ville',
};
export const eventBase = 'rent-a-car/event';
export const luxuryBase = 'luxury';

type Named = readonly Record<Language, string>[];

const events: Named = eventKeys.map((key) => eventSlugs[key]);
const luxuries: Named = luxuryKeys.map((key) => luxurySlugs[key]);

/** `slug` in another language; one that no language knows stays as it is. */
function translated(slugs: Named, slug: string, language: Language): string {
  return slugs.find((one) => languages.some((any) => one[any] === slug))?.[language] ?? slug;
}

/**
 * The path below the language segment as `language` writes it: most pages have one path in all languages, but cities,
 * events and luxury pages have words of the language in it.
 */
export function localizedPath(path: string, language: Language): string {
  for (const one of languages) {
    if (path === cityBase[one] || path.startsWith(`${cityBase[one]}/`)) {
      return cityBase[language] + path.slice(cityBase[one].length);
    }
  }
  for (const [base, slugs] of [
    [eventBase, events],
    [luxuryBase, luxuries],
  ] as const) {
    if (path.startsWith(`${base}/`)) {
      return `${base}/${translated(slugs, path.slice(base.length + 1), language)}`;
    }
  }
  return path;
}

import { formatList } from './format.ts';
import type { Language } from './language.ts';
import { regional } from './regional.ts';

/** 'France, Monaco and Switzerland' from ISO 3166 codes. */
export function formatCountries(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(regional[language], { type: 'region' });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}

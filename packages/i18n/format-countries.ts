import { countryName } from './country-name.ts';
import { formatList } from './format.ts';
import type { Language } from './language.ts';

/** 'France, Monaco and Switzerland' from ISO 3166 codes. */
export function formatCountries(codes: readonly string[], language: Language): string {
  return formatList(
    codes.map((code) => countryName(code, language)),
    language,
  );
}

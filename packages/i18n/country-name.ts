import type { Language } from './language.ts';
import { regional } from './regional.ts';

/** Made once each: lists ask for thousands of names. */
const namesIn = new Map<Language, Intl.DisplayNames>();

/** 'Italia' from an ISO 3166 code, nothing from none; the platform knows the names of countries in every language. */
export function countryName(country: string, language: Language): string {
  if (country === '') return '';
  const names = namesIn.get(language) ?? new Intl.DisplayNames(regional[language], { type: 'region' });
  namesIn.set(language, names);
  return names.of(country) ?? country;
}

import { firstCountries } from '../../../domain/account/countries.ts';
import { countries, prefixOf, type Country } from '../../../domain/account/phone-number.ts';
import { countryName } from '../../../locales/country-name.ts';
import { languages, type Language } from '../../../locales/language.ts';

/** Loaded once a list of countries is opened: the phone library behind it weighs 30 kB. */
export type CountryOption = {
  country: Country;
  name: string;
  prefix: string;
  /** Its names in all our languages, as {@link plain} writes them. */
  words: readonly string[];
};

/** 'Côte d’Ivoire' -> 'cote d ivoire': case and accents do not count. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The countries of the specification, then all others by name (decisions.md 10.15). */
function listCountries(language: Language): CountryOption[] {
  const known = countries.map((country) => ({
    country,
    name: countryName(country, language),
    prefix: prefixOf(country),
    words: languages.map((each) => plain(countryName(country, each))),
  }));
  const { compare } = new Intl.Collator(language);
  const [first, others] = [known.slice(0, firstCountries.length), known.slice(firstCountries.length)];
  return [...first, ...others.toSorted((one, other) => compare(one.name, other.name))];
}

const lists = new Map<Language, CountryOption[]>();

/** All countries in a language: made once, it takes a slow telephone a moment. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const list = lists.get(language) ?? listCountries(language);
  lists.set(language, list);
  return list;
}

/** Those whose name, a word of it, code or prefix begins with what was typed; names that begin so come first. */
export function matching(options: readonly CountryOption[], typed: string): CountryOption[] {
  const text = plain(typed);
  if (text === '') return [...options];
  if (/^\d+$/.test(text)) return options.filter(({ prefix }) => prefix.slice(1).startsWith(text));
  const begins = ({ words }: CountryOption) => words.some((name) => name.startsWith(text));
  const holds = ({ words, country }: CountryOption) =>
    country.toLowerCase() === text || words.some((name) => name.includes(` ${text}`));
  return [...options.filter(begins), ...options.filter((option) => !begins(option) && holds(option))];
}

/** The one that what was typed names in full: what a browser fills in. Of several with one prefix, the first. */
export function named(options: readonly CountryOption[], typed: string): CountryOption | undefined {
  const text = plain(typed);
  return options.find(
    ({ country, prefix, words }) =>
      words.includes(text) || country.toLowerCase() === text || prefix.slice(1) === text,
  );
}

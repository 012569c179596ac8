import { countryAliases } from '@nolo/domain/account/country-aliases.ts';
import { firstCountries } from '@nolo/domain/account/countries.ts';
import { countries, prefixOf, type Country } from '@nolo/domain/account/phone-number.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';

/** Loaded once a list of countries is opened: the phone library behind it weighs 30 kB. */
export type CountryOption = {
  country: Country;
  name: string;
  prefix: string;
  /** Its names in many languages and what else it is called, as {@link plain} writes them. */
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

/** Languages besides ours in which visitors to Italy write countries, the country's own aside. */
const moreLanguages = ['de', 'es'] as const;
const namesIn = new Map<string, Intl.DisplayNames>();

function nameIn(country: string, language: string): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesIn.set(language, names);
  return names.of(country) ?? country;
}

/** 'Switzerland', 'Svizzera', 'Suisse', 'Schweiz', 'Suiza': in our languages, more, and the country's own. */
function wordsFor(country: Country): string[] {
  const own = new Intl.Locale('und', { region: country }).maximize().language;
  const names = [
    ...languages.map((each) => countryName(country, each)),
    ...[...moreLanguages, own].map((each) => nameIn(country, each)),
    ...(countryAliases[country] ?? []),
  ];
  return [...new Set(names.map(plain))];
}

/** The countries of the specification, then all others by name (docs/specification/accounts.md 4). */
function listCountries(language: Language): CountryOption[] {
  const known = countries.map((country) => ({
    country,
    name: countryName(country, language),
    prefix: prefixOf(country),
    words: wordsFor(country),
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

/**
 * Those whose name, a word of it, code or prefix begins with what was typed: first what it names in full, then names that
 * begin so.
 */
export function matching(options: readonly CountryOption[], typed: string): CountryOption[] {
  const text = plain(typed);
  if (text === '') return [...options];
  if (/^\d+$/.test(text)) return options.filter(({ prefix }) => prefix.slice(1).startsWith(text));
  const begins = ({ words }: CountryOption) => words.some((name) => name.startsWith(text));
  const holds = ({ words }: CountryOption) => words.some((name) => name.includes(` ${text}`));
  const full = named(options, typed);
  const first = full ? [full] : [];
  return [...new Set([...first, ...options.filter(begins), ...options.filter(holds)])];
}

/** The one that is meant: named in full, or the only one that fits; undefined where that is not clear. */
export function meant(options: readonly CountryOption[], typed: string): CountryOption | undefined {
  const fitting = matching(options, typed);
  return named(options, typed) ?? (plain(typed) !== '' && fitting.length === 1 ? fitting[0] : undefined);
}

/** The one that what was typed names in full: what a browser fills in. Of several with one prefix, the first. */
export function named(options: readonly CountryOption[], typed: string): CountryOption | undefined {
  const text = plain(typed);
  const is = (fits: (option: CountryOption) => boolean) => options.find(fits);
  // A code says more than what another country is called in a language far away.
  return (
    is(({ country }) => country.toLowerCase() === text) ??
    is(({ words }) => words.includes(text)) ??
    is(({ prefix }) => prefix.slice(1) === text)
  );
}

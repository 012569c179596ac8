/** The languages of the product, in the order the specification lists them. */
export const languages = ['en', 'it', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français' };

/** Of what goes to a company's place and not to a person: companies are Italian. */
export const companyLanguage: Language = 'it';

/** What a company has written in every language: the name of a deal, of an extra. */
export type LocalTexts = Record<Language, string>;

/** A path without a language segment is answered in Italian (docs/specification/languages.md 2). */
export const defaultLanguage: Language = 'it';
/** Used for a visitor whose browser speaks none of ours. */
export const fallbackLanguage: Language = 'en';
/** Key in local storage and name of the cookie that mirrors it for the server. */
export const languageKey = 'i18nextLng';
/** Of the cookie; with the prefix a browser takes it over HTTPS alone, and from this very host. */
export const languageCookie = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}${languageKey}`;

export function isLanguage(value: unknown): value is Language {
  return languages.some((known) => known === value);
}

/** The language a path is written in; a path without a language segment counts as Italian. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}

/** A header longer than this is no browser's. */
const MAX_HEADER_LENGTH = 500;

/** The best of our languages for an `Accept-Language` header: first match by quality, else English. */
export function languageOfHeader(header: string | null | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return {
        prefix: tag.slice(0, 2).toLowerCase(),
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ prefix }) => prefix).find(isLanguage) ?? fallbackLanguage;
}

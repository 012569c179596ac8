import { formatNumber } from './format-number.ts';
import type { Language } from './language.ts';
import type { Namespace, TextResources } from './namespaces.ts';
import { typeset } from './typeset.ts';

/** The texts of one namespace in one language. */
export type Dictionary = Readonly<Record<string, string>>;
export type Value = string | number;

type TextKey<N extends Namespace> = keyof TextResources[N] & string;
type Stem<K extends string> = K extends `${infer S}_other` ? S : never;
/** A key as `t` takes it: the plural forms `cars_one`, `cars_other` are asked for as `cars`. */
export type Key<N extends Namespace> =
  Exclude<TextKey<N>, `${Stem<TextKey<N>>}_${'one' | 'other'}`> | Stem<TextKey<N>>;

type TextOf<N extends Namespace, K> = K extends keyof TextResources[N]
  ? TextResources[N][K]
  : `${K & string}_other` extends keyof TextResources[N]
    ? TextResources[N][`${K & string}_other`]
    : never;
type Placeholders<T> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Count<N extends Namespace, K> = K extends Stem<TextKey<N>> ? { count: number } : unknown;
type Values<N extends Namespace, K> = {
  [P in Exclude<Placeholders<TextOf<N, K>>, 'count'>]: Value;
} & ('count' extends Placeholders<TextOf<N, K>> ? { count: number } : unknown) &
  Count<N, K>;
type Arguments<N extends Namespace, K> =
  object extends Values<N, K> ? [values?: Values<N, K>] : [values: Values<N, K>];

/** Keys of texts without placeholders: what a list of links may hold. */
export type PlainKey<N extends Namespace> = {
  [K in Key<N>]: object extends Values<N, K> ? K : never;
}[Key<N>];

/** Writes a text. Every placeholder of the English text must be given, or it does not compile. */
export type Translate<N extends Namespace> = <K extends Key<N>>(key: K, ...values: Arguments<N, K>) => string;

/** Of a count in a text: of the plural forms of the three languages no other occurs. */
const pluralForm = (count: number, language: Language): 'one' | 'other' =>
  (language === 'fr' ? count < 2 : count === 1) ? 'one' : 'other';

/** The text as is, else the plural form for `count`; a text that is not there shows its key. */
function textFor(texts: Dictionary, language: Language, key: string, count: Value | undefined): string {
  const exact = texts[key];
  if (exact !== undefined || typeof count !== 'number') return exact ?? key;
  return texts[`${key}_${pluralForm(count, language)}`] ?? texts[`${key}_other`] ?? key;
}

/** Numbers are written as the language writes them; give a string where that is not wanted (a year, an id). */
export function translate(
  texts: Dictionary,
  language: Language,
  key: string,
  values: Readonly<Record<string, Value>> = {},
): string {
  return typeset(textFor(texts, language, key, values['count']), language).replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? formatNumber(value, language) : (value ?? placeholder);
    },
  );
}

/** `t` of one namespace in one language. */
export function translator<N extends Namespace>(texts: Dictionary, language: Language): Translate<N> {
  return (key: string, values?: Readonly<Record<string, Value>>) => translate(texts, language, key, values);
}

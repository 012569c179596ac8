import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Language } from '@nolo/i18n/language.ts';

const dictionaryOf = {
  en: () => import('@zxcvbn-ts/language-en'),
  it: () => import('@zxcvbn-ts/language-it'),
  fr: () => import('@zxcvbn-ts/language-fr'),
} as const;

const loading: Partial<Record<Language, Promise<ZxcvbnFactory>>> = {};

async function load(language: Language): Promise<ZxcvbnFactory> {
  const [core, common, own] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    dictionaryOf[language](),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...own.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: 64,
  });
}

/** Half a megabyte of words: fetched when somebody goes to the password field, not before. */
export function loadEstimator(language: Language): Promise<ZxcvbnFactory> {
  return (loading[language] ??= load(language));
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a password is to guess for somebody who knows what else was typed. The server asks for 3 and has
 * the words of all languages, so it may be stricter, never laxer.
 */
export async function estimateStrength(
  password: string,
  personal: readonly string[],
  language: Language,
): Promise<Strength> {
  const words = personal.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 3);
  const estimator = await loadEstimator(language);
  return estimator.check(password, [...words, 'nolo', 'noleggio', 'autonoleggio', 'rental']).score;
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { dictionary as italian } from '@zxcvbn-ts/language-it';

/** 0 to 4. 3 needs more than 10^8 guesses; 'forzajuve' and 'Ferrari2020!' have 2. */
const REQUIRED_SCORE = 3;
/** More characters cost time and cannot make a password weaker. */
const MAX_LENGTH = 64;

/** Known everywhere and to everybody who attacks this site. */
const SITE_WORDS = ['nolo', 'noleggio', 'autonoleggio', 'rental'];

let estimator: ZxcvbnFactory | null = null;

/** Made at the first use: a fifth of a second and a hundred megabytes that a test or a script can do without. */
function theEstimator(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...italian, ...french },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
  });
  return estimator;
}

/**
 * Whether guessing the password would take too few attempts (decisions.md 7: a strength estimator, not
 * composition rules). `personal` is what the person typed about themselves: names, address, telephone.
 */
export function isWeakPassword(password: string, personal: readonly string[]): boolean {
  const words = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const known = [...SITE_WORDS, ...words.filter((word) => word.length >= 3)];
  return theEstimator().check(password, known).score < REQUIRED_SCORE;
}

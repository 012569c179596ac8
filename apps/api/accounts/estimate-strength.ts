import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { dictionary as italian } from '@zxcvbn-ts/language-it';

export type PasswordQuestion =
  /** Whether guessing it takes too few attempts for somebody who knows these words. */
  | { kind: 'weak'; password: string; known: string[] }
  /** Whether it is one of the 49,000 that are found most in breaches. */
  | { kind: 'common'; password: string };

/** Of 0 to 4; 3 needs more than 10^8 guesses. 'forzajuve' and 'Ferrari2020!' have 2. */
const REQUIRED_SCORE = 3;

/** The thread that `refuse-weak-password.ts` asks: an estimate takes up to half a second of one core. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...italian, ...french },
  graphs: adjacencyGraphs,
});

const commonest = new Set<unknown>(common['passwords-common']);

function answer(question: PasswordQuestion): boolean {
  const { password } = question;
  if (question.kind === 'common') return commonest.has(password.toLowerCase());
  return estimator.check(password, question.known).score < REQUIRED_SCORE;
}

parentPort?.on('message', (question: PasswordQuestion) => parentPort?.postMessage(answer(question), []));

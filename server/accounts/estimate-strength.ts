import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { dictionary as italian } from '@zxcvbn-ts/language-it';

export type StrengthQuestion = { password: string; known: string[] };
/** 0 to 4; 3 needs more than 10^8 guesses. */
export type Strength = number;

/** The thread that `password-strength.ts` asks: an estimate takes up to half a second of one core. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...italian, ...french },
  graphs: adjacencyGraphs,
});

parentPort?.on('message', ({ password, known }: StrengthQuestion) => {
  const strength: Strength = estimator.check(password, known).score;
  parentPort?.postMessage(strength, []);
});

import { performance } from 'node:perf_hooks';
import { beforeAll, expect, it } from 'vitest';
import { isCommonPassword, isWeakPassword } from './refuse-weak-password.ts';

const GIULIA = ['Giulia', 'Conti', 'giulia.conti@nolo.test', '3331234567'];

// Reading the dictionaries takes longest.
beforeAll(() => isWeakPassword('warm', []));

it.each([
  ['quattro-ruote-verdi-92', false],
  ['un-cavallo-blu-tra-le-pietre', false],
  ['forzajuve', true],
  ['Ferrari2020!', true],
  ['GiuliaConti', true],
  ['autonoleggio1', true],
  ['a'.repeat(200), true],
])('%s: weak is %s', async (password, isWeak) => {
  expect(await isWeakPassword(password, GIULIA)).toBe(isWeak);
});

it.each([
  ['123456', true],
  ['Password1', true],
  ['GiuliaConti', false],
  ['quattro-ruote-verdi-92', false],
])('%s: among those tried first is %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
});

it('passwords made to be slow do not keep anybody else waiting', async () => {
  const slow = ['abc0oO@4aA1!|lI'.repeat(12), '2020-01-01'.repeat(20), '4($0|7'.repeat(30)];
  const words = Array.from({ length: 60 }, (_, index) => `@4${'l1|!'.repeat(8)}${index}`);
  const [before, began] = [performance.eventLoopUtilization(), performance.now()];
  await Promise.all(slow.map((password) => isWeakPassword(password, words)));
  const { active } = performance.eventLoopUtilization(before);
  expect(active / (performance.now() - began)).toBeLessThan(0.25);
});

import { beforeEach, expect, test, vi } from 'vitest';

/** The file anew, as a document loads it: what is here and what was asked for is its own. */
async function fresh() {
  vi.resetModules();
  return import('./late-code.ts');
}

const Found = () => null;

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  return () => vi.unstubAllGlobals();
});

test('is fetched once, however often it is asked for', async () => {
  const { lateCode } = await fresh();
  const load = vi.fn<() => Promise<() => null>>(async () => Found);
  const code = lateCode('part', load);
  expect(code.here()).toBeUndefined();
  await Promise.all([code.fetch(), code.fetch(), code.wanted()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(code.here()).toBe(Found);
});

test('what waits is the same promise, and hears of code that was fetched for something else', async () => {
  const { lateCode } = await fresh();
  const code = lateCode('part', async () => Found);
  const waiting = code.wanted();
  expect(code.wanted()).toBe(waiting);
  await code.fetch();
  expect(await waiting).toBe(Found);
});

test('may be asked for again when it could not be fetched', async () => {
  const { lateCode } = await fresh();
  const load = vi
    .fn<() => Promise<() => null>>(async () => Found)
    .mockRejectedValueOnce(new TypeError('no network'));
  const code = lateCode('part', load);
  await expect(code.fetch()).rejects.toThrow('no network');
  expect(await code.fetch()).toBe(Found);
});

test('the server has all of it before it writes', async () => {
  const { lateCode, lateCodeIsHere } = await fresh();
  const code = lateCode('part', async () => Found);
  await lateCodeIsHere();
  expect(code.here()).toBe(Found);
});

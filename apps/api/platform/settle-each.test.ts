import { expect, it } from 'vitest';
import { settleEach, throwFirst } from './settle-each.ts';

it('works on so many at a time and no more, on each once, and tells the failures in order', async () => {
  const items = [0, 1, 2, 3, 4, 5, 6];
  const ends = new Map(items.map((item) => [item, Promise.withResolvers<void>()]));
  const begun: number[] = [];
  const all = settleEach(items, 3, (item) => {
    begun.push(item);
    return ends.get(item)?.promise ?? Promise.resolve();
  });
  expect(begun).toEqual([0, 1, 2]);
  ends.get(2)?.reject('two');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends.get(0)?.reject('zero');
  for (const item of items) ends.get(item)?.resolve();
  const failures = await all;
  expect(begun).toEqual(items);
  expect(failures).toEqual([
    { item: 0, error: 'zero' },
    { item: 2, error: 'two' },
  ]);
  expect(() => throwFirst(failures)).toThrow('zero');
  expect(() => throwFirst([])).not.toThrow();
});

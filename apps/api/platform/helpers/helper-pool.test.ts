import { expect, it } from 'vitest';
import { HelperPool } from './helper-pool.ts';
import { HelperBroken, threadHelper } from './helper.ts';

const SLOW = new URL('../../../../tests/setup/slow-thread.ts', import.meta.url);
const FOR_EVER = 60_000;

function pool({ deadlineMs = 10_000, waiting = 10, size = 1, waitsFreely = false } = {}) {
  let started = 0;
  const helpers = new HelperPool<number, number>({
    start() {
      started += 1;
      return threadHelper(SLOW, 64);
    },
    size,
    waiting,
    deadlineMs,
    waitsFreely,
    idleMs: 1_000,
  });
  return { helpers, started: () => started };
}

it('answers each question, by no more helpers than it may have', async () => {
  const { helpers, started } = pool({ size: 2 });
  const questions = [5, 1, 3, 0, 2, 4];
  expect(await Promise.all(questions.map((one) => helpers.ask(one)))).toEqual(questions);
  expect(started()).toBe(2);
});

it('gives up a question that takes too long, with its helper, and answers the next', async () => {
  const { helpers, started } = pool({ deadlineMs: 2_000 });
  await expect(helpers.ask(FOR_EVER)).rejects.toMatchObject({ code: 'server.unavailable' });
  expect(await helpers.ask(1)).toBe(1);
  expect(started()).toBe(2);
});

it('refuses who would wait behind too many', async () => {
  const { helpers } = pool({ waiting: 1 });
  const first = helpers.ask(200);
  const second = helpers.ask(1);
  await expect(helpers.ask(1)).rejects.toMatchObject({ code: 'server.unavailable' });
  expect(await Promise.all([first, second])).toEqual([200, 1]);
});

it('tells when a helper broke over a question, and answers the next', async () => {
  const { helpers } = pool();
  await expect(helpers.ask(-1)).rejects.toThrow(HelperBroken);
  expect(await helpers.ask(1)).toBe(1);
});

it('counts the work alone where nobody waits for the answer', async () => {
  const { helpers } = pool({ deadlineMs: 2_000, waitsFreely: true });
  const endless = helpers.ask(FOR_EVER);
  const behind = helpers.ask(1);
  await expect(endless).rejects.toMatchObject({ code: 'server.unavailable' });
  expect(await behind).toBe(1);
});

it('gives everybody a turn, those first who were served longest ago', async () => {
  const { helpers } = pool();
  const order: string[] = [];
  const ask = async (name: string, askedFor: number) => {
    await helpers.ask(1, askedFor);
    order.push(name);
  };
  await Promise.all([ask('a1', 1), ask('a2', 1), ask('a3', 1), ask('b1', 2), ask('b2', 2), ask('c1', 3)]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '@nolo/tests/setup/until.ts';
import { SILENT_AFTER_MS, watchDatabase } from './database-watch.ts';

/** Takes connections and never says a word, as a frozen database does. */
const frozen = createServer((socket) => socket.on('error', () => undefined));
let url = '';

beforeAll(async () => {
  frozen.listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const address = frozen.address();
  url = typeof address === 'object' ? `postgres://nolo@127.0.0.1:${address?.port}/nolo` : '';
});
afterAll(() => void frozen.close());

function watched(answeredAt: () => number) {
  let silences = 0;
  let linesUntilSilent = 0;
  let lines = 0;
  const count = () => (lines += 1);
  frozen.on('connection', count);
  const watch = watchDatabase(url, {
    answeredAt,
    silent() {
      silences += 1;
      linesUntilSilent = lines;
    },
    answering: () => undefined,
  });
  return {
    silences: () => silences,
    lines: () => lines,
    linesUntilSilent: () => linesUntilSilent,
    async stop() {
      await watch.stop();
      frozen.off('connection', count);
    },
  };
}

it('a database that answers nobody is silent, and told so once', async () => {
  const database = watched(() => -Infinity);
  await until('silence', async () => database.silences() > 0);
  const lines = database.lines();
  await until('another question', async () => database.lines() > lines);
  expect(database.silences()).toBe(1);
  // A second each, and the pause before the first.
  expect(database.linesUntilSilent()).toBeLessThanOrEqual(2);
  expect(SILENT_AFTER_MS).toBeLessThan(3_000);
  await database.stop();
});

it('one that answers others is not, however late it answers us', async () => {
  const database = watched(() => performance.now());
  await until('more questions than silence takes', async () => database.lines() > 3);
  expect(database.silences()).toBe(0);
  await database.stop();
});

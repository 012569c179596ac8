import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { until } from '@nolo/tests/setup/until.ts';
import { limitBackpressure } from './backpressure.ts';

const REPLY_BYTES = 32_000_000;
const NEVER_MS = 600_000;
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** Gives whoever asks more than the system takes off a process's hands. */
async function site(limits: { atOnce?: number; waitingBytes?: number; stalledMs?: number }) {
  const app: FastifyInstance = Fastify();
  limitBackpressure(app, { atOnce: 8, waitingBytes: 1e12, lookEveryMs: 20, stalledMs: NEVER_MS, ...limits });
  let asked = 0;
  app.get('/large', async () => {
    asked += 1;
    return Buffer.alloc(REPLY_BYTES);
  });
  app.get('/small', async () => 'small');
  await app.listen({ port: 0, host: '127.0.0.1' });
  undo.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    asked: () => asked,
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    /** Asks, and takes nothing of what comes. */
    ask: (times: number) => askOnly(port, times),
    small: async () => (await fetch(`http://127.0.0.1:${port}/small`)).text(),
    large: async () => (await (await fetch(`http://127.0.0.1:${port}/large`)).arrayBuffer()).byteLength,
  };
}

async function askOnly(port: number, times: number) {
  const socket: Socket = connect(port, '127.0.0.1').pause();
  let isCut = false;
  socket.on('error', () => (isCut = true)).on('close', () => (isCut = true));
  undo.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(`GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times));
  return {
    /** Taking on what there is shows whether there is more. */
    async isCut() {
      socket.resume();
      await new Promise((resolve) => setImmediate(resolve));
      return isCut;
    },
  };
}

it('answers that nobody takes are kept up to a limit; the longest waiting go, and others are served', async () => {
  const { ask, asked, small, large } = await site({ waitingBytes: 2.5 * REPLY_BYTES });
  const readers = [];
  for (let count = 1; count <= 5; count += 1) {
    readers.push(await ask(1));
    await until('the question', async () => asked() === count);
  }
  const [first, second] = readers;
  await until('the first two to be cut', async () => (await first?.isCut()) && (await second?.isCut()));
  expect(await small()).toBe('small');
  expect(await large()).toBe(REPLY_BYTES);
});

it('whoever asks on and on without taking an answer is cut, and most of it is never looked at', async () => {
  const { ask, asked, small } = await site({ atOnce: 4 });
  const flood = await ask(100);
  await until('the end', () => flood.isCut());
  expect(asked()).toBeLessThanOrEqual(4);
  expect(await small()).toBe('small');
});

it('an answer that stands still is given up', async () => {
  const { ask, asked, connections } = await site({ stalledMs: 300 });
  await ask(1);
  await until('the question', async () => asked() === 1);
  await until('the end', async () => (await connections()) === 0);
  expect(asked()).toBe(1);
});

it('one after the other, as many as one likes', async () => {
  const { small } = await site({ atOnce: 2 });
  for (let count = 0; count < 10; count += 1) expect(await small()).toBe('small');
});

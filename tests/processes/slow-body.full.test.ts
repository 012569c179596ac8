import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BODY_MS } from '@nolo/api/platform/body-time.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

let stage: Stage;
let server: Awaited<ReturnType<Stage['startServer']>>;

beforeAll(async () => {
  stage = await createStage();
  server = await stage.startServer();
});
afterAll(() => stage.close());

it('a body that trickles in is refused with 408, and its connection closed', async () => {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const began = performance.now();
  socket.write(
    'POST /api/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
  );
  const trickle = setInterval(() => socket.write(' '), 500);
  const reply = await text(socket).finally(() => clearInterval(trickle));
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  expect(reply).toContain('"code":"request.timeout"');
  expect(performance.now() - began).toBeGreaterThan(BODY_MS * 0.9);
  expect(performance.now() - began).toBeLessThan(BODY_MS * 2);
});

it('a refused request whose body never comes does not end the process', async () => {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  // Refused by its size at once: nobody reads the body, whose time runs out all the same.
  socket.write(
    'POST /api/v1/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const refusedAt = performance.now();
  const isOver = () => Promise.resolve(performance.now() - refusedAt > BODY_MS * 1.2);
  await until('the time for the body is over', isOver, BODY_MS * 3);
  socket.destroy();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BODY_MS } from '../../server/platform/body-time.ts';
import { createStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

it('a body that trickles in is refused with 408, and its connection closed', async () => {
  const server = await stage.startServer();
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
}, 60_000);

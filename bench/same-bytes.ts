import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { freePort } from '../tests/setup/free-port.ts';

export type SameBytes = { origin: string; stop(): void };

/** A server in a process of its own that answers every POST with these bytes, read and written by the same framework. */
export async function startSameBytes(answer: string): Promise<SameBytes> {
  const port = await freePort();
  const child = fork(fileURLToPath(import.meta.url), [String(port)]);
  child.send(answer);
  await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function serve(port: number): Promise<void> {
  const [answer] = await once(process, 'message');
  const server = fastify();
  server.post('*', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
  await server.listen({ port, host: '127.0.0.1' });
  process.send?.('ready');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(Number(process.argv[2]));

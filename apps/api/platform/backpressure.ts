import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Limits = {
  /** Requests of one connection that wait for their answers: a browser, or a proxy, sends the next when it has the last. */
  atOnce: number;
  /** Of answers that their askers do not take, in this process. */
  waitingBytes: number;
  lookEveryMs: number;
  /** Without a byte sent or taken. Longer than any answer takes: six pictures have 20 s each (`pictures.ts`). */
  stalledMs: number;
};

const LIMITS: Limits = { atOnce: 8, waitingBytes: 96_000_000, lookEveryMs: 500, stalledMs: 150_000 };

/**
 * Whoever asks and takes no answers has them kept in the memory of this process: by asking on and on, all of it. Such
 * connections are cut, the oldest first, as soon as there is too much, and each that stands still.
 */
export function limitBackpressure(app: FastifyInstance, limits: Limits = LIMITS): void {
  const open = new Set<ServerResponse>();
  const asked = new WeakMap<Socket, number>();
  app.server.setTimeout(limits.stalledMs);
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Calls of our own pages come without a connection.
    if (socket instanceof Socket) {
      const count = (asked.get(socket) ?? 0) + 1;
      asked.set(socket, count);
      open.add(reply.raw);
      reply.raw.once('close', () => {
        open.delete(reply.raw);
        asked.set(socket, (asked.get(socket) ?? 1) - 1);
      });
      if (count > limits.atOnce) {
        reply.hijack();
        socket.destroy();
      }
    }
    done();
  });
  const look = setInterval(() => cutOldest(open, limits.waitingBytes), limits.lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
}

function cutOldest(open: ReadonlySet<ServerResponse>, mostBytes: number): void {
  let bytes = 0;
  for (const reply of open) bytes += reply.writableLength;
  for (const reply of open) {
    if (bytes <= mostBytes) return;
    bytes -= reply.writableLength;
    if (reply.writableLength > 0) reply.socket?.destroy();
  }
}

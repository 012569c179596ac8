import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the process is going to stop: it should get no more work, and finishes what it has. */
    isDraining(): boolean;
    /**
     * Takes requests for `graceMs` more, in which their senders learn of it (`/readyz`, 'connection: close'),
     * then closes the door and waits until every reply has left. Everything still works meanwhile: a page in
     * flight may call the API. `close()` afterwards.
     */
    drain(graceMs: number): Promise<void>;
  }
}

/** A connection kept alive would keep a stopping process waiting: what is in flight ends with it. */
export function registerDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (graceMs: number) => {
    isDraining = true;
    await pause(graceMs);
    await new Promise<void>((resolve) => app.server.close(() => resolve()));
  });
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}

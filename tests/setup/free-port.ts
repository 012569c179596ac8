import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that the system gives out by itself, so that no connection to somewhere takes one between looking
 * and listening; at random, so that two processes hardly ever look at the same.
 */
const [LOWEST, COUNT] = [12_000, 20_000];
const TRIES = 100;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const outcome = Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  probe.listen(port, '127.0.0.1');
  if (!(await outcome)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

/** A loopback port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = LOWEST + randomInt(COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('no port');
}

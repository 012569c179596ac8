import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that the system gives out by itself, so that no connection to somewhere takes one between looking
 * and listening. Each process looks among its own: by chance, two that start servers at the same moment would find the
 * same one free now and then.
 */
const [LOWEST, COUNT, OWN] = [12_000, 20_000, 50];
const first = (process.pid * OWN) % COUNT;
let looked = 0;

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
  for (let tries = 0; tries < 2 * OWN; tries += 1) {
    const port = LOWEST + first + (looked++ % OWN);
    if (await isFree(port)) return port;
  }
  throw new Error('no port');
}

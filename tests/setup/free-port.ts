import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below those that the system gives out by itself, a hundred for each process: between looking and listening
 * nobody else takes one, neither another test's server nor a connection to somewhere.
 */
const LOWEST = 12_000;
const [PROCESSES, PORTS_EACH] = [200, 100];
const first = LOWEST + (process.pid % PROCESSES) * PORTS_EACH;
let given = 0;

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
  for (let tries = 0; tries < PORTS_EACH; tries += 1) {
    const port = first + (given % PORTS_EACH);
    given += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('no port');
}

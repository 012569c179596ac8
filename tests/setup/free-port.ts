import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Ports below those that the system gives out by itself, so that no connection to somewhere takes one between looking
 * and listening. Each process looks in a block of its own, whose first port it listens on for as long as it lives: two
 * that start servers at the same moment would find the same one free now and then.
 */
const [LOWEST, BLOCKS, PORTS] = [12_000, 400, 50];
let block: Promise<number> | undefined;
let looked = 0;

/** A server that listens there; null where somebody else does. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('listening', () => resolve(server));
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1');
  });
}

async function takeBlock(): Promise<number> {
  for (let tries = 0; tries < BLOCKS; tries += 1) {
    const first = LOWEST + ((process.pid + tries) % BLOCKS) * PORTS;
    const guard = await listen(first);
    if (guard) {
      guard.unref();
      return first;
    }
  }
  throw new Error('no block of ports');
}

/** A loopback port nobody listens on at this moment, and no other process looks at. */
export async function freePort(): Promise<number> {
  block ??= takeBlock();
  const first = await block;
  for (let tries = 1; tries < PORTS; tries += 1) {
    const port = first + 1 + (looked++ % (PORTS - 1));
    const probe = await listen(port);
    if (!probe) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error('no port');
}

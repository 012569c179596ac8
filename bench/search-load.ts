import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { autocannon } from './autocannon.ts';
import { PREPARED_OPTIONS } from '../server/platform/prepared-statements.ts';

const run = promisify(execFile);

export type Statement = { sql: string; parameters: readonly unknown[] };
export type Load = { connections: number; seconds: number };

const DEBIAN = '/usr/lib/postgresql';

function findPgbench(): string | null {
  if (spawnSync('pgbench', ['--version']).status === 0) return 'pgbench';
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const paths = versions.map((version) => join(DEBIAN, version, 'bin', 'pgbench')).filter(existsSync);
  return paths.at(-1) ?? null;
}

/** PostgreSQL's own load generator; on Debian it is installed when it is missing. */
export function pgbench(): string {
  const found = findPgbench();
  if (found !== null) return found;
  spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql-contrib'], { stdio: 'ignore' });
  const installed = findPgbench();
  if (installed === null) throw new Error('pgbench is missing: install postgresql-contrib');
  return installed;
}

function pgValue(value: unknown): string {
  return Array.isArray(value) ? `{${value.join(',')}}` : String(value);
}

/** Executions a second of one statement with its parameters, prepared as the server prepares it. */
export async function measureStatement(url: string, statement: Statement, wanted: Load): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'nolo-bench-'));
  const script = join(dir, 'search.sql');
  await writeFile(script, `${statement.sql.replace(/\$(\d+)/g, ':p$1')};\n`);
  const variables = statement.parameters.flatMap((value, at) => ['-D', `p${at + 1}=${pgValue(value)}`]);
  const { connections, seconds } = wanted;
  try {
    const load = ['-c', String(connections), '-j', '1', '-T', String(seconds)];
    const { stdout } = await run(
      pgbench(),
      ['-n', '-M', 'prepared', '-f', script, ...load, ...variables, url],
      {
        env: { ...process.env, PGOPTIONS: PREPARED_OPTIONS },
      },
    );
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

export type Calls = { perSecond: number; p50: number; p99: number };

/** One request, repeated on so many connections: successful calls a second, and how many milliseconds they take. */
export async function measureCall(url: string, body: unknown, wanted: Load): Promise<Calls> {
  const load = ['-c', String(wanted.connections), '-d', String(wanted.seconds)];
  const request = ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(body)];
  const { requests, latency } = await autocannon([...load, ...request], url);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

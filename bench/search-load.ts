import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

/** Executions a second of one statement with its parameters, sent as the server sends it (unnamed, bound). */
export async function measureStatement(url: string, statement: Statement, load: Load): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'nolo-bench-'));
  const script = join(dir, 'search.sql');
  await writeFile(script, `${statement.sql.replace(/\$(\d+)/g, ':p$1')};\n`);
  const variables = statement.parameters.flatMap((value, at) => ['-D', `p${at + 1}=${pgValue(value)}`]);
  const { connections, seconds } = load;
  try {
    const { stdout } = await run(pgbench(), [
      '-n',
      '-M',
      'extended',
      '-f',
      script,
      '-c',
      String(connections),
      '-j',
      '1',
      '-T',
      String(seconds),
      ...variables,
      url,
    ]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

type Answer = { requests: { average: number }; non2xx: number; errors: number };

/** Successful calls a second of one request, repeated on so many connections. */
export async function measureCall(url: string, body: unknown, load: Load): Promise<number> {
  const { connections, seconds } = load;
  const { stdout } = await run(
    join(import.meta.dirname, '..', 'node_modules', '.bin', 'autocannon'),
    [
      '-j',
      '-n',
      '-c',
      String(connections),
      '-d',
      String(seconds),
      '-m',
      'POST',
      '-H',
      'content-type=application/json',
      '-b',
      JSON.stringify(body),
      url,
    ],
    { maxBuffer: 10_000_000 },
  );
  const answer = JSON.parse(stdout) as Answer;
  if (answer.non2xx + answer.errors > 0) throw new Error(`${answer.non2xx + answer.errors} calls failed`);
  return answer.requests.average;
}

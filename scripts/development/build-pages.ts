import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = [
  ...['site', 'business', 'backoffice'].map((name) => `apps/${name}`),
  ...['ui', 'portal', 'i18n', 'content', 'contract', 'domain'].map((name) => `packages/${name}`),
];
const NO_SOURCE = /^(build|dist|node_modules|\.react-router)(\/|$)|\.test\.tsx?$/;
const STAMP = join(ROOT, 'apps', 'site', 'build', '.sources');

/** Digest of everything the pages are built from: by content, so that a fresh checkout is not 'newer'. */
function digest(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update(readFileSync(join(ROOT, path)));
  for (const folder of SOURCES) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => !NO_SOURCE.test(one)).toSorted()) {
      const path = join(folder, name);
      if (statSync(join(ROOT, path)).isFile()) add(path);
    }
  }
  add('package-lock.json');
  return hash.digest('hex');
}

function builtFrom(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

function run(command: string, args: string[], app: string): void {
  const cwd = join(ROOT, 'apps', app);
  const env = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (done.status !== 0) throw new Error(`The build of ${app} failed:\n${done.stdout}\n${done.stderr}`);
}

/** Builds the three front ends unless the build there is was made from these very sources. */
export function buildPages(): void {
  const now = digest();
  if (builtFrom() === now) return;
  process.stdout.write('Building the pages …\n');
  run('react-router', ['build'], 'site');
  run('vite', ['build', '--logLevel', 'warn'], 'business');
  run('vite', ['build', '--logLevel', 'warn'], 'backoffice');
  for (const files of ['site/build/client', 'business/dist', 'backoffice/dist'])
    precompress(join(ROOT, 'apps', files));
  writeFileSync(STAMP, now);
}

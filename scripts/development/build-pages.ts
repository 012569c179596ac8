import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = ['web', 'locales', 'content', 'contract', 'domain'];
const FILES = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json', 'apps/api/ssr/precompress.ts'];
const STAMP = join(ROOT, 'build', '.sources');

/** Digest of everything the pages are built from: by content, so that a fresh checkout is not 'newer'. */
function digest(): string {
  const hash = createHash('sha256');
  const add = (path: string) => hash.update(path).update(readFileSync(join(ROOT, path)));
  for (const folder of SOURCES) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.toSorted()) {
      const path = join(folder, name);
      if (!/\.test\.tsx?$/.test(name) && statSync(join(ROOT, path)).isFile()) add(path);
    }
  }
  FILES.forEach(add);
  return hash.digest('hex');
}

function builtFrom(): string | null {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

/** Builds the pages unless the build there is was made from these very sources. */
export function buildPages(): void {
  const now = digest();
  if (builtFrom() === now) return;
  process.stdout.write('Building the pages …\n');
  const done = spawnSync('react-router', ['build'], { cwd: ROOT, encoding: 'utf8', env: buildEnvironment() });
  if (done.status !== 0) throw new Error(`The build failed:\n${done.stdout}\n${done.stderr}`);
  writeFileSync(STAMP, now);
}

function buildEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production' };
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Types, lint with the import rules, format, and the tests that need nothing but Node. */
const STEPS: [string, string[]][] = [
  ['react-router', ['typegen', 'apps/site']],
  ['tsc', ['-p', 'tsconfig.json']],
  ['tsc', ['-p', 'packages/domain/tsconfig.json']],
  ['oxlint', ['--type-aware', '--max-warnings', '0']],
  ['prettier', ['--check', '--log-level', 'warn', '.']],
  ['vitest', ['run', '--project', 'unit', '--project', 'component']],
];

for (const [command, args] of STEPS) {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  const done = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

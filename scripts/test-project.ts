import { spawnSync } from 'node:child_process';

/** `npm run content:check`, `npm run sandbox:test`: the tests of one kind, as `vitest.config.ts` sorts them. */
const [project = '', ...rest] = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '--project', project, ...rest], { stdio: 'inherit' });
process.exitCode = status ?? 1;

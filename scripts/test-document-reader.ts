import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const config = join(import.meta.dirname, '..', 'packages', 'document-reader', 'vitest.config.ts');
process.exitCode = spawnSync('vitest', ['run', '--config', config], { stdio: 'inherit' }).status ?? 1;

import { spawnSync } from 'node:child_process';
import { judgeAudit } from './development/judge-audit.ts';

const ANSWER_WITHIN_MS = 60_000;

/** Asks the registry's advisory service about what the product ships; tools of development are not shipped. */
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--loglevel=silent'], {
  encoding: 'utf8',
  timeout: ANSWER_WITHIN_MS,
  maxBuffer: 64_000_000,
});
const { exitCode, text } = judgeAudit(stdout);
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;

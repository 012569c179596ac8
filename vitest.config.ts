import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { createNeedsDatabase } from './scripts/development/needs-database.ts';

const needsDatabase = createNeedsDatabase(import.meta.dirname);
/** Long tests run on demand (`document-reader/README.md`). */
const NEVER = ['node_modules/**', 'build/**', '.data*/**', 'tests/e2e/**', '**/*.long.test.ts'];
const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname, exclude: NEVER });
const PROCESSES = 'tests/processes/';
/** Start whole processes: too slow for every commit. */
const isProcessTest = (file: string) => file.startsWith(PROCESSES);
const isIntegration = (file: string) => isProcessTest(file) || needsDatabase(file);

/**
 * A test that hangs ends; one that is slow does not fail for it. Starting servers takes a minute where ten others use
 * the cores, and what is awaited inside a test has its own limit and says what it was (`tests/setup/until.ts`).
 */
const SLOW_MACHINE_MS = 300_000;

const isWaiting = ({ moduleId }: TestSpecification) => moduleId.includes(`/${PROCESSES}`);

/**
 * What starts processes waits longest. Each of them begins beside a test that computes, and early: at the end, one such
 * file would leave both cores idle for a minute.
 */
class WaitingBesideWorking extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(isWaiting);
    const working = sorted.filter((file) => !isWaiting(file));
    const mixed = working.flatMap((file, at) => [...waiting.slice(at, at + 1), file]);
    return [...mixed, ...waiting.slice(working.length)];
  }
}

/** `unit`: needs nothing but Node, run by `npm run check`. `integration`: real PostgreSQL and the payments sandbox. */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingBesideWorking },
    projects: [
      {
        test: {
          name: 'unit',
          include: tests.filter((file) => !isIntegration(file)),
          testTimeout: SLOW_MACHINE_MS,
          hookTimeout: SLOW_MACHINE_MS,
        },
      },
      {
        test: {
          name: 'integration',
          include: tests.filter(isIntegration),
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: SLOW_MACHINE_MS,
          hookTimeout: SLOW_MACHINE_MS,
          // On two cores: half of their time they wait, for servers to start and for a provider that hangs.
          maxWorkers: 4,
        },
      },
    ],
  },
});

import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { createNeedsDatabase } from './scripts/development/needs-database.ts';

const needsDatabase = createNeedsDatabase(import.meta.dirname);
const NEVER = ['node_modules/**', 'build/**', '.data*/**', 'tests/e2e/**'];
const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname, exclude: NEVER });
/** Start whole processes: too slow for every commit. */
const isProcessTest = (file: string) => file.startsWith('tests/processes/');
const isIntegration = (file: string) => isProcessTest(file) || needsDatabase(file);

/**
 * A test that hangs ends; one that is slow does not fail for it. Starting servers takes a minute where ten others use
 * the cores, and what is awaited inside a test has its own limit and says what it was (`tests/setup/until.ts`).
 */
const SLOW_MACHINE_MS = 300_000;

/** `unit`: needs nothing but Node, run by `npm run check`. `integration`: real PostgreSQL and the payments sandbox. */
export default defineConfig({
  test: {
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

import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { createNeedsDatabase } from './scripts/development/needs-database.ts';

const needsDatabase = createNeedsDatabase(import.meta.dirname);
const NEVER = ['node_modules/**', 'build/**', '.data*/**', 'tests/e2e/**'];
const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname, exclude: NEVER });
/** Start whole processes: too slow for every commit. */
const isProcessTest = (file: string) => file.startsWith('tests/processes/');
const isIntegration = (file: string) => isProcessTest(file) || needsDatabase(file);

/** `unit`: needs nothing but Node, run by `npm run check`. `integration`: real PostgreSQL and the payments sandbox. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests.filter((file) => !isIntegration(file)),
          // Drawing the first characters from all of Unicode takes seconds where others use the cores too.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: tests.filter(isIntegration),
          globalSetup: ['tests/setup/postgres.ts'],
          // Argon2 and image work on two shared cores.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

/** `unit`: needs nothing but Node, run by `npm run check`. `integration`: real PostgreSQL and the payments sandbox. */
const PURE = [
  'domain/**/*.test.ts',
  'contract/**/*.test.ts',
  'locales/**/*.test.ts',
  'content/**/*.test.ts',
  'web/**/*.test.ts',
  'db/seed/illustrations/**/*.test.ts',
  'server/places/**/*.test.ts',
  'payments-sandbox/**/*.test.ts',
];
const NEVER = ['node_modules/**', 'build/**', '.data*/**', 'tests/e2e/**'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: PURE, exclude: NEVER } },
      {
        test: {
          name: 'integration',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...PURE],
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

import { defineConfig } from 'vitest/config';

/** Not the quick tests: each of these suffixes and folders has a project below, or a command of its own. */
const OTHERS = [
  '**/node_modules/**',
  '**/*.{db,full,content,long}.test.ts',
  'packages/content/**',
  'packages/*-sandbox/**',
];

/**
 * A test that hangs ends; one that is slow does not fail for it. Starting servers takes a minute where ten others use
 * the cores, and what is awaited inside a test has its own limit and says what it was (`tests/setup/until.ts`).
 */
const SLOW_MACHINE_MS = 300_000;
const limits = { testTimeout: SLOW_MACHINE_MS, hookTimeout: SLOW_MACHINE_MS };
/** Of its own accord Vitest leaves one core idle. */
const onEachCore = { ...limits, maxWorkers: '100%' };
/** On two cores: half of their time these tests wait, for servers to start and for a provider that hangs. */
const waiting = { ...limits, maxWorkers: 4, sequence: { groupOrder: 1 } };
/**
 * Each process loads the product once, not for each file: half of the time went there. What a module caches lasts longer
 * than a test file, as it does in a server.
 */
const withDatabase = { ...waiting, globalSetup: ['tests/setup/postgres.ts'], isolate: false };

/**
 * A test's suffix says what it needs. `unit` and `component` need nothing but Node and are run by `npm run check`; with
 * `integration` they are what `npm test` runs before the browser; `npm run test:full` runs all.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['**/*.test.ts'], exclude: OTHERS, ...onEachCore } },
      {
        test: {
          name: 'component',
          // Forms and dialogs as a renter meets them, without a browser or a server (`tests/components/README.md`).
          include: ['**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/components/set-up.ts'],
          ...onEachCore,
        },
      },
      // Real PostgreSQL.
      { test: { name: 'integration', include: ['**/*.db.test.ts'], ...withDatabase } },
      {
        test: {
          name: 'content',
          // Written texts and data, judged word by word: `npm run content:check`.
          include: ['packages/content/**/*.test.ts', '**/*.content.test.ts'],
          ...withDatabase,
        },
      },
      // The local services' own: run when one changes.
      { test: { name: 'sandbox', include: ['packages/*-sandbox/**/*.test.ts'], ...waiting } },
      {
        test: {
          name: 'full',
          // What takes long, or repeats a rule in every shape; a release is tested by it, too.
          include: ['**/*.full.test.ts', 'tests/api/bad-input.db.test.ts'],
          env: { NOLO_TESTS: 'full' },
          ...withDatabase,
        },
      },
    ],
  },
});

import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { createNeedsDatabase } from '@nolo/scripts/development/needs-database.ts';

const needsDatabase = createNeedsDatabase(import.meta.dirname);
/** Long tests run on demand (`packages/document-reader/README.md`). */
const NEVER = ['**/node_modules/**', '**/build/**', '.data*/**', 'tests/e2e/**', '**/*.long.test.ts'];
const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname, exclude: NEVER });
const PROCESSES = 'tests/processes/';
/** Forms and dialogs as a renter meets them, without a browser or a server (`tests/components/README.md`). */
const COMPONENTS = '{apps,packages}/**/*.test.tsx';

/** Written texts and data, judged word by word: `npm run content:check`. */
const CONTENT = /^packages\/content\/|^apps\/api\/demo\/|^packages\/i18n\/(glossary|limits|specification)[.]/;
/** The local payment provider's own: run when it changes. */
const SANDBOX = /^packages\/(payments|police)-sandbox\//;
/** What takes long, or repeats a rule in every shape; a release is tested by it, too. */
const FULL = /[.]full[.]test[.]ts$|^bench\/|^scripts\//;

type Kind = 'content' | 'sandbox' | 'full' | 'integration' | 'unit';

function kindOf(file: string): Kind {
  if (CONTENT.test(file)) return 'content';
  if (SANDBOX.test(file)) return 'sandbox';
  if (FULL.test(file)) return 'full';
  return file.startsWith(PROCESSES) || needsDatabase(file) ? 'integration' : 'unit';
}
const of = (kind: Kind) => tests.filter((file) => kindOf(file) === kind);

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

const limits = { testTimeout: SLOW_MACHINE_MS, hookTimeout: SLOW_MACHINE_MS };
/** Of its own accord Vitest leaves one core idle. */
const onEachCore = { ...limits, maxWorkers: '100%' };
/**
 * Real PostgreSQL. On two cores: half of their time they wait, for servers to start and for a provider that hangs. Each
 * process loads the product once, not for each file: half of the time went there. What is kept in a module lasts longer
 * than a test file, as it does in a server.
 */
const withDatabase = {
  ...limits,
  globalSetup: ['tests/setup/postgres.ts'],
  maxWorkers: 4,
  isolate: false,
};

/**
 * `unit` and `component` need nothing but Node and are run by `npm run check`; with `integration` they are what
 * `npm test` runs before the browser; `npm run test:full` runs all.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: WaitingBesideWorking },
    projects: [
      { test: { name: 'unit', include: of('unit'), ...onEachCore } },
      {
        test: {
          name: 'component',
          include: [COMPONENTS],
          environment: 'happy-dom',
          setupFiles: ['tests/components/set-up.ts'],
          ...onEachCore,
        },
      },
      { test: { name: 'integration', include: of('integration'), ...withDatabase } },
      { test: { name: 'content', include: of('content'), ...withDatabase } },
      { test: { name: 'sandbox', include: of('sandbox'), ...limits } },
      {
        test: {
          name: 'full',
          include: [...of('full'), 'tests/api/bad-input.test.ts'],
          env: { NOLO_TESTS: 'full' },
          ...withDatabase,
        },
      },
    ],
  },
});

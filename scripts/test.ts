import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
/** `npm run test:full`: what a change rarely needs, too; once before an issue is done, and before a release. */
const isFull = process.argv.includes('--full');
const IN_FULL = ['content', 'sandbox', 'full'];
const reports = mkdtempSync(join(tmpdir(), 'nolo-tests-'));

/**
 * How many tests ended how, and the names of those that failed. `problem` says what went wrong outside any test; it
 * counts as one failed.
 */
type Tally = { passed: number; failed: number; skipped: number; failures: string[]; problem?: string };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightError = z.object({
  message: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      ok: z.boolean(),
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(playwrightError) })) })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

const firstLine = (text: string | undefined) => text?.split('\n', 1)[0] ?? '';

function readVitest(report: unknown): Tally {
  const read = vitestReport.parse(report);
  const failed = read.testResults.filter(({ status }) => status === 'failed');
  // A file that fails to load, or whose set-up fails, has no failed test of its own.
  const brokenFiles = failed.filter(
    (file) => !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failedTests = failed.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative(ROOT, name)} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
  );
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + brokenFiles.length,
    skipped: read.numPendingTests + read.numTodoTests,
    failures: [
      ...failedTests,
      ...brokenFiles.map((file) => `${relative(ROOT, file.name)}: ${firstLine(file.message)}`),
    ],
  };
}

/** Where and on what: of a report of several hundred lines for each failed test, the end may be all that is kept. */
function describeError({ message = '', location }: z.infer<typeof playwrightError>): string {
  const place = location ? `${relative(ROOT, location.file)}:${location.line} ` : '';
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6);
  return `\n  ${place}${said.join('\n    ')}`;
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return `${file}:${line} > ${title}:${errors.map(describeError).join('')}`;
    });
  return [...here, ...suites.flatMap(failedSpecs)];
}

function readPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report);
  // A test that passes only when repeated is not a passed test.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  };
}

let isStopped = false;
const running = new Set<ChildProcess>();

/**
 * Once stopped, no further step starts, and those that run end what they have started: Playwright its server and its
 * database, which it does for SIGINT alone. Ctrl-C reaches them from the terminal, SIGTERM only this process.
 */
process.on('SIGINT', () => {
  isStopped = true;
});
process.on('SIGTERM', () => {
  isStopped = true;
  for (const child of running) child.kill('SIGINT');
});

/** By whole lines, so that commands that run together do not write into each other's. */
async function copyLines(from: Readable, to: NodeJS.WriteStream): Promise<void> {
  for await (const line of createInterface(from)) to.write(`${line}\n`);
}

/** Runs a command with its output on the screen; one that runs alone has the screen to itself, colours and all. */
async function runHere(
  command: string,
  args: string[],
  { isAlone, environment = {} }: { isAlone: boolean; environment?: NodeJS.ProcessEnv },
): Promise<string | null> {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  const ended = once(child, 'close').finally(() => running.delete(child));
  const [[code, signal]] = await Promise.all([
    ended,
    child.stdout && copyLines(child.stdout, process.stdout),
    child.stderr && copyLines(child.stderr, process.stderr),
  ]);
  return code === 0 ? null : String(code ?? signal);
}

type TestRun = {
  isAlone: boolean;
  reportFile: string;
  read: (report: unknown) => Tally;
};

/** Runs a test runner; its figures are in a file. */
async function run(command: string, args: string[], { isAlone, reportFile, read }: TestRun): Promise<Tally> {
  const environment = { NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  const endedWith = await runHere(command, args, { isAlone, environment });
  if (!existsSync(reportFile)) throw new Error(`${command} ended with ${endedWith ?? 0} before any test`);
  const tally = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (tally.passed + tally.failed === 0) return { ...tally, problem: `${command} ran no test` };
  if (endedWith !== null && tally.failed === 0)
    return { ...tally, problem: `${command} ended with ${endedWith} although no test failed` };
  return tally;
}

function vitest(projects: readonly string[], isAlone: boolean): Promise<Tally> {
  const reportFile = join(reports, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters];
  return run('vitest', args, { isAlone, reportFile, read: readVitest });
}

function playwright(isAlone: boolean): Promise<Tally> {
  const reportFile = join(reports, 'browser.json');
  const args = ['test', '--reporter=list,json', ...(isFull ? [] : ['tests/e2e/smoke'])];
  return run('playwright', args, { isAlone, reportFile, read: readPlaywright });
}

const NONE: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

type Step = (isAlone: boolean) => Promise<Tally>;

const build: Step = async (isAlone) => {
  const endedWith = await runHere(process.execPath, [join('scripts', 'build.ts')], { isAlone });
  return endedWith === null ? NONE : { ...NONE, problem: `the build ended with ${endedWith}` };
};

/** Where a browser has to be installed first, that is done meanwhile. */
const browser: Step = async (isAlone) => {
  const endedWith = await runHere(process.execPath, [join('scripts', 'find-browser.ts')], { isAlone });
  return endedWith === null ? NONE : { ...NONE, problem: 'no Chromium was found' };
};

async function attempt(step: Step, isAlone: boolean): Promise<Tally> {
  try {
    return await step(isAlone);
  } catch (error) {
    return { ...NONE, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Together: what leaves a core idle. The rest fills both, and would starve what the product runs at low priority. */
const STEPS: Step[][] = [
  [build, browser, (isAlone) => vitest(['unit', 'component'], isAlone)],
  [(isAlone) => vitest(['integration', ...(isFull ? IN_FULL : [])], isAlone)],
  [playwright],
];
const tallies: Tally[] = [];
for (const together of STEPS) {
  if (isStopped) break;
  const isAlone = together.length === 1;
  tallies.push(...(await Promise.all(together.map((step) => attempt(step, isAlone)))));
}
if (isStopped) tallies.push({ ...NONE, problem: 'stopped before the end' });
rmSync(reports, { recursive: true, force: true });

// The end of the output is what a CI service keeps.
for (const failure of tallies.flatMap(({ failures }) => failures))
  process.stdout.write(`\nFailed: ${failure}\n`);
for (const { problem } of tallies) if (problem !== undefined) process.stdout.write(`\nFailed: ${problem}\n`);
const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
const passed = sum((tally) => tally.passed);
const failed = sum((tally) => tally.failed + (tally.problem === undefined ? 0 : 1));
const skipped = sum((tally) => tally.skipped);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);

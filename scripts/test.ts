import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { buildPages } from './development/build-pages.ts';
import { findChromium } from './development/find-chromium.ts';

const ROOT = join(import.meta.dirname, '..');

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

/** Runs a test runner with its output on the screen and its figures in a file. */
function run(command: string, args: string[], reportFile: string, read: (report: unknown) => Tally): Tally {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`);
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  const tally = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  if (tally.passed + tally.failed === 0) return { ...tally, problem: `${command} ran no test` };
  if (done.status !== 0 && tally.failed === 0) {
    return {
      ...tally,
      problem: `${command} ended with ${done.status ?? done.signal} although no test failed`,
    };
  }
  return tally;
}

function vitest(project: string, reportFile: string): Tally {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return run('vitest', ['run', '--project', project, ...reporters], reportFile, readVitest);
}

function playwright(reportFile: string): Tally {
  process.env['CHROMIUM_PATH'] = findChromium();
  return run('playwright', ['test', '--reporter=list,json'], reportFile, readPlaywright);
}

function attempt(step: () => Tally): Tally {
  try {
    return step();
  } catch (error) {
    return {
      passed: 0,
      failed: 0,
      skipped: 0,
      failures: [],
      problem: error instanceof Error ? error.message : String(error),
    };
  }
}

function build(): Tally {
  buildPages();
  return { passed: 0, failed: 0, skipped: 0, failures: [] };
}

const reports = mkdtempSync(join(tmpdir(), 'nolo-tests-'));
const tallies = [
  () => build(),
  () => vitest('unit', join(reports, 'unit.json')),
  () => vitest('integration', join(reports, 'integration.json')),
  () => playwright(join(reports, 'browser.json')),
].map(attempt);
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

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import { launchChromium } from './first-visit.ts';
import { longTasks, type LongTask } from './long-tasks.ts';
import { inProcessorTime, tasksOf, type TraceEvent } from './processor-trace.ts';

/** Seconds and milliseconds, as Lighthouse makes them out for its telephone. */
export type Estimate = { lcp: number; tbt: number };

export type PageStart = Estimate & {
  /** The same on a telephone half as fast. */
  slower: Estimate;
  /** Milliseconds of this machine's processor: all tasks of the page's thread, and those that took long. */
  processor: number;
  long: LongTask[];
};

/** Lighthouse's telephone is so many times slower than the machine that Lighthouse runs on. */
const TELEPHONE = 4;
const SLOWER_TELEPHONE = 8;

const flags: Flags = { logLevel: 'error', onlyCategories: ['performance'] };

/** One visit in a new browser, read by Lighthouse as if nobody else had used the processor. Null without a trace. */
export async function pageStart(address: string): Promise<PageStart | null> {
  const folder = await mkdtemp(join(tmpdir(), 'nolo-trace-'));
  try {
    await visit(address, folder);
    const path = join(folder, 'trace.json');
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ traceEvents: inProcessorTime(traceEvents) }));
    const own = await estimate(address, folder, TELEPHONE);
    const slower = own && (await estimate(address, folder, SLOWER_TELEPHONE));
    if (!own || !slower) return null;
    const processor = tasksOf(traceEvents).reduce((sum, { task }) => sum + task.tdur / 1000, 0);
    return { ...own, slower, processor, long: longTasks(traceEvents) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function visit(address: string, folder: string): Promise<void> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    await lighthouse(address, { ...flags, port, gatherMode: folder });
  } finally {
    await browser.close();
  }
}

/** Lighthouse refuses to judge a visit by other settings than it was made with: those of the visit are changed first. */
async function estimate(
  address: string,
  folder: string,
  cpuSlowdownMultiplier: number,
): Promise<Estimate | null> {
  const path = join(folder, 'artifacts.json');
  const artifacts: { settings: { throttling: object } } = JSON.parse(await readFile(path, 'utf8'));
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier };
  artifacts.settings.throttling = throttling;
  await writeFile(path, JSON.stringify(artifacts));
  const result = await lighthouse(address, { ...flags, throttling, auditMode: folder });
  if (!result || result.lhr.runtimeError) return null;
  const value = (audit: string) => result.lhr.audits[audit]?.numericValue ?? Number.NaN;
  const [lcp, tbt] = [value('largest-contentful-paint') / 1000, value('total-blocking-time')];
  return Number.isNaN(lcp + tbt) ? null : { lcp, tbt };
}

import { tasksOf, type TraceEvent, type WholeTask } from './processor-trace.ts';

/** Milliseconds of a quiet processor: 48 on Lighthouse's telephone, where a task blocks from 50 on. */
const LONG = 12;
/** What is named of a task takes at least so many milliseconds of it. */
const NAMED = 1;

export type LongTask = {
  /** Milliseconds after the page was asked for, by the clock. */
  at: number;
  processor: number;
  /** Kinds of work by their own processor time, the longest first. */
  work: string;
};

/** Processor time of each kind of work within a task, without that of the work within it. */
function ownTimes({ task, parts }: WholeTask): Map<string, number> {
  const own = new Map<string, number>();
  const add = (name: string, ms: number) => own.set(name, (own.get(name) ?? 0) + ms);
  const open: { end: number; name: string }[] = [];
  for (const event of [task, ...parts]) {
    if (event.ph !== 'X' || event.tdur === undefined) continue;
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop();
    const around = open.at(-1);
    const [name, ms] = [nameOf(event), event.tdur / 1000];
    if (around) add(around.name, -ms);
    add(name, ms);
    open.push({ end: event.ts + (event.dur ?? 0), name });
  }
  return own;
}

/** With the file that a script comes from, without the mark of its content. */
function nameOf({ name, args }: TraceEvent): string {
  const { url, fileName } = args.data ?? {};
  const address = [url, fileName].find((one) => typeof one === 'string') ?? '';
  return `${name} ${/[^/]*$/.exec(address)?.[0].replace(/-[\w-]{8}\.js$/, '')}`.trim();
}

const isVisit = ({ name, args }: TraceEvent) =>
  name === 'navigationStart' && String(args.data?.['documentLoaderURL']).startsWith('http');

/** What a page's thread did in one piece for longer than a slow telephone's finger waits, in the order of time. */
export function longTasks(events: readonly TraceEvent[]): LongTask[] {
  const begin = events.find(isVisit)?.ts ?? 0;
  return tasksOf(events)
    .filter(({ task }) => task.tdur >= LONG * 1000)
    .map((whole) => ({
      at: (whole.task.ts - begin) / 1000,
      processor: whole.task.tdur / 1000,
      work: [...ownTimes(whole)]
        .filter(([, ms]) => ms >= NAMED)
        .toSorted(([, a], [, b]) => b - a)
        .map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
        .join(', '),
    }));
}

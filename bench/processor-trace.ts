/** An event of Chromium's trace; times in microseconds, those with `t` of the thread's processor time. */
export type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
  args: { name?: string; data?: Record<string, unknown> };
};

/** What the page's thread takes up and ends before it answers anything else. */
export type Task = TraceEvent & Required<Pick<TraceEvent, 'dur' | 'tts' | 'tdur'>>;

const TASK = 'RunTask';
const PAGE_THREAD = 'CrRendererMain';
/** Lighthouse looks for these within a task. Others, as the paints, say a time that is not their own. */
const WORK = /^(disabled-by-default-)?(devtools\.timeline|v8|v8\.execute)(,|$)/;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** The threads of pages; a browser has one for its own first page, too. */
function pageThreads(events: readonly TraceEvent[]): Set<string> {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === PAGE_THREAD);
  return new Set(named.map(threadOf));
}

const isTask = (event: TraceEvent): event is Task =>
  event.name === TASK && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined;

/** A task and what happened within it, on one thread, in the order of time. */
export type WholeTask = { task: Task; parts: TraceEvent[] };

/** The tasks of the pages' threads, none within another. */
export function tasksOf(events: readonly TraceEvent[]): WholeTask[] {
  const threads = pageThreads(events);
  const inOrder = events
    .filter((event) => threads.has(threadOf(event)))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks = new Map<string, WholeTask[]>();
  for (const event of inOrder) {
    const own = tasks.get(threadOf(event)) ?? [];
    tasks.set(threadOf(event), own);
    const last = own.at(-1);
    const isWithin = last !== undefined && event.ts < last.task.ts + last.task.dur;
    if (isWithin) last.parts.push(event);
    else if (isTask(event)) own.push({ task: event, parts: [] });
  }
  return [...tasks.values()].flat();
}

/**
 * The same trace as a processor would have written it that nobody else uses: each task of a page begins when it did
 * and lasts as long as the thread was computing; waiting for the processor is not in it.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const moved = new Map<TraceEvent, TraceEvent>();
  for (const { task, parts } of tasksOf(events)) {
    moved.set(task, { ...task, dur: task.tdur });
    for (const part of parts) {
      if (part.tts === undefined || !WORK.test(part.cat)) continue;
      const ts = task.ts + part.tts - task.tts;
      moved.set(part, { ...part, ts, ...(part.tdur !== undefined && { dur: part.tdur }) });
    }
  }
  return events.map((event) => moved.get(event) ?? event);
}

import { expect, test } from 'vitest';
import { longTasks } from './long-tasks.ts';
import { inProcessorTime, tasksOf, type TraceEvent } from './processor-trace.ts';

const page = { pid: 7, tid: 7, args: {} };
const work = (name: string, times: Pick<TraceEvent, 'ts' | 'dur' | 'tts' | 'tdur'>): TraceEvent => ({
  ...page,
  ...times,
  name,
  cat: 'devtools.timeline',
  ph: 'X',
});

const thread = {
  ...page,
  name: 'thread_name',
  cat: '__metadata',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
};
const visit: TraceEvent = {
  ...page,
  name: 'navigationStart',
  cat: 'blink.user_timing',
  ph: 'R',
  ts: 1_000_000,
  args: { data: { documentLoaderURL: 'http://localhost/en' } },
};
/** Waited 60 of 80 ms, 40 of them within the layout. */
const task = work('RunTask', { ts: 1_100_000, dur: 80_000, tts: 500_000, tdur: 20_000 });
const layout = work('Layout', { ts: 1_130_000, dur: 45_000, tts: 510_000, tdur: 5000 });
const paint = {
  ...work('firstContentfulPaint', { ts: 1_170_000 }),
  cat: 'loading,rail,devtools.timeline',
  ph: 'R',
};
const short = work('RunTask', { ts: 1_200_000, dur: 90_000, tts: 520_000, tdur: 11_000 });
const elsewhere = { ...work('RunTask', { ts: 1_100_000, dur: 70_000, tts: 0, tdur: 70_000 }), tid: 8 };
const trace = [thread, visit, elsewhere, task, layout, paint, short];

test('tasks of pages hold what happened within them', () => {
  expect(tasksOf(trace)).toEqual([
    { task, parts: [layout, paint] },
    { task: short, parts: [] },
  ]);
});

test('waiting for the processor is taken out of a task and of its parts', () => {
  const read = inProcessorTime(trace);
  expect(read).toEqual([
    thread,
    visit,
    elsewhere,
    { ...task, dur: 20_000 },
    { ...layout, ts: 1_110_000, dur: 5000 },
    // What browsers say of the screen has its own time.
    paint,
    { ...short, dur: 11_000 },
  ]);
});

test('a task that computes for long is listed with its kinds of work, one that waits for long is not', () => {
  expect(longTasks(trace)).toEqual([{ at: 100, processor: 20, work: 'RunTask 15.0, Layout 5.0' }]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { watchNear } from './watch-near.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that was busy: all the changes since the last call come in one. */
function browserThatSaw(changes: readonly boolean[]) {
  let isStopped = false;
  class Observer {
    readonly #listener: (entries: { isIntersecting: boolean }[]) => void;
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      this.#listener = listener;
    }
    observe() {
      queueMicrotask(() => this.#listener(changes.map((isIntersecting) => ({ isIntersecting }))));
    }
    disconnect() {
      isStopped = true;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { isStopped: () => isStopped };
}

test.each([
  { changes: [true], last: true },
  { changes: [false, true], last: true },
  { changes: [true, false], last: false },
])('of $changes in one call the last holds', async ({ changes, last }) => {
  const browser = browserThatSaw(changes);
  const seen = Promise.withResolvers<boolean>();
  const stop = watchNear({} as Element, '0px', seen.resolve);
  expect(await seen.promise).toBe(last);
  expect(browser.isStopped()).toBe(false);
  stop();
  expect(browser.isStopped()).toBe(true);
});

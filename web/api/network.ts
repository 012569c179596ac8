import { useSyncExternalStore } from 'react';

/** `trying`: somebody asked for another try, and its answer is on the way. */
export type NetworkState = 'reached' | 'lost' | 'trying';

const shortestWait = 2000;
const longestWait = 30_000;

/** As it was before `followThroughLosses`. */
const fetchOnce = globalThis.fetch;

let waiting = 0;
let state: NetworkState = 'reached';
let retries: (() => void)[] = [];
const listeners = new Set<() => void>();

function become(next: NetworkState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Asks again for everything that waits. */
export function tryAgain(): void {
  if (waiting > 0) become('trying');
  const due = retries;
  retries = [];
  for (const retry of due) retry();
}

/** Until the network is said to be back, somebody asks for it, or a while has passed: not every loss is noticed. */
function nextTry(failures: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    retries.push(resolve);
    signal?.addEventListener('abort', () => resolve(), { once: true });
    setTimeout(resolve, Math.min(shortestWait * 2 ** failures, longestWait));
  });
}

/**
 * A question that may be asked again, since it changes nothing: without an answer it waits for the network, and whoever
 * asked knows of a longer wait only. The answer has come whole.
 */
export async function fetchWhenReachable(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let failures = 0; ; failures++) {
    try {
      const answer = await fetchWhole(input, init);
      if (failures > 0) stopWaiting();
      return answer;
    } catch (error) {
      if (failures === 0) waiting++;
      if (init?.signal?.aborted) {
        stopWaiting();
        throw error;
      }
      become('lost');
      await nextTry(failures, init?.signal);
    }
  }
}

function stopWaiting(): void {
  waiting--;
  if (waiting === 0) become('reached');
}

/** A network that goes while an answer comes has not given it. */
async function fetchWhole(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetchOnce(input, init);
  const body = await answer.blob();
  return new Response(body.size > 0 ? body : null, answer);
}

/** Loads a part of the page; one whose script cannot be fetched is asked for again once the server answers. */
export function whenReachable<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(async () => {
      await fetchWhenReachable('/healthz');
      return load();
    });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', tryAgain);
  return () => listeners.delete(listener);
}

/** Whether something that the page asked for waits for the network. */
export const useNetwork = (): NetworkState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'reached',
  );

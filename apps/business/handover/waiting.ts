import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { sendDraft } from './send-draft.ts';
import { isWaiting, listFinished, type Draft } from './device-store.ts';

/** How often what waits is tried again while a page is open, beside the moment in which the network is back. */
const TRY_AGAIN_MS = 20_000;

let waiting: readonly Draft[] = [];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function readWaiting(): Promise<void> {
  waiting = await listFinished();
  for (const listener of listeners) listener();
}

/** What was finished on this device and is not with the server, refused or not, in its order. */
export function useWaiting(): readonly Draft[] {
  return useSyncExternalStore(subscribe, () => waiting);
}

/** Sends what waits, one after the other, in one tab at a time; tells whether the server took any. */
export async function sendWaiting(textOf: (error: unknown) => string): Promise<boolean> {
  const isAnySent = await navigator.locks.request('nolo-counter', async () => {
    let sent = false;
    for (const draft of await listFinished()) {
      if (!isWaiting(draft)) continue;
      const outcome = await sendDraft(draft, textOf);
      // What came later waits behind it: a return is not sent before its pickup.
      if (outcome === 'waiting') break;
      sent ||= outcome === 'sent';
    }
    return sent;
  });
  await readWaiting();
  return isAnySent;
}

/** Sends what waits: when a page opens, when the network is back, and every now and then. The pages then show it. */
export function useSending(): void {
  const textOf = useErrorText();
  const { revalidate } = useRevalidator();
  const send = useEffectEvent(async () => {
    if (await sendWaiting(textOf)) await revalidate();
  });
  useEffect(() => {
    const controller = new AbortController();
    // Where the browser keeps nothing, nothing waits.
    const sendSoon = () => void send().catch(() => undefined);
    sendSoon();
    const timer = setInterval(() => waiting.length > 0 && sendSoon(), TRY_AGAIN_MS);
    window.addEventListener('online', sendSoon, { signal: controller.signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
}

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { api } from '../api.ts';
import { useMember } from '../member.ts';
import { DEVICE_LOCK, findDeviceAccount, isWaiting, listFinished, type Draft } from './device-store.ts';
import { sendDraft, type SendTexts } from './send-draft.ts';

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

/** What the reader finished on this device and is not with the server, refused or not, in its order. */
export function useWaiting(): readonly Draft[] {
  const { account_id } = useMember();
  const drafts = useSyncExternalStore(subscribe, () => waiting);
  // Who was logged in before may have left theirs on the page.
  return drafts.filter(({ accountId }) => accountId === account_id);
}

/** What a draft that is refused is told in. */
export function useSendTexts(): SendTexts {
  const errorText = useErrorText();
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  return {
    errorText,
    pictureLost: t('picture_lost'),
    pictureName: ({ id, view }, { damages }) =>
      view === null
        ? t('damage_picture', { number: damages.findIndex(({ picture_id }) => picture_id === id) + 1 })
        : seen(`view_${view}`),
  };
}

/**
 * Sends what waits, one after the other, in one tab at a time; tells whether the pages show something old: the server took
 * some, or knows the session no longer. Nobody logs in meanwhile: what somebody captured is sent under their own session.
 */
export async function sendWaiting(texts: SendTexts): Promise<boolean> {
  const isOld = await navigator.locks.request(DEVICE_LOCK, async () => {
    const drafts = (await listFinished()).filter(isWaiting);
    if (drafts.length === 0) return false;
    const sender = await findSender();
    const ofSender = drafts.filter(({ accountId }) => accountId === sender);
    return (await sendEach(ofSender, texts)) || (await findDeviceAccount()) === null;
  });
  await readWaiting();
  return isOld;
}

/** Whose session the browser has; null: the server cannot be asked, or there is none. */
const findSender = (): Promise<string | null> =>
  api.call('memberProfile').then(
    ({ account_id }) => account_id,
    () => null,
  );

/** A draft that the server has trouble with holds up its own rental alone: a return is not sent before its pickup. */
async function sendEach(drafts: readonly Draft[], texts: SendTexts): Promise<boolean> {
  const held = new Set<string>();
  let isAnySent = false;
  for (const draft of drafts) {
    if (held.has(draft.rentalId)) continue;
    const outcome = await sendDraft(draft, texts);
    if (outcome === 'unreachable') break;
    if (outcome === 'failed') held.add(draft.rentalId);
    isAnySent ||= outcome === 'sent';
  }
  return isAnySent;
}

/** Sends what waits: when a page opens, when the network is back, and every now and then. The pages then show it. */
export function useSending(): void {
  const texts = useSendTexts();
  const { revalidate } = useRevalidator();
  const send = useEffectEvent(async () => {
    if (await sendWaiting(texts)) await revalidate();
  });
  useEffect(() => {
    const controller = new AbortController();
    const sendSoon = () => void send();
    sendSoon();
    const timer = setInterval(() => waiting.length > 0 && sendSoon(), TRY_AGAIN_MS);
    window.addEventListener('online', sendSoon, { signal: controller.signal });
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
}

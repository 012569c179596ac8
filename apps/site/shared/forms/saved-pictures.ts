import { loggedOutAt } from '../../api/session.ts';
import { picturesDatabase } from '../../api/forget-pictures.ts';

/** A picture that was chosen and not sent yet; never one of an identity document (docs/decisions/0068). */
type KeptPicture = {
  /** Of this choice: another choice is another picture, in another tab too. */
  id: string;
  /** What it is for, as a booking. */
  object: string;
  /** E-mail address of the account. */
  owner: string;
  chosenAt: number;
  file: File;
};

const STORE = 'chosen';
/** A draft of words ends with its tab. Nothing reports that a tab was closed: a picture left over is erased after a day. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** Whether it is kept: not where the browser refuses, its disk is full, or `object` has `most` already. */
export async function savePicture(picture: Omit<KeptPicture, 'chosenAt'>, most: number): Promise<boolean> {
  const chosenAt = Date.now();
  const isKept = await inStore(async (store) => {
    const others = await whatMayStay(store, ({ object }) => object === picture.object);
    if (others.length >= most) return false;
    await result(store.put({ ...picture, chosenAt }));
    return true;
  });
  return isKept ?? false;
}

/** Those of `ids` that are still kept, by their id. */
export async function savedPictures(ids: readonly string[]): Promise<Map<string, File>> {
  if (ids.length === 0) return new Map();
  const found = await inStore((store) => whatMayStay(store, ({ id }) => ids.includes(id)));
  return new Map((found ?? []).map(({ id, file }) => [id, file]));
}

/** It was sent, removed, or replaced by another. */
export async function forgetPicture(id: string): Promise<void> {
  await inStore((store) => result(store.delete(id)));
}

/** Somebody logs in: what another account left here goes. */
export async function forgetOthersPictures(owner: string): Promise<void> {
  await inStore(async (store) => {
    const others = await whatMayStay(store, (picture) => picture.owner !== owner);
    await Promise.all(others.map(({ id }) => result(store.delete(id))));
  });
}

/** Removes what is older than a day or than a log-out, and answers those of the rest that are asked for. */
async function whatMayStay(
  store: IDBObjectStore,
  isAskedFor: (picture: KeptPicture) => boolean,
): Promise<KeptPicture[]> {
  const all: KeptPicture[] = await result(store.getAll());
  const earliest = Math.max(loggedOutAt() + 1, Date.now() - KEPT_FOR_MS);
  const stale = all.filter(({ chosenAt }) => chosenAt < earliest);
  await Promise.all(stale.map(({ id }) => result(store.delete(id))));
  return all.filter((picture) => picture.chosenAt >= earliest && isAskedFor(picture));
}

/**
 * One transaction, done when it resolves; null where the browser keeps nothing. Closed at once: an open database would
 * hold up its deletion at log-out.
 */
async function inStore<T>(act: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      const isDone = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error));
      });
      const [answer] = await Promise.all([act(transaction.objectStore(STORE)), isDone]);
      return answer;
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(picturesDatabase, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' });
  });
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

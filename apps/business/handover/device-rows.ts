import { useSyncExternalStore } from 'react';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';

type StoreName = 'account' | 'draft' | 'picture' | 'answer';
/** Begins with the id of the account whose row it is. */
export type RowKey = [string, ...string[]];
type RowStore = { key: RowKey; value: unknown };
type Schema = DBSchema & Record<StoreName, RowStore>;

export type RowAddress = { store: StoreName; key: RowKey };
type Row = RowAddress & { value: unknown };

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('nolo-device', 1, {
    upgrade(database) {
      for (const store of ['account', 'draft', 'picture', 'answer'] as const)
        database.createObjectStore(store);
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** What earlier versions of the portal stored: readable for whoever holds the device. */
export const deleteUnsealed = (): Promise<void> => deleteDB('nolo-counter');

/** Rows that the browser refused to store, by their address: they last as long as the page. */
const refused = new Map<string, Row>();
let isRefused = false;
const listeners = new Set<() => void>();

const nameOf = ({ store, key }: RowAddress): string => JSON.stringify([store, ...key]);

/** Undefined where the browser stores nothing: in a private window, by its settings, or because the disk is full. */
async function attempt<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  try {
    return await act(await open());
  } catch {
    isRefused = true;
    for (const listener of listeners) listener();
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser has refused to store something: what is captured then ends with the page. */
export function useIsStorageRefused(): boolean {
  return useSyncExternalStore(subscribe, () => isRefused);
}

export async function findRow(address: RowAddress): Promise<unknown> {
  const row = refused.get(nameOf(address));
  return row === undefined
    ? attempt((database) => database.get(address.store, address.key))
    : Promise.resolve(row.value);
}

/** Rows whose keys begin with these parts, in the order of their keys. */
export async function listRows(store: StoreName, beginning: RowKey): Promise<Omit<Row, 'store'>[]> {
  const range = IDBKeyRange.bound(beginning, [...beginning, []]);
  const stored = await attempt(async (database) => {
    const transaction = database.transaction(store);
    const [keys, values] = await Promise.all([
      transaction.store.getAllKeys(range),
      transaction.store.getAll(range),
    ]);
    return keys.map((key, index) => ({ key, value: values[index] }));
  });
  const inMemory = [...refused.values()].filter(
    (row) => row.store === store && beginning.every((part, index) => row.key[index] === part),
  );
  const isInMemory = new Set(inMemory.map(nameOf));
  return [...(stored ?? []).filter(({ key }) => !isInMemory.has(nameOf({ store, key }))), ...inMemory];
}

export async function putRow(row: Row): Promise<void> {
  refused.set(nameOf(row), row);
  await attempt(async (database) => {
    await database.put(row.store, row.value, row.key);
    // A later value may have been refused meanwhile.
    if (refused.get(nameOf(row)) === row) refused.delete(nameOf(row));
  });
}

/** All of them, or none. */
export async function deleteRows(rows: readonly RowAddress[]): Promise<void> {
  if (rows.length === 0) return;
  for (const row of rows) refused.delete(nameOf(row));
  await attempt(async (database) => {
    const transaction = database.transaction(['account', 'draft', 'picture', 'answer'], 'readwrite');
    const deleted = rows.map(({ store, key }) => transaction.objectStore(store).delete(key));
    await Promise.all([...deleted, transaction.done]);
  });
}

/** Every row of a store, of whatever account. */
export async function clearRows(store: StoreName): Promise<void> {
  for (const [name, row] of refused) if (row.store === store) refused.delete(name);
  await attempt((database) => database.clear(store));
}

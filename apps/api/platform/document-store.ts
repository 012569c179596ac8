import { randomUUID } from 'node:crypto';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Keyring } from './sealing/keyring.ts';
import { seal, unseal } from './sealing/vault.ts';

/** Private files (identity documents), encrypted at rest; keys are random and say nothing. */
export type DocumentStore = {
  /** Stores the bytes under a new key, or the one given; tells which. */
  put(bytes: Buffer, storageKey?: string): Promise<string>;
  /** The bytes; null when the key is unknown. Throws when they were tampered with. */
  get(storageKey: string): Promise<Buffer | null>;
  delete(storageKey: string): Promise<void>;
  /** Seals a file anew unless it is sealed with the key in use; tells whether it had to. */
  reseal(storageKey: string): Promise<boolean>;
  /** The id of the key a file was sealed with; null if it is gone. */
  keyIdOf(storageKey: string): Promise<string | null>;
  storageKeys(): AsyncIterable<string>;
  isThere(): Promise<boolean>;
};

const KEY_FORM = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** In front of a sealed file: which form it has, and the id of its key. */
const FORM = Buffer.from('NOLO1');
const ID_BYTES = 4;
const HEAD_BYTES = FORM.length + ID_BYTES;

function keyIdIn(stored: Buffer): string {
  if (!stored.subarray(0, FORM.length).equals(FORM)) throw new Error('A stored file is not sealed.');
  return stored.subarray(FORM.length, HEAD_BYTES).toString('hex');
}

function open({ all }: Keyring, name: string, stored: Buffer): Buffer {
  const keyId = keyIdIn(stored);
  const key = all.find(({ id }) => id === keyId);
  if (key === undefined)
    throw new Error(`DOCUMENTS_KEY lacks the key ${keyId}, with which a file was sealed.`);
  return unseal(key, name, stored.subarray(HEAD_BYTES));
}

function nameOf(storageKey: string): string {
  if (!KEY_FORM.test(storageKey)) throw new Error('not a storage key');
  return storageKey;
}

/** Seals what goes into `blobs`, each file under its own name. */
export function createDocumentStore(blobs: BlobStore, keyring: Keyring): DocumentStore {
  const { current } = keyring;
  const head = Buffer.concat([FORM, Buffer.from(current.id, 'hex')]);
  const sealed = (name: string, bytes: Buffer) => Buffer.concat([head, seal(current, name, bytes)]);
  return {
    async put(bytes, storageKey = randomUUID()) {
      await blobs.write(nameOf(storageKey), sealed(storageKey, bytes));
      return storageKey;
    },
    async get(storageKey) {
      const stored = await blobs.read(nameOf(storageKey));
      return stored === null ? null : open(keyring, storageKey, stored);
    },
    delete: (storageKey) => blobs.delete(nameOf(storageKey)),
    async reseal(storageKey) {
      const stored = await blobs.read(nameOf(storageKey));
      if (stored === null || keyIdIn(stored) === current.id) return false;
      await blobs.replace(storageKey, sealed(storageKey, open(keyring, storageKey, stored)));
      return true;
    },
    async keyIdOf(storageKey) {
      const stored = await blobs.read(nameOf(storageKey));
      return stored === null ? null : keyIdIn(stored);
    },
    async *storageKeys() {
      for await (const name of blobs.names()) if (KEY_FORM.test(name)) yield name;
    },
    isThere: () => blobs.isThere(),
  };
}

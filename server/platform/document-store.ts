import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Private files (identity documents), encrypted at rest; keys are random and say nothing. */
export type DocumentStore = {
  /** Stores the bytes; tells the key under which to find them. */
  put(bytes: Buffer): Promise<string>;
  /** The bytes; null when the key is unknown. Throws when they were tampered with. */
  get(storageKey: string): Promise<Buffer | null>;
  delete(storageKey: string): Promise<void>;
};

const KEY_FORM = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function encrypt(key: Buffer, name: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(name)); // a file moved under another name does not open
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, name: string, stored: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

/** The local implementation: a folder of files, each AES-256-GCM under `key` (32 bytes). */
export function createDocumentStore({ dir, key }: { dir: string; key: Buffer }): DocumentStore {
  const pathOf = (storageKey: string): string => {
    if (!KEY_FORM.test(storageKey)) throw new Error('not a storage key');
    return join(dir, storageKey);
  };
  return {
    async put(bytes) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const storageKey = randomUUID();
      const path = pathOf(storageKey);
      await writeFile(`${path}.part`, encrypt(key, storageKey, bytes), { mode: 0o600, flush: true });
      await rename(`${path}.part`, path); // whole or not at all, even when the power goes
      return storageKey;
    },
    async get(storageKey) {
      const stored = await readFile(pathOf(storageKey)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return stored === null ? null : decrypt(key, storageKey, stored);
    },
    async delete(storageKey) {
      await rm(pathOf(storageKey), { force: true });
    },
  };
}

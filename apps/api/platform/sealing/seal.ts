import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Key } from './keyring.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM. `name` is where the bytes belong: moved to another place, they do not open. */
export function seal({ secret }: Key, name: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  cipher.setAAD(Buffer.from(name));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when the bytes were tampered with, belong elsewhere or were sealed with another key. */
export function unseal({ secret }: Key, name: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

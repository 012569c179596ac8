import { createHash } from 'node:crypto';

export type Key = { id: string; secret: Buffer };

/** What seals (the first key configured) and everything that still opens. */
export type Keyring = { current: Key; all: readonly Key[] };

export const KEY_BYTES = 32;
const ID_LENGTH = 8;

/** A key is named after itself: nobody can give two keys one name, and the name tells nothing of the key. */
function keyOf(base64: string): Key {
  const secret = Buffer.from(base64, 'base64');
  return { id: createHash('sha256').update(secret).digest('hex').slice(0, ID_LENGTH), secret };
}

/** The keys of `DOCUMENTS_KEY`, comma separated, the one in use first. */
export function splitKeys(text: string): string[] {
  return text.split(',').map((key) => key.trim());
}

export function readKeyring(text: string): Keyring {
  const all = splitKeys(text).map(keyOf);
  const [current] = all;
  if (current === undefined || all.some(({ secret }) => secret.length !== KEY_BYTES)) {
    throw new Error(`A key has ${KEY_BYTES} bytes in base64.`);
  }
  return { current, all };
}

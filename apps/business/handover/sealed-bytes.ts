/** AES-256-GCM, with a nonce of its own for each row. */
export type Sealed = { nonce: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

const NONCE_BYTES = 12;

/** A key that no script can read again; it can be stored as it is. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

const parameters = (name: string, nonce: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(name),
});

/** `name` is where the bytes belong: moved to another place, they do not open. */
export async function sealBytes(key: CryptoKey, name: string, bytes: BufferSource): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return { nonce, bytes: await crypto.subtle.encrypt(parameters(name, nonce), key, bytes) };
}

/** Null: none of the keys opens it. */
export async function openBytes(
  keys: readonly CryptoKey[],
  name: string,
  { nonce, bytes }: Sealed,
): Promise<ArrayBuffer | null> {
  for (const key of keys) {
    const opened = await crypto.subtle.decrypt(parameters(name, nonce), key, bytes).catch(() => null);
    if (opened !== null) return opened;
  }
  return null;
}

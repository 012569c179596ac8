import { createHmac, hkdfSync, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KEY_BYTES, type Key, type Keyring } from './keyring.ts';

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

/** The account's columns that stand sealed in the database. */
export const SEALED_ACCOUNT_COLUMNS = [
  'fiscal_code',
  'passport_number',
  'document_id',
  'driving_licence_number',
] as const;

/** Everything that stands sealed in the database; `sealed-rows-store.ts` knows how to find it. */
export const SEALED_PLACES = [
  ...SEALED_ACCOUNT_COLUMNS.map((column) => `account.${column}` as const),
  'document_verification.reading',
  'booking.billing.fiscal_code',
  'second_factor.secret',
  'calendar_feed.url',
  'calendar_address.token',
  'application.representative_fiscal_code',
  'application.iban',
  'police_account.password',
  'police_account.api_key',
  'police_report.record',
  'inspection.settlement_signatures',
  'own_rental_driver.document_number',
  'own_rental_driver.licence_number',
  'invoice.buyer.fiscal_code',
  'invoice.xml',
] as const;
export type SealedPlace = (typeof SEALED_PLACES)[number];

/** What stands sealed in links of mails, or in a job, which a change of keys does not seal anew. */
type SealedInPassing = 'newsletter.link' | 'mail.recipient';

/** What a signature is for: the same bytes have another signature for each purpose. */
type Signed = 'reviewer' | 'certificate' | 'mailed-link' | 'review';

/** Seals texts for the database: `v1.KEY.…`, bound to their column and to whom they belong. */
export type Vault = {
  seal(place: SealedPlace | SealedInPassing, owner: string, text: string): string;
  /** @throws when it was never sealed, tampered with, or moved, or its key is not configured */
  open(place: SealedPlace | SealedInPassing, owner: string, sealed: string): string;
  /**
   * Equal for equal bytes, and made with the key in use: whoever lacks it can neither read a signature nor find what it stands
   * for by trying, be it as short as a name. After a change of keys, signatures differ.
   */
  sign(kind: Signed, bytes: string | Buffer): string;
  /**
   * Keys for what an account's devices store (docs/decisions/0141), in base64: the first seals, all of them open. One of each
   * configured key, so that a change of keys loses nothing.
   */
  deviceKeys(accountId: string): string[];
  /** How a text begins that was sealed with the key in use. */
  currentPrefix: string;
};

const SEALED = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/;

function keyById({ all }: Keyring, id: string): Key {
  const key = all.find((one) => one.id === id);
  if (key === undefined)
    throw new Error(`DOCUMENTS_KEY lacks the key ${id}, with which something was sealed.`);
  return key;
}

/** No key does two things. */
function signingKey({ secret }: Key, kind: Signed): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mark:${kind}`, KEY_BYTES));
}

function deviceKey({ secret }: Key, accountId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `device:${accountId}`, KEY_BYTES));
}

export function createVault(keyring: Keyring): Vault {
  const { current } = keyring;
  const currentPrefix = `v1.${current.id}.`;
  return {
    currentPrefix,
    seal: (place, owner, text) =>
      currentPrefix + seal(current, `${place}:${owner}`, Buffer.from(text)).toString('base64url'),
    sign: (kind, bytes) => createHmac('sha256', signingKey(current, kind)).update(bytes).digest('hex'),
    deviceKeys: (accountId) => keyring.all.map((key) => deviceKey(key, accountId).toString('base64')),
    open(place, owner, sealed) {
      const [, keyId, body] = SEALED.exec(sealed) ?? [];
      if (keyId === undefined || body === undefined) throw new Error(`${place} is not sealed.`);
      return unseal(keyById(keyring, keyId), `${place}:${owner}`, Buffer.from(body, 'base64url')).toString();
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import type { Vault } from './sealing/vault.ts';

/** 256 random bits as text for the client, and the hash that alone is stored (docs/specification/accounts.md 1). */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The token of a mailed link, made from the link's id with the key in use: whoever makes the mail makes it anew, so that
 * neither a job nor a table holds it, and a mail sent twice has one link. After a change of keys it is another: a link
 * whose mail still waits then has to be asked for again.
 */
export function linkToken({ sign }: Pick<Vault, 'sign'>, linkId: string): { token: string; hash: Buffer } {
  const token = Buffer.from(sign('mailed-link', linkId), 'hex').toString('base64url');
  return { token, hash: hashToken(token) };
}

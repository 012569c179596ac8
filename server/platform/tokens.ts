import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text for the client, and the hash that alone is stored (decisions.md 7). */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import { createHash } from 'node:crypto';
import type { ProfileRow, StoredImage } from '../profile-store.ts';

/** Names profile and pictures as they were looked at, and how they stood: it changes with an upload and with a decision. */
export function revisionOf(row: ProfileRow, images: readonly StoredImage[]): string {
  return createHash('sha256')
    .update(JSON.stringify([row, images]))
    .digest('hex')
    .slice(0, 16);
}

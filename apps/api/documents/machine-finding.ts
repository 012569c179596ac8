import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { DocumentType } from '@nolo/domain/identity/documents.ts';
import { judgeDocument, type DocumentVerdict } from '@nolo/domain/identity/judge-document.ts';
import type { Deps } from '../deps.ts';
import { HelperBroken } from '../platform/helpers/helper.ts';
import { documentReader } from './ask-reader.ts';
import { readDocument } from './read-document.ts';
import type { ProfileRow, StoredImage } from './profile-store.ts';
import { readKinds, UNREADABLE } from './read-kinds.ts';

type ReadDeps = Pick<Deps, 'clock' | 'documents'>;

/**
 * What the machine says of the pictures that are stored now, whatever it was shown while the form was filled; null
 * when they are not all there.
 */
export async function machineFinding(
  deps: ReadDeps,
  profile: ProfileRow,
  stored: readonly StoredImage[],
): Promise<DocumentVerdict | null> {
  const type = profile.document_type ?? 'passport';
  const pictures = await picturesOf(deps, type, stored);
  if (pictures === null) return null;
  const today = dateInItaly(deps.clock.now());
  const reading = await readDocument(pictures, documentReader, today).catch((error: unknown) => {
    if (error instanceof HelperBroken) return UNREADABLE;
    throw error;
  });
  const { first_name: firstName, last_name: lastName, dob } = profile;
  return judgeDocument(reading, { firstName, lastName, dob }, type, today);
}

async function picturesOf(
  { documents }: ReadDeps,
  type: DocumentType,
  stored: readonly StoredImage[],
): Promise<{ page: Buffer; front: Buffer | null } | null> {
  const found: Buffer[] = [];
  for (const kind of readKinds[type]) {
    const image = stored.find((one) => one.kind === kind);
    const bytes = image === undefined ? null : await documents.get(image.storageKey);
    if (bytes === null) return null;
    found.push(bytes);
  }
  const [page, front = null] = found;
  return page === undefined ? null : { page, front };
}

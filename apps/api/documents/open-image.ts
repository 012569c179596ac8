import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { findImages } from './profile-store.ts';

/**
 * A renter's own document image, decrypted: JPEG bytes.
 * @throws AppError `document.not_found`
 */
export async function openImage(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  { accountId }: Pick<RenterCaller, 'accountId'>,
  { kind }: { kind: DocumentKind },
): Promise<Buffer> {
  const image = (await findImages(database, accountId)).find((one) => one.kind === kind);
  const bytes = image ? await documents.get(image.storageKey) : null;
  if (bytes === null) throw new AppError('document.not_found');
  return bytes;
}

import type { DocumentVerification, verifyDocumentBody } from '@nolo/contract/document-verification.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { judgeDocument } from '@nolo/domain/identity/judge-document.ts';
import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { RequestInvalid } from '../platform/error-replies.ts';
import { findImages, findProfile, lockProfile } from './profile-store.ts';
import { readKinds } from './verify-document.ts';
import type { DocumentForm } from './read-document-form.ts';
import { storeFiles } from './store-files.ts';
import { findVerification, saveVerification, type VerificationOrder } from './verification-store.ts';

/** The pictures of the form, and for those left out the ones stored. */
async function picturesOf(
  { database, documents }: Deps,
  accountId: string,
  { fields, images }: DocumentForm<typeof verifyDocumentBody>,
): Promise<Buffer[]> {
  const stored = await findImages(database, accountId);
  const pictures: Buffer[] = [];
  const missing: DocumentKind[] = [];
  for (const kind of readKinds[fields.document_type]) {
    const own = stored.find((image) => image.kind === kind);
    const bytes = images.get(kind) ?? (own ? await documents.get(own.storageKey) : null);
    if (bytes === null) missing.push(kind);
    else pictures.push(bytes);
  }
  if (missing.length === 0) return pictures;
  throw new RequestInvalid(
    missing.map((kind) => ({
      code: 'custom',
      path: [kind],
      message: 'document_images_required',
      input: undefined,
    })),
  );
}

/**
 * Has an identity document read in the background (docs/specification/accounts.md 5). Nothing of the profile changes.
 * @throws RequestInvalid naming the pictures that are missing
 */
export async function startVerification(
  deps: Deps,
  { accountId }: Pick<RenterCaller, 'accountId'>,
  form: DocumentForm<typeof verifyDocumentBody>,
): Promise<DocumentVerification> {
  const { database, jobs, vault } = deps;
  const pictures = await picturesOf(deps, accountId, form);
  // Swept away an hour later: by then they have been read, or are of no use any more.
  const storageKeys = await storeFiles(deps, pictures);
  const profile = await findProfile(database, vault, accountId);
  const { fields } = form;
  const order = await inTransaction(database, async (transaction) => {
    await lockProfile(transaction, vault, accountId);
    const before = await findVerification(transaction, vault, accountId);
    const saved = await saveVerification(transaction, vault, accountId, {
      documentType: fields.document_type,
      firstName: fields.first_name ?? profile.first_name,
      lastName: fields.last_name ?? profile.last_name,
      dob: fields.dob ?? profile.dob,
      storageKeys,
      at: deps.clock.now(),
    });
    await jobs.send(transaction, 'verify-document', { verificationId: saved.id });
    const replaced = before?.storageKeys ?? [];
    if (replaced.length > 0) await jobs.send(transaction, 'sweep-documents', { storageKeys: replaced });
    return saved;
  });
  return verificationOf(order, dateInItaly(deps.clock.now()));
}

const NOT_YET = {
  isDone: false,
  isDocument: false,
  isPassport: false,
  isNameMatched: false,
  isVerified: false,
  problems: [],
  fields: null,
};

/** What the reply says of a document that is being read, or was. `today` is the date in Italy. */
export function verificationOf(order: VerificationOrder, today: LocalDate): DocumentVerification {
  const { id, documentType, progress, reading } = order;
  const base = { id, document_type: documentType, progress };
  if (reading === null) return { ...base, ...NOT_YET };
  const verdict = judgeDocument(reading, order, documentType, today);
  const { zone } = reading;
  return {
    ...base,
    ...verdict,
    isDone: true,
    fields:
      zone === null || !verdict.isDocument
        ? null
        : {
            first_name: zone.firstName,
            last_name: zone.lastName,
            dob: zone.birthDate,
            gender: zone.sex,
            document_number: zone.documentNumber,
            document_expiry_date: zone.expiresOn,
          },
  };
}

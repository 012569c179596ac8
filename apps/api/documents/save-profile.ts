import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { normaliseFiscalCode } from '@nolo/domain/identity/fiscal-code.ts';
import { profileProblems } from '@nolo/domain/identity/profile-rules.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { forgetDocumentPlaces } from '../police-report/reported-drivers-store.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { RequestInvalid } from '../platform/error-replies.ts';
import {
  findCustomerProfile,
  findImages,
  findProfile,
  lockProfile,
  saveImage,
  updateProfile,
  type ProfileRow,
  type ProfileUpdate,
  type StoredImage,
} from './profile-store.ts';
import type { ProfileForm } from './read-document-form.ts';
import { storeFiles, deleteOrphanedDocuments } from './store-files.ts';

/** What a review vouches for; when one of these changes, it has to be done again. */
const REVIEWED = [
  'first_name',
  'last_name',
  'dob',
  'fiscal_code',
  'document_type',
  'passport_number',
  'document_id',
  'document_issue_date',
  'document_expiry_date',
  'driving_licence_number',
  'driving_licence_classes',
  'dl_issue_date',
  'dl_expiry_date',
] as const satisfies (keyof ProfileRow)[];

async function storedClasses({ database, vault }: Deps, accountId: string) {
  return (await findProfile(database, vault, accountId)).driving_licence_classes;
}

async function refuseProblems(deps: Deps, accountId: string, { fields, images }: ProfileForm): Promise<void> {
  const stored = await findImages(deps.database, accountId);
  const kinds = new Set([...stored.map(({ kind }) => kind), ...images.keys()]);
  const classes = fields.driving_licence_classes ?? (await storedClasses(deps, accountId));
  const stated = { ...fields, driving_licence_classes: classes };
  const found = profileProblems(stated, kinds, dateInItaly(deps.clock.now()));
  const problems = Object.entries(found);
  if (problems.length === 0) return;
  throw new RequestInvalid(
    problems.map(([field, message]) => ({ code: 'custom', path: [field], message, input: undefined })),
  );
}

function rowOf({ fields }: ProfileForm): ProfileUpdate {
  const { phone, gender, document_number, place_of_birth, driving_licence_classes, ...same } = fields;
  return {
    ...same,
    mobile_number: phone,
    fiscal_code: normaliseFiscalCode(fields.fiscal_code) || null,
    // Left out of the form: stays as it is.
    ...(gender === undefined ? {} : { gender }),
    ...(place_of_birth === undefined ? {} : { place_of_birth: place_of_birth || null }),
    ...(driving_licence_classes === undefined ? {} : { driving_licence_classes }),
    address: fields.address || null,
    zip: fields.zip || null,
    town_city: fields.town_city || null,
    ...(fields.document_type === 'passport'
      ? { passport_number: document_number }
      : { document_id: document_number }),
  };
}

function needsReview(before: ProfileRow, update: ProfileUpdate, images: StoredImage[]): boolean {
  if (before.documents_status === 'missing' || images.length > 0) return true;
  return REVIEWED.some(
    (column) => column in update && String(update[column] ?? '') !== String(before[column] ?? ''),
  );
}

const waiting: ProfileUpdate = {
  documents_findings: '[]',
  documents_status: 'uploaded',
  documents_rejected_reason: null,
  documents_reviewed_at: null,
  documents_reviewed_by: null,
};

const keysOf = (images: StoredImage[]): string[] => images.map(({ storageKey }) => storageKey);

async function storeImages(deps: Deps, images: Map<DocumentKind, Buffer>): Promise<StoredImage[]> {
  const storageKeys = await storeFiles(deps, [...images.values()]);
  return [...images.keys()].map((kind, index) => {
    const storageKey = storageKeys[index];
    if (storageKey === undefined) throw new Error('a file was stored without a key');
    return { kind, storageKey };
  });
}

async function save(
  deps: Deps,
  transaction: Connection,
  accountId: string,
  form: ProfileForm,
  images: StoredImage[],
): Promise<void> {
  const before = await lockProfile(transaction, deps.vault, accountId);
  const kinds = new Set(form.images.keys());
  const replaced = (await findImages(transaction, accountId)).filter(({ kind }) => kinds.has(kind));
  for (const image of images) await saveImage(transaction, accountId, image, deps.clock.now());
  const update = rowOf(form);
  const review = needsReview(before, update, images) ? waiting : {};
  await updateProfile(transaction, deps.vault, accountId, { ...update, ...review });
  const differs = (...columns: (typeof REVIEWED)[number][]) =>
    columns.some((column) => column in update && (update[column] ?? null) !== before[column]);
  await forgetDocumentPlaces(transaction, accountId, {
    document: differs('document_type', 'passport_number', 'document_id'),
    licence: differs('driving_licence_number'),
  });
  if (replaced.length === 0) return;
  await deps.jobs.send(transaction, 'sweep-documents', { storageKeys: keysOf(replaced) });
}

/**
 * Saves profile and documents: everything, or nothing. What has changed goes to review
 * (docs/specification/accounts.md 5).
 * @throws RequestInvalid naming the fields at fault
 */
export async function saveProfile(
  deps: Deps,
  { accountId }: Pick<RenterCaller, 'accountId'>,
  form: ProfileForm,
): Promise<CustomerProfile> {
  await refuseProblems(deps, accountId, form);
  const images = await storeImages(deps, form.images);
  try {
    await inTransaction(deps.database, (transaction) => save(deps, transaction, accountId, form, images));
  } catch (error) {
    await deleteOrphanedDocuments(deps, keysOf(images)).catch(() => undefined); // then the job does
    throw error;
  }
  return findCustomerProfile(deps.database, deps.vault, accountId);
}

import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffDocument } from '@nolo/contract/staff/documents.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { ReviewedDocument } from '@nolo/domain/identity/document-findings.ts';
import { documentKinds, type DocumentType } from '@nolo/domain/identity/documents.ts';
import { fiscalCodeMismatches } from '@nolo/domain/identity/fiscal-code-holder.ts';
import { judgeDocument, type DocumentReading } from '@nolo/domain/identity/judge-document.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { HelperBroken } from '../../platform/helpers/helper.ts';
import { documentReader } from '../ask-reader.ts';
import { insertDocumentAccess } from '../company/document-link-store.ts';
import { findImages, findProfile, type ProfileRow, type StoredImage } from '../profile-store.ts';
import { readDocument, readKinds, UNREADABLE } from '../verify-document.ts';
import { findReviewed } from './review-store.ts';
import { revisionOf } from './revision.ts';

type Shown = CallData<typeof staffDocument>;

/**
 * Everything a person needs to compare a renter's documents with the profile. Audit trail and renter read that somebody looked.
 * @throws AppError `document.not_found`
 */
export async function showReview(deps: Deps, caller: StaffCaller, { id }: { id: string }): Promise<Shown> {
  const { clock, database, vault } = deps;
  const at = clock.now();
  const { row, stored } = await inTransaction(database, async (transaction) => {
    const reviewed = await findReviewed(transaction, id);
    if (reviewed === null) throw new AppError('document.not_found');
    await insertDocumentAccess(transaction, { accountId: id, at });
    await insertAuditEvent(transaction, caller, {
      action: 'document_review_viewed',
      object: reviewed.name,
      at,
    });
    return {
      row: await findProfile(transaction, vault, id),
      stored: await findImages(transaction, id),
    };
  });
  const today = dateInItaly(at);
  const reading = await readStored(deps, row, stored, today);
  return { review: { ...profileOf(row, stored, today), ...machineOf(reading, row, today) } };
}

function profileOf(row: ProfileRow, stored: readonly StoredImage[], today: LocalDate) {
  const { document_type, document_expiry_date, dl_expiry_date, fiscal_code, place_of_birth } = row;
  const { dob, first_name, gender, last_name } = row;
  const isPast = (day: string | null) => day !== null && day < today;
  const expired: ReviewedDocument[] = [];
  if (isPast(document_expiry_date)) expired.push('identity');
  if (isPast(dl_expiry_date)) expired.push('licence');
  return {
    id: row.id,
    email: row.email,
    status: row.documents_status,
    revision: revisionOf(row, stored),
    document_type,
    images: documentKinds.filter((kind) => stored.some((one) => one.kind === kind)),
    profile: {
      first_name,
      last_name,
      dob,
      gender,
      place_of_birth,
      fiscal_code,
      document_number: document_type === 'passport' ? row.passport_number : row.document_id,
      document_issue_date: row.document_issue_date,
      document_expiry_date,
      driving_licence_number: row.driving_licence_number,
      driving_licence_classes: row.driving_licence_classes,
      dl_issue_date: row.dl_issue_date,
      dl_expiry_date,
    },
    expired,
    fiscal_code_differs:
      fiscal_code === null
        ? []
        : fiscalCodeMismatches(fiscal_code, {
            firstName: first_name,
            lastName: last_name,
            dob: dob ?? '',
            gender,
            placeOfBirth: place_of_birth ?? '',
          }),
  };
}

function machineOf(
  reading: DocumentReading | null,
  { dob, document_type, first_name: firstName, last_name: lastName }: ProfileRow,
  today: LocalDate,
): Pick<Shown['review'], 'read' | 'problems'> {
  if (reading === null) return { read: null, problems: null };
  const { zone } = reading;
  const verdict = judgeDocument(reading, { firstName, lastName, dob }, document_type ?? 'passport', today);
  const read = zone && {
    first_name: zone.firstName,
    last_name: zone.lastName,
    dob: zone.birthDate,
    gender: zone.sex,
    document_number: zone.documentNumber,
    document_expiry_date: zone.expiresOn,
  };
  return { read, problems: verdict.problems };
}

/**
 * What the machine reads off the pictures that are stored now, whatever it was shown while the form was filled in; null when
 * they are not all there.
 */
async function readStored(
  { documents }: Deps,
  { document_type }: ProfileRow,
  stored: readonly StoredImage[],
  today: LocalDate,
): Promise<DocumentReading | null> {
  const pictures = await picturesOf({ documents }, document_type ?? 'passport', stored);
  if (pictures === null) return null;
  return readDocument(pictures, documentReader, today).catch((error: unknown) => {
    if (error instanceof HelperBroken) return UNREADABLE;
    throw error;
  });
}

async function picturesOf(
  { documents }: Pick<Deps, 'documents'>,
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

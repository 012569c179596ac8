import type { Insertable } from 'kysely';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { recordOf } from '@nolo/domain/records.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Account } from '@nolo/db/database-types.ts';
import { specimenPicture } from '@nolo/document-reader/specimens/document-pictures.ts';
import type { SpecimenHolder } from '@nolo/document-reader/specimens/document-pictures.ts';
import { accountRow } from '../accounts/account-store.ts';
import type { DocumentStore } from '../platform/document-store.ts';
import { SEALED_ACCOUNT_COLUMNS, type Vault } from '../platform/sealing/vault.ts';
import { hashPassword } from '../platform/passwords.ts';
import { DEMO_PASSWORD } from './demo.ts';
import { renters } from './renters.ts';
import type { PlannedRenter } from './renters.ts';

const KINDS: Record<'passport' | 'otherDocument', readonly DocumentKind[]> = {
  passport: ['passport', 'driving_licence_front', 'driving_licence_back'],
  otherDocument: ['document_front', 'document_back', 'driving_licence_front', 'driving_licence_back'],
};

/** Documents issued some years ago, good for some more, whenever the demo is made; class B is held since the age of 19. */
function documentDates(today: LocalDate, dob: LocalDate) {
  const year = Number(today.slice(0, 4));
  return {
    issue: `${year - 3}-06-12`,
    expiry: `${year + 7}-06-11`,
    licenceIssue: `${Number(dob.slice(0, 4)) + 19}${dob.slice(4)}`,
    licenceExpiry: `${year + 8}-04-02`,
  };
}

function reviewColumns(documents: PlannedRenter['documents'], now: Date) {
  if (documents === null) return { documents_status: 'missing' } as const;
  if (documents.unreviewed) return { documents_status: 'uploaded' } as const;
  const reviewed = { documents_reviewed_at: now, documents_reviewed_by: 'demo' };
  return { documents_status: 'verified', ...reviewed } as const;
}

function documentColumns({ documents, dob }: PlannedRenter, now: Date, today: LocalDate) {
  const dates = documents && dob && documentDates(today, dob);
  const isPassport = documents?.type === 'passport';
  return {
    document_type: documents?.type ?? null,
    passport_number: isPassport ? documents.number : null,
    document_id: documents && !isPassport ? documents.number : null,
    document_issue_date: dates && dates.issue,
    document_expiry_date: dates && dates.expiry,
    driving_licence_number: documents?.licenceNumber ?? null,
    driving_licence_classes: documents ? ['AM', 'B'] : [],
    place_of_birth: documents?.placeOfBirth ?? null,
    dl_issue_date: dates && dates.licenceIssue,
    dl_expiry_date: dates && dates.licenceExpiry,
    ...reviewColumns(documents, now),
  } satisfies Partial<Insertable<Account>>;
}

async function plannedAccount(renter: PlannedRenter, now: Date, today: LocalDate) {
  const account = accountRow({
    email: renter.email,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    first_name: renter.firstName,
    last_name: renter.lastName,
    gender: renter.gender,
    mobile_number: renter.mobile,
    country_code: renter.countryCode,
    country: renter.country,
    language: renter.language,
  });
  return {
    ...account,
    id: renter.id,
    dob: renter.dob,
    fiscal_code: renter.fiscalCode,
    address: renter.address,
    zip: renter.zip,
    town_city: renter.townCity,
    email_verified_at: renter.isVerified ? now : null,
    ...documentColumns(renter, now, today),
    created_at: new Date(now.getTime() - 90 * 24 * 60 * 60 * 1000),
  };
}

type SealedColumns = Record<(typeof SEALED_ACCOUNT_COLUMNS)[number], string | null>;

function sealed<Row extends SealedColumns>(row: Row, accountId: string, vault: Vault): Row {
  const texts = recordOf(SEALED_ACCOUNT_COLUMNS, (column) => {
    const text = row[column];
    return text === null ? null : vault.seal(`account.${column}`, accountId, text);
  });
  return { ...row, ...texts };
}

function specimenHolder(renter: PlannedRenter, today: LocalDate): SpecimenHolder | null {
  const { documents, dob, fiscalCode } = renter;
  if (documents === null || dob === null || fiscalCode === null) return null;
  return {
    country: 'ITA',
    surname: documents.unreviewed?.lastName ?? renter.lastName,
    givenNames: renter.firstName,
    dob,
    fiscalCode,
    number: documents.number,
    sex: renter.gender === 'female' ? 'F' : 'M',
    placeOfBirth: documents.placeOfBirth,
    licenceNumber: documents.licenceNumber,
    address: `${renter.address ?? ''}, ${renter.zip ?? ''} ${renter.townCity ?? ''}`,
    ...documentDates(today, dob),
  };
}

/** The demo's accounts, all with the same published password. */
export async function seedRenters(
  connection: Connection,
  now: Date,
  today: LocalDate,
  vault: Vault,
): Promise<void> {
  const rows = await Promise.all(
    renters.map(async (renter) => {
      const row = await plannedAccount(renter, now, today);
      return sealed(row, renter.id, vault);
    }),
  );
  await connection.insertInto('account').values(rows).execute();
}

/** Encrypted pictures of the documents that are said to be verified. */
export async function seedDocuments(
  connection: Connection,
  store: DocumentStore,
  { now, today }: { now: Date; today: LocalDate },
): Promise<void> {
  const wanted = renters.flatMap((renter) => {
    const holder = specimenHolder(renter, today);
    if (holder === null || renter.documents === null) return [];
    return KINDS[renter.documents.type].map((kind) => ({ accountId: renter.id, kind, holder }));
  });
  const rows = await Promise.all(
    wanted.map(async ({ accountId, kind, holder }) => {
      const storageKey = await store.put(await specimenPicture(kind, holder));
      return { account_id: accountId, kind, storage_key: storageKey, uploaded_at: now };
    }),
  );
  await connection.insertInto('document_image').values(rows).execute();
}

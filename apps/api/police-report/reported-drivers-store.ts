import { sql, type Insertable, type Selectable } from 'kysely';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { DocumentType } from '@nolo/domain/identity/documents.ts';
import type { ReportedDriver } from '@nolo/domain/police-report/read-report.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { OwnRentalDriver, PoliceDetails } from '@nolo/db/database-types.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

/** A renter or driver of a booking: what profile and documents say, and what was asked for besides. */
export type ReportedRenter = {
  accountId: string;
  firstName: string;
  lastName: string;
  dob: LocalDate | null;
  address: string | null;
  phone: string;
  documentType: DocumentType | null;
  documentNumber: string | null;
  licenceNumber: string | null;
  details: Partial<Selectable<PoliceDetails>>;
};

type RenterRow = Omit<ReportedRenter, 'documentNumber'> & {
  passport: string | null;
  document: string | null;
};

/** Who drives on a booking and has not left: the renter, then the drivers in an order that stays. */
export async function listReportedRenters(
  connection: Connection,
  vault: Vault,
  bookingId: string,
): Promise<ReportedRenter[]> {
  const { rows } = await sql<RenterRow>`
    SELECT account.id AS "accountId", account.first_name AS "firstName", account.last_name AS "lastName", account.dob,
      nullif(concat_ws(', ', nullif(account.address, ''),
        nullif(concat_ws(' ', nullif(account.zip, ''), nullif(account.town_city, '')), '')), '') AS address,
      account.country_code || ' ' || account.mobile_number AS phone, account.document_type AS "documentType",
      account.passport_number AS passport, account.document_id AS document,
      account.driving_licence_number AS "licenceNumber",
      coalesce(to_jsonb(police_details), '{}') AS details
    FROM booking
    JOIN account ON account.id = booking.account_id OR EXISTS (
      SELECT FROM booking_driver WHERE booking_driver.booking_id = booking.id
        AND booking_driver.driver_id = account.id)
    LEFT JOIN police_details ON police_details.account_id = account.id
    WHERE booking.id = ${bookingId} AND account.deleted_at IS NULL
    ORDER BY account.id <> booking.account_id, account.first_name, account.id`.execute(connection);
  return rows.map(({ passport, document, ...row }) => {
    const { accountId, documentType, licenceNumber } = row;
    const open = (
      place: 'passport_number' | 'document_id' | 'driving_licence_number',
      sealed: string | null,
    ) => (sealed ? vault.open(`account.${place}`, accountId, sealed) : null);
    return {
      ...row,
      documentNumber:
        documentType === 'passport' ? open('passport_number', passport) : open('document_id', document),
      licenceNumber: open('driving_licence_number', licenceNumber),
    };
  });
}

export async function savePoliceDetails(
  connection: Connection,
  row: Insertable<PoliceDetails>,
): Promise<void> {
  await connection
    .insertInto('police_details')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Whoever has another document was issued it elsewhere, maybe. */
export async function forgetDocumentPlaces(
  connection: Connection,
  accountId: string,
  { document, licence }: { document: boolean; licence: boolean },
): Promise<void> {
  if (!document && !licence) return;
  await connection
    .updateTable('police_details')
    .set({
      ...(document && { document_code: null, document_place: null }),
      ...(licence && { licence_place: null }),
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Somebody who drives on a rental of the company's own, as typed in. */
export type OwnDriver = Omit<ReportedDriver, 'phone'> & { position: number };

/** Numbers opened; the customer first. */
export async function listOwnDrivers(
  connection: Connection,
  vault: Vault,
  { companyId, ownRentalId }: { companyId: number; ownRentalId: string },
): Promise<OwnDriver[]> {
  const rows = await connection
    .selectFrom('own_rental_driver')
    .selectAll()
    .where('own_rental_id', '=', ownRentalId)
    .where(ofCompany(companyId, 'company_id'))
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    document_number: openNumber(vault, 'document_number', row),
    licence_number: openNumber(vault, 'licence_number', row),
  }));
}

type SealedNumber = 'document_number' | 'licence_number';

function openNumber(
  vault: Vault,
  column: SealedNumber,
  row: Pick<Selectable<OwnRentalDriver>, 'id' | SealedNumber>,
): string | null {
  const sealed = row[column];
  return sealed === null ? null : vault.open(`own_rental_driver.${column}`, row.id, sealed);
}

/** In place of what was said before. */
export async function saveOwnDriver(
  connection: Connection,
  vault: Vault,
  {
    companyId,
    ownRentalId,
    id: newId,
    driver,
    at,
  }: { companyId: number; ownRentalId: string; id: string; driver: OwnDriver; at: Date },
): Promise<void> {
  const known = await connection
    .selectFrom('own_rental_driver')
    .select('id')
    .where('own_rental_id', '=', ownRentalId)
    .where('position', '=', driver.position)
    .executeTakeFirst();
  // Under its id the numbers are sealed.
  const id = known?.id ?? newId;
  const seal = (column: SealedNumber) => {
    const number = driver[column];
    return number === null ? null : vault.seal(`own_rental_driver.${column}`, id, number);
  };
  const row = {
    ...driver,
    id,
    company_id: companyId,
    own_rental_id: ownRentalId,
    document_number: seal('document_number'),
    licence_number: seal('licence_number'),
    changed_at: at,
  };
  await connection
    .insertInto('own_rental_driver')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Whether there was one. */
export async function deleteSecondDriver(
  connection: Connection,
  { companyId, ownRentalId }: { companyId: number; ownRentalId: string },
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('own_rental_driver')
    .where('own_rental_id', '=', ownRentalId)
    .where('position', '=', 2)
    .where(ofCompany(companyId, 'company_id'))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

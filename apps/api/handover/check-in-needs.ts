import { dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import {
  missingForCheckIn,
  type CheckInNeed,
  type HandoverDriver,
} from '@nolo/domain/handover/check-in-needs.ts';
import { lastDay } from '@nolo/domain/identity/documents.ts';
import type { Connection } from '@nolo/db/database.ts';
import { listPeopleWithDocuments } from '../documents/company/booking-documents-store.ts';
import { findReportStanding } from '../police-report/report-standing.ts';
import { listAgreements, type AgreementRow } from './agreement/agreement-store.ts';
import { findBookingOf, type Rental } from './rental-store.ts';

/** Who shall drive, the renter first; of an own rental nobody: its company looks at their documents itself. */
export async function listHandoverDrivers(
  connection: Connection,
  { bookingId }: Pick<Rental, 'bookingId'>,
): Promise<HandoverDriver[]> {
  if (bookingId === null) return [];
  const people = await listPeopleWithDocuments(connection, bookingId);
  return people.map(({ accountId, name, documentsStatus, licenceExpiresOn }) => ({
    id: accountId,
    name,
    documentsStatus,
    licenceExpiresOn: lastDay(licenceExpiresOn),
  }));
}

export type Signers = {
  signedBy: string[];
  /** The renter, whose name stands under a signature of before accounts were kept; null: there is none. */
  unconfirmed: { id: string; name: string } | null;
};

/** Who has signed the agreement of a rental, by accounts; of an own rental nobody has one. */
export async function findSigners(
  connection: Connection,
  { bookingId }: Rental,
  agreements: readonly AgreementRow[],
): Promise<Signers> {
  if (bookingId === null) return { signedBy: [], unconfirmed: null };
  const nameless = agreements.find(({ signer_account_id: id }) => id === null);
  return {
    signedBy: agreements.flatMap(({ signer_account_id: id }) => id ?? []),
    unconfirmed: nameless
      ? { id: (await findBookingOf(connection, bookingId)).account_id, name: nameless.signer }
      : null,
  };
}

/** What the hand-over of a rental waits for, given who is there to drive. */
export async function listMissing(
  connection: Connection,
  rental: Rental,
  {
    drivers,
    isSignerConfirmed,
    now,
  }: { drivers: readonly HandoverDriver[]; isSignerConfirmed: boolean; now: Date },
): Promise<CheckInNeed[]> {
  const agreements = await listAgreements(connection, rental);
  const { signedBy, unconfirmed } = await findSigners(connection, rental, agreements);
  const policeReport = await findReportStanding(connection, rental);
  return missingForCheckIn({
    drivers: rental.bookingId === null ? null : drivers,
    returnOn: dateOf(rental.returnLocal.slice(0, 10)),
    isAgreementSigned: agreements.length > 0,
    signers: isSignerConfirmed && unconfirmed !== null ? [...signedBy, unconfirmed.id] : signedBy,
    policeReport,
    pickupAt: rental.startsAt,
    now,
  });
}

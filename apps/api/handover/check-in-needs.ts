import { dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import {
  missingForCheckIn,
  type CheckInNeed,
  type HandoverDriver,
} from '@nolo/domain/handover/check-in-needs.ts';
import type { Connection } from '@nolo/db/database.ts';
import { listPeopleWithDocuments } from '../documents/company/booking-documents-store.ts';
import { findReportStanding } from '../police-report/report-standing.ts';
import { findAgreement } from './agreement/agreement-store.ts';
import type { Rental } from './rental-store.ts';

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
    licenceExpiresOn: licenceExpiresOn === null ? null : dateOf(licenceExpiresOn),
  }));
}

/** What the hand-over of a rental waits for, given who is there to drive. */
export async function listMissing(
  connection: Connection,
  rental: Rental,
  { drivers, now }: { drivers: readonly HandoverDriver[]; now: Date },
): Promise<CheckInNeed[]> {
  const isAgreementSigned = (await findAgreement(connection, rental)) !== null;
  const policeReport = await findReportStanding(connection, rental);
  return missingForCheckIn({
    drivers,
    returnOn: dateOf(rental.returnLocal.slice(0, 10)),
    isAgreementSigned,
    policeReport,
    pickupAt: rental.startsAt,
    now,
  });
}

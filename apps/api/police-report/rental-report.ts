import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { areDocumentsOpen } from '@nolo/domain/booking/document-access.ts';
import { contractId } from '@nolo/domain/police-report/contract-id.ts';
import { policeDocumentsOf } from '@nolo/domain/police-report/police-codes.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { findBookingWithDocuments } from '../documents/company/booking-documents-store.ts';
import type { Rental } from '../handover/rental-store.ts';
import { policePlaces, type PolicePlaces } from './places/police-places.ts';
import { findPoliceAccount, type PoliceAccountRow } from './police-account-store.ts';
import { findMemberName, findReport, type ReportRow } from './police-report-store.ts';
import {
  listOwnDrivers,
  listReportedRenters,
  type OwnDriver,
  type ReportedRenter,
} from './reported-drivers-store.ts';
import { findReportedRental, type ReportedRental } from './reported-rental-store.ts';
import {
  readReport,
  type ReadReport,
  type ReportedDriver,
  type ReportFacts,
} from '@nolo/domain/police-report/read-report.ts';

/** Everything that is known of a rental for its report. */
export type RentalReport = {
  rental: Rental;
  described: ReportedRental;
  report: ReportRow | null;
  account: PoliceAccountRow | null;
  places: PolicePlaces;
  /** Of a booking; none of an own rental. */
  renters: ReportedRenter[];
  /** Of an own rental; none of a booking. */
  ownDrivers: OwnDriver[];
  facts: ReportFacts;
  read: ReadReport;
};

const BLANK: OwnDriver = {
  position: 1,
  first_name: null,
  last_name: null,
  dob: null,
  birth_place: null,
  citizenship: null,
  residence_place: null,
  residence_address: null,
  document_code: null,
  document_number: null,
  document_place: null,
  licence_number: null,
  licence_place: null,
};

/** The customer of an own rental, of whom maybe nothing has been said yet, and whoever else drives. */
function ownDriversOf(rental: Rental, said: OwnDriver[]): OwnDriver[] {
  if (rental.ownRentalId === null) return [];
  return said[0]?.position === 1 ? said : [BLANK, ...said];
}

/** By the only document that can be meant, where nobody has said which. */
export function documentCodeOf({ details, documentType }: ReportedRenter): ReportedDriver['document_code'] {
  return details.document_code ?? (documentType === 'passport' ? policeDocumentsOf.passport[0] : null);
}

function renterFacts(renter: ReportedRenter): ReportedDriver {
  const { details } = renter;
  return {
    first_name: details.first_name ?? renter.firstName,
    last_name: details.last_name ?? renter.lastName,
    dob: renter.dob,
    birth_place: details.birth_place ?? null,
    citizenship: details.citizenship ?? null,
    residence_place: details.residence_place ?? null,
    residence_address: details.residence_address ?? renter.address,
    document_code: documentCodeOf(renter),
    document_number: renter.documentNumber,
    document_place: details.document_place ?? null,
    licence_number: renter.licenceNumber,
    licence_place: details.licence_place ?? null,
    phone: renter.phone,
  };
}

type About = { connection: Connection; vault: Deps['vault']; at: Date; operatorId: string };

/** A rental's report as it would be sent at a moment by a member. */
export async function readRentalReport(
  { connection, vault, at, operatorId }: About,
  rental: Rental,
): Promise<RentalReport> {
  const { companyId, bookingId, ownRentalId } = rental;
  const report = await findReport(connection, rental);
  const described = await findReportedRental(connection, rental);
  const account = await findPoliceAccount(connection, companyId);
  const places = await policePlaces(connection);
  const renters = bookingId === null ? [] : await listReportedRenters(connection, vault, bookingId);
  const said =
    ownRentalId === null ? [] : await listOwnDrivers(connection, vault, { companyId, ownRentalId });
  const ownDrivers = ownDriversOf(rental, said);
  const { company } = described;
  const isOwn = bookingId === null;
  const facts: ReportFacts = {
    contract: {
      id: contractId({ number: isOwn ? null : rental.name, id: rental.id }, report?.revision ?? 1),
      at: localAt(described.signedAt ?? at, rental.timeZone),
      // On the provider's hosted page a renter pays by card.
      payment: report?.payment ?? (isOwn ? null : '0'),
    },
    pickup: {
      at: rental.pickupLocal,
      place: report?.pickup_place ?? places.municipality(described.pickup.city),
      address: described.pickup.address,
    },
    return: {
      at: rental.returnLocal,
      place: report?.return_place ?? places.municipality(described.return.city),
      address: described.return.address,
    },
    operator: (await findMemberName(connection, operatorId)) ?? '',
    agency: {
      id: account?.agency_id ?? company.vatNumber,
      name: company.name,
      place: account?.agency_place ?? places.municipality(company.city),
      address: company.address,
      phone: company.phone,
    },
    car: described,
    drivers: isOwn
      ? ownDrivers.map(({ position, ...driver }) => ({
          ...driver,
          phone: position === 1 ? described.customerPhone : null,
        }))
      : renters.map(renterFacts),
  };
  return {
    rental,
    described,
    report,
    account,
    places,
    renters,
    ownDrivers,
    facts,
    read: readReport(facts),
  };
}

const localAt = (at: Date, timeZone: string): LocalDateTime => toLocal(at.toISOString(), timeZone);

/**
 * Whether the company may see and report whoever drives: as long as it may see a booking's documents; of its own rentals,
 * as long after the agreed return.
 */
export async function isReportOpen(connection: Connection, rental: Rental, now: Date): Promise<boolean> {
  const { companyId, bookingId, endsAt, isCancelled } = rental;
  if (isCancelled) return false;
  const booking =
    bookingId === null
      ? { status: 'PAID' as const, endsAt, returnedAt: null }
      : await findBookingWithDocuments(connection, { companyId, id: bookingId });
  return booking !== null && areDocumentsOpen(booking, now);
}

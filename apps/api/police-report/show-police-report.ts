import type { PolicePlace as WirePlace, policeReport } from '@nolo/contract/business/police-report.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { policeDocuments, policeDocumentsOf } from '@nolo/domain/police-report/police-codes.ts';
import {
  isAnotherRecord,
  policeFields,
  readRecord,
  type RecordValues,
} from '@nolo/domain/police-report/police-record.ts';
import { mayChangeReport, reportAfter } from '@nolo/domain/police-report/report-state.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertDocumentAccess } from '../documents/company/document-link-store.ts';
import { findRental } from '../handover/rental-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import type { PolicePlace, PolicePlaces } from './places/police-places.ts';
import { findMemberName } from './police-report-store.ts';
import { documentCodeOf, isReportOpen, readRentalReport, type RentalReport } from './rental-report.ts';
import { standingOf } from './report-standing.ts';

type Shown = CallData<typeof policeReport>;
type Content = NonNullable<Shown['content']>;

/** How the police's service is reached. */
export const serviceOf = ({ police }: Pick<Deps, 'police'>): Shown['service'] => police?.kind ?? 'none';

export const wirePlace = ({ code, name, province, endedOn }: PolicePlace): WirePlace => ({
  code,
  name,
  province,
  ended_on: endedOn,
});

function placeOf(places: PolicePlaces, code: string | null | undefined): WirePlace | null {
  const place = code ? places.byCode(code) : null;
  return place && wirePlace(place);
}

/**
 * The report of a rental as a member sees it. Who looked is written down, and each renter reads that the company looked;
 * once their documents are closed to it, it sees the state alone.
 * @throws AppError `rental.not_found`
 */
export async function showPoliceReport(
  deps: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<Shown> {
  const { companyId, accountId } = caller;
  const at = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    const rental = await findRental(transaction, { companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    const about = { connection: transaction, vault: deps.vault, at, operatorId: accountId };
    const report = await readRentalReport(about, rental);
    const isOpen = await isReportOpen(transaction, rental, at);
    if (isOpen) {
      for (const renter of report.renters)
        await insertDocumentAccess(transaction, {
          accountId: renter.accountId,
          bookingId: rental.id,
          companyId,
          at,
        });
    }
    await insertAuditEvent(transaction, caller, { action: 'police_report_viewed', object: rental.name, at });
    const service = serviceOf(deps);
    return {
      rental: {
        name: rental.name,
        car: `${report.described.make} ${report.described.model}`,
        is_own: rental.bookingId === null,
        start_date: rental.pickupLocal,
        end_date: rental.returnLocal,
      },
      service,
      credentials: credentialsOf(service, report),
      report: await wireReport(transaction, report),
      content: isOpen ? contentOf(deps, report) : null,
      actions: actionsOf(report, isOpen),
    };
  });
}

function credentialsOf(service: Shown['service'], { account }: RentalReport): Shown['credentials'] {
  if (service !== 'service') return 'not_needed';
  if (account === null) return 'none';
  return account.refused_at === null ? 'known' : 'refused';
}

async function wireReport(
  connection: Connection,
  { report, rental }: RentalReport,
): Promise<Shown['report']> {
  return {
    standing: standingOf(report, rental),
    problem: report?.problem ?? null,
    tries: report?.tries ?? 0,
    tried_at: report?.tried_at?.toISOString() ?? null,
    refused_field: report?.refused_field ?? null,
    refused_text: report?.refused_text ?? null,
    contract_id: report?.contract_id ?? null,
    receipt: report?.receipt ?? null,
    reported_at: report?.reported_at?.toISOString() ?? null,
    manual_by: await findMemberName(connection, report?.manual_by ?? null),
    manual_because: report?.manual_because ?? null,
  };
}

function actionsOf({ report, rental }: RentalReport, isOpen: boolean): Shown['actions'] {
  const state = report?.state ?? 'drafted';
  const mayChange = isOpen && mayChangeReport(standingOf(report, rental));
  return {
    answer: mayChange,
    send: mayChange,
    mark_manual: reportAfter(state, 'mark_manual') !== null,
    report_again: isOpen && reportAfter(state, 'report_again') !== null,
  };
}

/** What was sent, while it is there; null before that. */
function sentValues(vault: Deps['vault'], { report, rental }: RentalReport): RecordValues | null {
  if (report === null || report.record === null) return null;
  if (report.state !== 'receipt' && standingOf(report, rental) !== 'waiting') return null;
  return readRecord(vault.open('police_report.record', report.id, report.record));
}

function contentOf({ vault }: Pick<Deps, 'vault'>, report: RentalReport): Content {
  const { read, places, described, facts } = report;
  const drivers = driversOf(report);
  const sent = sentValues(vault, report);
  const values = sent ?? read.values;
  return {
    fields: policeFields.flatMap((field) => {
      const value = values[field];
      if (value === undefined) return [];
      const isPlace = /_place$|_citizenship$/.test(field);
      return [{ field, value, place: isPlace ? placeOf(places, value) : null }];
    }),
    was_sent: sent !== null,
    missing: read.missing,
    frame_number: described.frameNumber,
    payment: facts.contract.payment,
    pickup_place: placeOf(places, facts.pickup.place),
    return_place: placeOf(places, facts.return.place),
    drivers: drivers.slice(0, 2),
    further_drivers: drivers.slice(2).map(({ name }) => name),
    is_changed:
      standingOf(report.report, report.rental) === 'outdated' ||
      (sent !== null && isAnotherRecord(sent, read.values)),
  };
}

const fullName = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim();

function driversOf({ rental, renters, ownDrivers, places, facts }: RentalReport): Content['drivers'] {
  const shownPlaces = (at: number) => {
    const driver = facts.drivers[at];
    return {
      birth_place: placeOf(places, driver?.birth_place),
      citizenship: placeOf(places, driver?.citizenship),
      residence_place: placeOf(places, driver?.residence_place),
      residence_address: driver?.residence_address ?? '',
      document_place: placeOf(places, driver?.document_place),
      licence_place: placeOf(places, driver?.licence_place),
    };
  };
  if (rental.bookingId === null)
    return ownDrivers.map((driver, at) => ({
      ...shownPlaces(at),
      position: driver.position,
      name: fullName(driver.first_name, driver.last_name) || (at === 0 ? rental.name : ''),
      is_renter: false,
      first_name: driver.first_name ?? '',
      last_name: driver.last_name ?? '',
      dob: driver.dob ?? '',
      document_code: driver.document_code,
      document_codes: [...policeDocuments],
      document_number: driver.document_number ?? '',
      licence_number: driver.licence_number ?? '',
    }));
  return renters.map((renter, at) => ({
    ...shownPlaces(at),
    position: at + 1,
    name: fullName(renter.firstName, renter.lastName),
    is_renter: true,
    first_name: renter.details.first_name ?? '',
    last_name: renter.details.last_name ?? '',
    dob: '',
    document_code: documentCodeOf(renter),
    document_codes: renter.documentType === null ? [] : [...policeDocumentsOf[renter.documentType]],
    document_number: '',
    licence_number: '',
  }));
}

import { randomUUID } from 'node:crypto';
import type { describeDriver as call } from '@nolo/contract/business/police-report.ts';
import type { CallParsed } from '@nolo/contract/endpoint.ts';
import { parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import type { Rental } from '../handover/rental-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { refuseUnknownPlaces } from './known-places.ts';
import { lockReportToChange } from './lock-rental-report.ts';
import { policePlaces } from './places/police-places.ts';
import {
  deleteSecondDriver,
  listReportedRenters,
  saveOwnDriver,
  savePoliceDetails,
} from './reported-drivers-store.ts';

type Form = CallParsed<typeof call>['body'];
type Described = Form & { id: string; position: number };

/**
 * Keeps what the police ask of whoever drives: on the account of a renter, for the next rental too; of the company's own
 * rentals on the rental. What stands in a renter's profile is not taken from here.
 * @throws AppError `rental.not_found`, `booking.documents_closed`, `police_report.state_changed`, `request.invalid`
 */
export async function describeDriver(
  deps: Deps,
  caller: MemberCaller,
  { id, position, ...form }: Described,
): Promise<void> {
  const { clock, database } = deps;
  const at = clock.now();
  const { birth_place, citizenship, residence_place, document_place, licence_place } = form;
  const codes = { birth_place, citizenship, residence_place, document_place, licence_place };
  refuseUnknownPlaces(await policePlaces(database), codes);
  await inTransaction(database, async (transaction) => {
    const { rental } = await lockReportToChange(transaction, { companyId: caller.companyId, id }, at);
    if (rental.ownRentalId === null) await keepOfRenter(deps, transaction, { rental, position, form, at });
    else await keepOfOwn(deps, transaction, { rental, position, form, at });
    await insertAuditEvent(transaction, caller, { action: 'driver_described', object: rental.name, at });
  });
}

type Kept = { rental: Rental; position: number; form: Form; at: Date };

/** Names count where the profile's are in letters that the police do not take. */
async function keepOfRenter(
  { vault }: Deps,
  transaction: Connection,
  { rental, position, form, at }: Kept,
): Promise<void> {
  const renters = await listReportedRenters(transaction, vault, rental.id);
  const renter = renters[position - 1];
  if (renter === undefined) throw new AppError('rental.not_found');
  const { dob: _dob, document_number: _number, licence_number: _licence, ...asked } = form;
  await savePoliceDetails(transaction, {
    ...asked,
    account_id: renter.accountId,
    first_name: form.first_name || null,
    last_name: form.last_name || null,
    // What the profile says anyway is not kept twice: it follows the profile.
    residence_address: form.residence_address === renter.address ? null : form.residence_address || null,
    changed_at: at,
  });
}

const typed = (text: string): string | null => text || null;

async function keepOfOwn(
  { vault }: Deps,
  transaction: Connection,
  { rental, position, form, at }: Kept,
): Promise<void> {
  await saveOwnDriver(transaction, vault, {
    companyId: rental.companyId,
    ownRentalId: rental.id,
    id: randomUUID(),
    at,
    driver: {
      ...form,
      position,
      first_name: typed(form.first_name),
      last_name: typed(form.last_name),
      dob: form.dob === null ? null : parseLocalDate(form.dob),
      residence_address: typed(form.residence_address),
      document_number: typed(form.document_number),
      licence_number: typed(form.licence_number),
    },
  });
}

/**
 * On a rental of the company's own nobody but the customer drives.
 * @throws AppError `rental.not_found`, `booking.documents_closed`, `police_report.state_changed`
 */
export async function removeSecondDriver(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const at = clock.now();
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    const { rental } = await lockReportToChange(transaction, { companyId, id }, at);
    if (rental.ownRentalId === null) throw new AppError('rental.not_found');
    if (!(await deleteSecondDriver(transaction, { companyId, ownRentalId: rental.id }))) return;
    await insertAuditEvent(transaction, caller, { action: 'second_driver_removed', object: rental.name, at });
  });
}

import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { addOwnRental as call } from '@nolo/contract/business/calendar.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import {
  findCalendarCar,
  findCalendarTerms,
  findCarTerms,
  insertOwnRental,
  lockCar,
} from './calendar-store.ts';
import { replaceHold } from './out-hold-store.ts';
import { readPeriod, type Period } from './read-period.ts';

export type OwnRentalForm = CallParsed<typeof call>['body'];

/**
 * Enters a rental that the company has made itself; it holds the car like a booking.
 * @throws AppError `car.not_found`, `calendar.dates_taken`
 */
export async function addOwnRental(
  { clock, database }: Deps,
  caller: MemberCaller,
  form: OwnRentalForm,
): Promise<{ id: string }> {
  const { companyId } = caller;
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const { values, period, car } = await readOwnRental(transaction, companyId, form);
    await lockCar(transaction, form.car_id);
    const terms = await readTerms(transaction, form.car_id);
    const id = await insertOwnRental(transaction, {
      ...values,
      ...terms,
      company_id: companyId,
      created_at: at,
    });
    await holdForOwnRental(transaction, companyId, { id, carId: form.car_id, period, now: at });
    const object = `${car}, ${form.customer_name}`;
    await insertAuditEvent(transaction, caller, { action: 'own_rental_added', object, at });
    return { id };
  });
}

/** @throws AppError `car.not_found`, `request.invalid` */
export async function readOwnRental(connection: Connection, companyId: number, form: OwnRentalForm) {
  const car = await findCalendarCar(connection, { companyId, carId: form.car_id });
  if (car === null) throw new AppError('car.not_found', { fields: { car_id: 'car_required' } });
  const { timeZone } = await findCalendarTerms(connection, companyId);
  const period = readPeriod(form, timeZone);
  const values = {
    car_id: form.car_id,
    customer_name: form.customer_name,
    customer_phone: form.customer_phone,
    source: form.source,
    language: form.language,
    price_minor: form.price,
    pickup_local: period.from,
    return_local: period.to,
    starts_at: period.startsAt,
    ends_at: period.endsAt,
  };
  return { car, period, values };
}

/** A car's conditions as its rental keeps them, whatever becomes of the car's own. */
export async function readTerms(connection: Connection, carId: number) {
  const { inclusions, depositMinor } = await findCarTerms(connection, carId);
  return { inclusions: JSON.stringify(inclusions), deposit_minor: depositMinor };
}

/** @throws AppError `calendar.dates_taken` */
export async function holdForOwnRental(
  connection: Connection,
  companyId: number,
  { id, carId, period, now }: { id: string; carId: number; period: Period; now: Date },
): Promise<void> {
  const { turnaroundMinutes } = await findCalendarTerms(connection, companyId);
  const freeAt = new Date(new Date(period.endsAt).getTime() + turnaroundMinutes * 60_000);
  const hold = { carId, startsAt: new Date(period.startsAt), freeAt };
  if (!(await replaceHold(connection, { own_rental_id: id }, hold, now)))
    throw new AppError('calendar.dates_taken');
}

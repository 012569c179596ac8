import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { addOfflinePeriod as call } from '@nolo/contract/business/calendar.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { findCalendarCar, findCalendarTerms, insertOfflinePeriod, lockCar } from './calendar-store.ts';
import { readPeriod } from './read-period.ts';

/**
 * Lets a car to nobody for a time: it is in the workshop, or its owner has it.
 * @throws AppError `car.not_found`, `calendar.dates_taken`
 */
export async function addOfflinePeriod(
  { clock, database }: Deps,
  caller: MemberCaller,
  { car_id: carId, note, ...dates }: CallParsed<typeof call>['body'],
): Promise<{ id: number }> {
  const { companyId } = caller;
  return inTransaction(database, async (transaction) => {
    const car = await findCalendarCar(transaction, { companyId, carId });
    if (car === null) throw new AppError('car.not_found', { fields: { car_id: 'car_required' } });
    await lockCar(transaction, carId);
    const { timeZone } = await findCalendarTerms(transaction, companyId);
    const { startsAt, endsAt } = readPeriod(dates, timeZone);
    const id = await insertOfflinePeriod(transaction, { carId, startsAt, endsAt, note });
    if (id === null) throw new AppError('calendar.dates_taken');
    await insertAuditEvent(transaction, caller, { action: 'offline_added', object: car, at: clock.now() });
    return { id };
  });
}

import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { hasCarLeft } from '../handover/inspection-store.ts';
import { hasCarReturned } from '../handover/recorded-return-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { holdForOwnRental, readOwnRental, readTerms, type OwnRentalForm } from './add-own-rental.ts';
import { findCalendarCar, lockOwnRental, updateOwnRental } from './calendar-store.ts';

/**
 * Changes a rental of the company's own: customer, car, times, price. The car that has left, and when, stay as
 * they are, and the return of one that is back.
 * @throws AppError `own_rental.not_found`, `car.not_found`, `calendar.dates_taken`, `handover.already_checked_in`,
 * `handover.already_checked_out`
 */
export async function changeOwnRental(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, ...form }: OwnRentalForm & { id: string },
): Promise<void> {
  const { companyId } = caller;
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const before = await lockOwnRental(transaction, { companyId, id });
    if (before === null) throw new AppError('own_rental.not_found');
    const { values, period, car } = await readOwnRental(transaction, companyId, form);
    const isOther = before.car_id !== form.car_id || before.pickup_local !== values.pickup_local;
    if (isOther && (await hasCarLeft(transaction, id))) throw new AppError('handover.already_checked_in');
    const isBack = await hasCarReturned(transaction, id);
    if (isBack && before.return_local !== values.return_local)
      throw new AppError('handover.already_checked_out');
    const terms = before.car_id === form.car_id ? {} : await readTerms(transaction, form.car_id);
    await updateOwnRental(transaction, id, { ...values, ...terms });
    // One that is back holds its car no longer.
    if (!isBack) await holdForOwnRental(transaction, companyId, { id, carId: form.car_id, period, now });
    const carBefore = await findCalendarCar(transaction, { companyId, carId: before.car_id });
    const change = auditChange({ ...toldOf(before), car: carBefore }, { ...toldOf({ ...values }), car });
    await insertAuditEvent(transaction, caller, {
      action: 'own_rental_changed',
      object: `${car}, ${form.customer_name}`,
      at: now,
      ...(change && { change }),
    });
  });
}

type Told = Pick<
  Awaited<ReturnType<typeof readOwnRental>>['values'],
  'customer_name' | 'customer_phone' | 'source' | 'price_minor' | 'pickup_local' | 'return_local'
>;

const toldOf = (rental: Told) => ({
  customer: rental.customer_name,
  phone: rental.customer_phone,
  source: rental.source,
  price: rental.price_minor,
  pickup: rental.pickup_local,
  return: rental.return_local,
});

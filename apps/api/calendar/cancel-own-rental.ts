import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { hasCarLeft } from '../handover/inspection-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { findCalendarCar, lockOwnRental, updateOwnRental } from './calendar-store.ts';
import { deleteHolds } from './out-hold-store.ts';

/**
 * Cancels a rental of the company's own: its car can be let again.
 * @throws AppError `own_rental.not_found`, also of one that is cancelled already; `handover.already_checked_in`
 */
export async function cancelOwnRental(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const rental = await lockOwnRental(transaction, { companyId, id });
    if (rental === null) throw new AppError('own_rental.not_found');
    if (await hasCarLeft(transaction, id)) throw new AppError('handover.already_checked_in');
    await deleteHolds(transaction, { own_rental_id: id }, at);
    await updateOwnRental(transaction, id, { cancelled_at: at });
    const car = await findCalendarCar(transaction, { companyId, carId: rental.car_id });
    const object = `${car}, ${rental.customer_name}`;
    await insertAuditEvent(transaction, caller, { action: 'own_rental_cancelled', object, at });
  });
}

import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { nameOf } from './car-row.ts';
import { lockFleetCar } from './fleet-store.ts';
import { listPhotographs, replacePictures } from './picture-store.ts';

type Photograph = Awaited<ReturnType<typeof listPhotographs>>[number];

/**
 * Changes the photographs of a car in one transaction, and writes it down. The first photograph takes the place of the
 * drawings that are shown until then.
 * @param change the ids of those that are shown from now on, in their order
 * @throws AppError `car.not_found`
 */
export async function changePictures(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: MemberCaller,
  id: number,
  change: (photographs: readonly Photograph[], transaction: Connection) => Promise<number[]> | number[],
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    const car = await lockFleetCar(transaction, { companyId, id });
    if (car === null) throw new AppError('car.not_found');
    const before = await listPhotographs(transaction, id);
    const shown = await change(before, transaction);
    if (shown.join() === before.map((one) => one.id).join()) return;
    await replacePictures(transaction, id, shown);
    await insertAuditEvent(transaction, caller, {
      action: 'car_pictures_changed',
      object: nameOf(car),
      at: clock.now(),
      change: { before: { photos: before.length }, after: { photos: shown.length } },
    });
  });
}

import type { HiddenCarStep } from '@nolo/domain/cars/offer-report.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { listOwners } from '../../companies/status/company-status-store.ts';
import { nameOf } from '../../fleet/car-row.ts';
import { lockFleetCar, updateCar } from '../../fleet/fleet-store.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findCompanyOfCar } from './offer-report-store.ts';

type HideDeps = Pick<Deps, 'clock' | 'database' | 'jobs'>;

/**
 * Staff hides one car, or shows it again; its company's owners are told why. The same again changes nothing.
 * @throws AppError `car.not_found`
 */
export async function hideCar(
  deps: HideDeps,
  caller: StaffCaller,
  { id, isHidden, reason }: { id: number; isHidden: boolean; reason: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    await takeCarStep(deps, transaction, caller, { carId: id, step: isHidden ? 'hide' : 'show', reason });
  });
}

type Taken = { carId: number; step: HiddenCarStep; reason: string };

/**
 * Hides a car, shows it again or keeps it as it is, writes that down, and mails the owners of its company. Paid bookings go
 * on; a car that its company had taken off renters' sight, or archived, stays so when it is shown. Returns the car's name.
 */
export async function takeCarStep(
  deps: HideDeps,
  transaction: Connection,
  caller: StaffCaller,
  { carId, step, reason }: Taken,
): Promise<string> {
  const companyId = await findCompanyOfCar(transaction, carId);
  const car = companyId === null ? null : await lockFleetCar(transaction, { companyId, id: carId });
  if (companyId === null || car === null) throw new AppError('car.not_found');
  const at = deps.clock.now();
  const carName = nameOf(car);
  const isHidden = car.hidden_at !== null;
  if (step === (isHidden ? 'hide' : 'show')) return carName;
  if (step === 'hide')
    await updateCar(
      transaction,
      { companyId, id: carId },
      { is_online: false, hidden_at: at, hidden_because: reason, was_online: car.is_online },
    );
  if (step === 'show')
    await updateCar(
      transaction,
      { companyId, id: carId },
      {
        is_online: car.was_online === true && car.archived_at === null,
        hidden_at: null,
        hidden_because: null,
        was_online: null,
      },
    );
  const { kind, accountId, sessionId } = caller;
  const eventId = await insertAuditEvent(
    transaction,
    { kind, accountId, sessionId, companyId },
    { action: ACTION[step], object: carName, at, change: { before: { reason: null }, after: { reason } } },
  );
  for (const owner of await listOwners(transaction, companyId)) {
    await enqueueMail(deps, transaction, {
      key: `offer-decided:${eventId}:${owner.id}`,
      template: 'offer-decided',
      payload: { companyId, accountId: owner.id, carId, carName, step, eventId },
    });
  }
  return carName;
}

const ACTION = { hide: 'car_hidden', show: 'car_shown', keep: 'offer_report_dismissed' } as const;

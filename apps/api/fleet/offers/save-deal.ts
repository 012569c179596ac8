import type { DealFields } from '@nolo/contract/business/offers.ts';
import { auditChange, type AuditState } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findFleetCar } from '../fleet-store.ts';
import { insertDeal, lockDeal, updateDeal, type DealRow } from './offer-store.ts';

/**
 * Adds a deal, or changes the one with that id: the search and every quote count with it at once, bookings that were made do
 * not change.
 * @throws AppError `deal.not_found`, `car.not_found`
 */
export async function saveDeal(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, ...fields }: DealFields & { id: number | null },
): Promise<{ id: number }> {
  const { companyId } = caller;
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const before = id === null ? null : await lockDeal(transaction, { companyId, id });
    if (id !== null && before === null) throw new AppError('deal.not_found');
    await refuseForeignCar(transaction, companyId, fields.car_id);
    const columns = columnsOf(fields);
    if (id !== null) await updateDeal(transaction, { companyId, id }, columns);
    const savedId = id ?? (await insertDeal(transaction, companyId, columns));
    const saved = await lockDeal(transaction, { companyId, id: savedId });
    if (saved === null) throw new Error('a deal that was just saved is not there');
    const change = auditChange(before ? dealState(before) : {}, dealState(saved));
    if (change !== null) {
      const action = before === null ? 'deal_created' : 'deal_changed';
      await insertAuditEvent(transaction, caller, { action, object: saved.name.it, at, change });
    }
    return { id: savedId };
  });
}

async function refuseForeignCar(connection: Connection, companyId: number, id: number | null): Promise<void> {
  if (id !== null && (await findFleetCar(connection, { companyId, id })) === null)
    throw new AppError('car.not_found', { fields: { car_id: 'car.not_found' } });
}

function columnsOf({ name_it, name_en, name_fr, ...columns }: DealFields) {
  const name = { it: name_it, en: name_en || name_it, fr: name_fr || name_it };
  return { ...columns, name: JSON.stringify(name) };
}

/** As the audit trail has it. */
export function dealState({ name, starts_on, ends_on, ...deal }: DealRow): AuditState {
  const { min_lead_days, max_lead_days } = deal;
  return { name: name.it, starts_on, ends_on, min_lead_days, max_lead_days, ...discountState(deal) };
}

export function discountState({ kind, value }: Pick<DealRow, 'kind' | 'value'>): AuditState {
  return kind === 'flat_discount'
    ? { discount_amount: value, discount_percent: null }
    : { discount_amount: null, discount_percent: value };
}

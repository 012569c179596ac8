import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { changeConditions as call } from '@nolo/contract/business/company.ts';
import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findSettings, updateCompany, type CompanySettings } from './settings-store.ts';

type Conditions = CallParsed<typeof call>['body'];

/** Says what the company charges and includes. What is booked keeps what it was booked with. */
export async function changeConditions(
  { clock, database }: Deps,
  caller: MemberCaller,
  conditions: Conditions,
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const before = await findSettings(transaction, companyId, { forUpdate: true });
    await updateCompany(transaction, companyId, {
      young_driver_per_day_minor: conditions.young_driver_per_day,
      one_way_minor: conditions.one_way,
      delivery_minor: conditions.delivery,
      delivery_radius_km: conditions.delivery_radius_km,
      flexible_return_minor: conditions.flexible_return,
      late_per_day_minor: conditions.late_per_day,
      deposit_by: conditions.deposit_by,
      roadside_help: conditions.roadside_help,
      cross_border: conditions.cross_border,
      conditions_set_at: at,
    });
    const change = auditChange(toldOf(conditionsOf(before)), toldOf(conditions));
    await insertAuditEvent(transaction, caller, {
      action: 'conditions_changed',
      object: before.name,
      at,
      ...(change && { change }),
    });
  });
}

export function conditionsOf(company: CompanySettings): Conditions {
  return {
    young_driver_per_day: company.young_driver_per_day_minor,
    one_way: company.one_way_minor,
    delivery: company.delivery_minor,
    delivery_radius_km: company.delivery_radius_km,
    flexible_return: company.flexible_return_minor,
    late_per_day: company.late_per_day_minor,
    deposit_by: company.deposit_by,
    roadside_help: company.roadside_help,
    cross_border: company.cross_border,
  };
}

const toldOf = ({ cross_border, ...told }: Conditions) => ({
  ...told,
  cross_border: cross_border.join(', '),
});

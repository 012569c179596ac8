import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { changeExtra as call } from '@nolo/contract/business/company.ts';
import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../company-store.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { extraRow } from './add-extra.ts';
import { listExtrasOfCompany, updateExtra } from './settings-store.ts';

/**
 * Changes an extra, or offers it no more; what is booked stays booked.
 * @throws AppError `extra.not_found`
 */
export async function changeExtra(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, ...extra }: CallParsed<typeof call>['body'] & { id: number },
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const before = (await listExtrasOfCompany(transaction, companyId)).find((one) => one.id === id);
    if (before === undefined) throw new AppError('extra.not_found');
    await updateExtra(transaction, { companyId, id }, extraRow(extra));
    const change = auditChange(
      {
        name: before.name.it,
        price: before.price_minor,
        excess: before.excess_minor,
        most: before.most,
        is_active: before.is_active,
      },
      {
        name: extra.name.it,
        price: extra.price,
        excess: extra.excess,
        most: extra.most,
        is_active: extra.is_active,
      },
    );
    await insertAuditEvent(transaction, caller, {
      action: 'extra_changed',
      object: before.name.it,
      at: clock.now(),
      ...(change && { change }),
    });
  });
}

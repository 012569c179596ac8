import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { addExtra as call } from '@nolo/contract/business/company.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { insertExtra } from './settings-store.ts';

type NewExtra = CallParsed<typeof call>['body'];

/** Offers an extra, or a cover, with each of the company's cars. */
export async function addExtra(
  { clock, database }: Deps,
  caller: MemberCaller,
  extra: NewExtra,
): Promise<{ id: number }> {
  const { companyId } = caller;
  return inTransaction(database, async (transaction) => {
    const id = await insertExtra(transaction, { ...extraRow(extra), company_id: companyId });
    const object = extra.name.it;
    await insertAuditEvent(transaction, caller, { action: 'extra_added', object, at: clock.now() });
    return { id };
  });
}

/** Covers exclude each other, whatever group was sent (docs/specification/price.md 5). */
export function extraRow({ name, price, charged, is_driver, excess, group, most, is_active }: NewExtra) {
  return {
    name: JSON.stringify(name),
    price_minor: price,
    charged,
    is_driver,
    excess_minor: excess,
    choice_group: excess === null ? group : 'cover',
    most,
    is_active,
  };
}

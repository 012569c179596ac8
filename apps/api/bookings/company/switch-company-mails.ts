import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findNoticeSettings, updateNoticeSettings } from './company-notice-store.ts';

/** Whether a member has mails about the bookings of a company; of its contractor's companies all alike. */
export async function switchCompanyMails(
  { clock, database }: Deps,
  caller: MemberCaller,
  { isNotified }: { isNotified: boolean },
): Promise<void> {
  const { companyId, accountId } = caller;
  await inTransaction(database, async (transaction) => {
    const before = await findNoticeSettings(transaction, { companyId, accountId });
    if (before.isNotified === isNotified) return;
    await updateNoticeSettings(transaction, { companyId, accountId }, { is_notified: isNotified });
    const change = { before: { mails: before.isNotified }, after: { mails: isNotified } };
    const event = { action: 'company_mails_switched', object: '', at: clock.now(), change } as const;
    await insertAuditEvent(transaction, caller, event);
  });
}

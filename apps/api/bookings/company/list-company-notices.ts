import type { CallData } from '@nolo/contract/endpoint.ts';
import type { companyNotices } from '@nolo/contract/business/notices.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findNoticeSettings, listLastNotices } from './company-notice-store.ts';

/** The last notices of a company, and whether the member has mails of them. It names renters: who looked is written down. */
export async function listCompanyNotices(
  { clock, database }: Deps,
  caller: MemberCaller,
): Promise<CallData<typeof companyNotices>> {
  const { companyId, accountId } = caller;
  const at = clock.now();
  const [notices, { isNotified, seenAt }] = await Promise.all([
    listLastNotices(database, companyId),
    findNoticeSettings(database, { companyId, accountId }),
  ]);
  await insertAuditEvent(database, caller, { action: 'notices_viewed', object: '', at });
  return {
    notices: notices.map(({ bookingId, at: happenedAt, ...notice }) => ({
      ...notice,
      booking_id: bookingId,
      at: happenedAt.toISOString(),
      is_new: happenedAt > seenAt,
    })),
    is_notified: isNotified,
  };
}

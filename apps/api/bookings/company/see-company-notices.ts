import type { Deps } from '../../deps.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { updateNoticeSettings } from './company-notice-store.ts';

/** What has happened so far is not new to the member any more. */
export async function seeCompanyNotices(
  { clock, database }: Deps,
  { companyId, accountId }: MemberCaller,
): Promise<void> {
  await updateNoticeSettings(database, { companyId, accountId }, { notices_seen_at: clock.now() });
}

import type { staffApplication } from '@nolo/contract/staff/applications.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { hasOwner } from '../../members/member-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findApplication, listApplicationEvents } from './application-store.ts';

/**
 * Everything about one application; that somebody looked is written down.
 * @throws AppError `application.not_found`
 */
export async function showApplication(
  { clock, database, vault }: Deps,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<CallData<typeof staffApplication>> {
  return inTransaction(database, async (transaction) => {
    const application = await findApplication(transaction, vault, id);
    if (application === null) throw new AppError('application.not_found');
    await insertAuditEvent(transaction, caller, {
      action: 'application_viewed',
      object: application.company_name,
      at: clock.now(),
    });
    const { state_at, created_at, self_certified_at, company_id } = application;
    const { token_hash: _, certificate_signature: __, ...shown } = application;
    const events = await listApplicationEvents(transaction, id);
    return {
      application: {
        ...shown,
        state_at: state_at.toISOString(),
        created_at: created_at.toISOString(),
        self_certified_at: self_certified_at.toISOString(),
        has_owner: company_id !== null && (await hasOwner(transaction, company_id)),
        history: events.map(({ id: eventId, kind, at, text, file_type }) => ({
          id: Number(eventId),
          kind,
          at: at.toISOString(),
          text,
          file_type,
        })),
      },
    };
  });
}

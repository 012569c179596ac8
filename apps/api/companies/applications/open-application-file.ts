import type { CertificateType } from '@nolo/domain/companies/application.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findApplication, listApplicationEvents } from './application-store.ts';

/**
 * A file that the applicant sent, decrypted; that somebody looked is written down first.
 * @throws AppError `application.not_found`
 */
export async function openApplicationFile(
  { clock, database, documents, vault }: Deps,
  caller: StaffCaller,
  { id, eventId }: { id: string; eventId: number },
): Promise<{ bytes: Buffer; type: CertificateType }> {
  const application = await findApplication(database, vault, id);
  const events = await listApplicationEvents(database, id);
  const event = events.find((one) => Number(one.id) === eventId);
  if (application === null || !event?.file_key || event.file_type === null)
    throw new AppError('application.not_found');
  await insertAuditEvent(database, caller, {
    action: 'application_file_viewed',
    object: application.company_name,
    at: clock.now(),
  });
  const bytes = await documents.get(event.file_key);
  if (bytes === null) throw new AppError('application.not_found');
  return { bytes, type: event.file_type };
}

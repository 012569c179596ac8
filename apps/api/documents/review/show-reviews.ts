import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffDocuments } from '@nolo/contract/staff/documents.ts';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { judgeDocument } from '@nolo/domain/identity/judge-document.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { listReadings } from '../verification-store.ts';
import { listReviews } from './review-store.ts';

/** Whose documents wait for a person, and why the machine left them to one. */
export async function showReviews(
  { clock, database, vault }: Deps,
  _caller: StaffCaller,
  { email }: { email: string },
): Promise<CallData<typeof staffDocuments>> {
  const { rows, hasMore } = await listReviews(database, { email });
  const readings = await listReadings(
    database,
    vault,
    rows.map(({ id }) => id),
  );
  const today = dateInItaly(clock.now());
  const renters = rows.map(({ id, first_name, last_name, dob, document_type, uploaded_at, ...row }) => {
    const reading = readings.get(id);
    const holder = { firstName: first_name, lastName: last_name, dob };
    return {
      id,
      name: `${first_name} ${last_name}`,
      email: row.email,
      status: row.documents_status,
      uploaded_at: uploaded_at?.toISOString() ?? null,
      problems: reading ? judgeDocument(reading, holder, document_type ?? 'passport', today).problems : null,
    };
  });
  return { renters, has_more: hasMore };
}

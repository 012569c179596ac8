import { shownDocuments } from '@nolo/domain/booking/document-access.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { findUser } from '../../accounts/account-store.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { openImage } from '../open-image.ts';
import { listPeopleWithDocuments } from './booking-documents-store.ts';
import { openBooking } from './show-booking-documents.ts';
import { watermark } from './watermark.ts';

type Asked = { id: string; person: string; kind: DocumentKind };

/**
 * One picture of somebody's documents for a member of the booking's company: JPEG bytes that say who looked, and when.
 * Everything is asked anew, and written down.
 * @throws AppError `booking.not_found`, `booking.documents_closed`, `document.not_found`
 */
export async function openBookingDocument(
  deps: Deps,
  caller: MemberCaller,
  { id, person, kind }: Asked,
): Promise<Buffer> {
  const { database } = deps;
  const { companyId } = caller;
  const at = deps.clock.now();
  const { number, company } = await openBooking(database, { companyId, id }, at);
  const found = (await listPeopleWithDocuments(database, id)).find(({ accountId }) => accountId === person);
  if (found === undefined || !shownDocuments(found.documentType).includes(kind)) {
    throw new AppError('document.not_found');
  }
  const jpeg = await openImage(deps, found, { kind });
  await insertAuditEvent(database, caller, {
    action: 'document_opened',
    object: `${number}, ${found.name}`,
    at,
  });
  const { first_name, last_name } = await findUser(database, caller.accountId);
  const moment = toLocal(at.toISOString(), 'Europe/Rome').replace('T', ' ');
  return watermark(jpeg, [company, `${first_name} ${last_name}`, moment].join(' · '));
}

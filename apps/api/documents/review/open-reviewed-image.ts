import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { findUser } from '../../accounts/account-store.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { watermark } from '../company/watermark.ts';
import { openImage } from '../open-image.ts';
import { findReviewed } from './review-store.ts';

/**
 * One picture of a renter's documents for who reviews them: JPEG bytes that say who looked, and when. Written down.
 * @throws AppError `document.not_found`
 */
export async function openReviewedImage(
  deps: Deps,
  caller: StaffCaller,
  { id, kind }: { id: string; kind: DocumentKind },
): Promise<Buffer> {
  const { database } = deps;
  const at = deps.clock.now();
  const reviewed = await findReviewed(database, id);
  if (reviewed === null) throw new AppError('document.not_found');
  const jpeg = await openImage(deps, { accountId: id }, { kind });
  await insertAuditEvent(database, caller, { action: 'document_opened', object: reviewed.name, at });
  const { first_name, last_name } = await findUser(database, caller.accountId);
  const moment = toLocal(at.toISOString(), 'Europe/Rome').replace('T', ' ');
  return watermark(jpeg, ['Nolo', `${first_name} ${last_name}`, moment].join(' · '));
}

import type { Deps } from '../../deps.ts';
import { readAgreement } from '../../handover/agreement/open-agreement.ts';
import { readPicture } from '../../handover/open-picture.ts';
import { findRental } from '../../handover/rental-store.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { findDispute, type DisputeRow } from '../../payments/dispute-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import type { PrivateFile } from '../../platform/send-private-file.ts';
import { findReportedIssue } from '../issues/issue-store.ts';

/**
 * The signed agreement of a disputed rental, byte by byte as it was kept; written down.
 * @throws AppError `dispute.not_found`, `document.not_found`
 */
export async function openDisputeAgreement(
  deps: Deps,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<PrivateFile> {
  const dispute = await findDisputed(deps, id);
  const { companyId, bookingId } = dispute;
  const rental = await findRental(deps.database, { companyId, id: bookingId });
  if (rental === null) throw new AppError('document.not_found');
  const bytes = await readAgreement(deps, rental);
  return written(deps, caller, { dispute, file: 'agreement.pdf', type: 'application/pdf', bytes });
}

/**
 * A picture of the car, taken at the counter; written down.
 * @throws AppError `dispute.not_found`, `document.not_found`
 */
export async function openDisputePicture(
  deps: Deps,
  caller: StaffCaller,
  { id, pictureId }: { id: string; pictureId: string },
): Promise<PrivateFile> {
  const dispute = await findDisputed(deps, id);
  const bytes = await readPicture(deps, { bookingId: dispute.bookingId, ownRentalId: null }, pictureId);
  const file = `car-${pictureId.slice(0, 8)}.jpg`;
  return written(deps, caller, { dispute, file, type: 'image/jpeg', bytes });
}

/**
 * What the renter photographed of an issue; written down.
 * @throws AppError `dispute.not_found`, `document.not_found`
 */
export async function openDisputeIssueImage(
  deps: Deps,
  caller: StaffCaller,
  { id, issueId }: { id: string; issueId: string },
): Promise<PrivateFile> {
  const dispute = await findDisputed(deps, id);
  const issue = await findReportedIssue(deps.database, { bookingId: dispute.bookingId, id: issueId });
  const bytes = issue?.storage_key ? await deps.documents.get(issue.storage_key) : null;
  if (bytes === null) throw new AppError('document.not_found');
  const file = `issue-${issueId.slice(0, 8)}.jpg`;
  return written(deps, caller, { dispute, file, type: 'image/jpeg', bytes });
}

async function findDisputed({ database }: Pick<Deps, 'database'>, id: string): Promise<DisputeRow> {
  const dispute = await findDispute(database, id);
  if (dispute === null) throw new AppError('dispute.not_found');
  return dispute;
}

type Opened = Omit<PrivateFile, 'fileName'> & { dispute: DisputeRow; file: string };

async function written(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: StaffCaller,
  { dispute, file, type, bytes }: Opened,
): Promise<PrivateFile> {
  const fileName = `${dispute.number}-${file}`;
  const opened = { action: 'dispute_file_opened', object: fileName, at: clock.now() } as const;
  await insertAuditEvent(database, caller, opened);
  return { fileName, type, bytes };
}

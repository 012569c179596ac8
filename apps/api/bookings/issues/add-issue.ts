import type { z } from 'zod';
import type { Reservation } from '@nolo/contract/bookings.ts';
import type { addIssueBody, Issue } from '@nolo/contract/issues.ts';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { MAX_ISSUES_PER_BOOKING } from '@nolo/domain/issues/issue-limits.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { PictureForm } from '../../documents/read-document-form.ts';
import { storeFile } from '../../documents/store-files.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { companyRecipient, tellCompany } from '../company/tell-company.ts';
import { findReservation } from '../find-reservations.ts';
import { findBookingForMail } from '../booking-snapshot-store.ts';
import { lockBooking } from '../booking-store.ts';
import { insertIssue, listIssues, findIssueNews, type IssueRow } from './issue-store.ts';
import { wireIssue } from './find-issues.ts';

type IssueForm = PictureForm<typeof addIssueBody, 'file'>;

type Report = { accountId: string; booking: Reservation; fields: z.output<typeof addIssueBody> };

async function insertOnce(
  deps: Deps,
  transaction: Connection,
  { accountId, booking, fields }: Report,
  storageKey: string | null,
): Promise<IssueRow> {
  // One after the other: the same report sent twice at once is one, and the limit holds.
  await lockBooking(transaction, booking.id);
  const known = await listIssues(transaction, { accountId, bookingId: booking.id });
  const same = known.find(({ id }) => id === fields.id);
  if (same) return same;
  if (known.length >= MAX_ISSUES_PER_BOOKING) throw new AppError('issue.too_many');
  const issue = await insertIssue(transaction, {
    booking_id: booking.id,
    id: fields.id,
    account_id: accountId,
    description: fields.issueDescription,
    file_name: storageKey === null ? null : (fields.fileName ?? null),
    storage_key: storageKey,
    created_at: deps.clock.now(),
  });
  const { id: bookingId, company } = booking;
  await tellCompany(
    deps,
    transaction,
    { id: bookingId, company_id: company.id },
    {
      kind: 'issue_reported',
      key: `${bookingId}:${issue.id}`,
      mail: (memberId) => ({
        template: 'issue-reported',
        payload: { bookingId, issueId: issue.id, memberId },
      }),
    },
  );
  return issue;
}

/**
 * Keeps a report and tells the company. The same id again changes nothing: what was sent before a break in the line
 * counts.
 * @throws AppError booking.not_found, issue.not_possible, issue.too_many
 */
export async function addIssue(
  deps: Deps,
  caller: RenterCaller,
  { bookingId, form }: { bookingId: string; form: IssueForm },
): Promise<Issue> {
  const { accountId } = caller;
  const booking = await findReservation(deps, caller, { id: bookingId });
  if (!bookingActions(booking.status).reportIssue) throw new AppError('issue.not_possible');
  const jpeg = form.images.get('file');
  const storageKey = jpeg === undefined ? null : await storeFile(deps, jpeg);
  const row = await inTransaction(deps.database, (transaction) =>
    insertOnce(deps, transaction, { accountId, booking, fields: form.fields }, storageKey),
  );
  return wireIssue(row);
}

/** Null when the report was taken back, or went with its renter's account. */
export const issueReportedMail: MailHandler<'issue-reported'> = async (
  { clock, database },
  { bookingId, issueId, memberId, snapshotId },
) => {
  const found = await findIssueNews(database, { bookingId, id: issueId });
  const as = await findBookingForMail(database, { bookingId, snapshotId, now: clock.now() });
  if (found === null || as === null) return null;
  const to = await companyRecipient(database, { id: bookingId, company_id: found.companyId }, memberId);
  if (to === null) return null;
  const data = {
    kind: 'issue' as const,
    name: `${found.first_name} ${found.last_name}`,
    email: found.email,
    phone: `${found.country_code} ${found.mobile_number}`,
    text: `${found.number}, ${as.details.carName}\n${found.description}`,
  };
  return { ...to, websiteId: null, data };
};

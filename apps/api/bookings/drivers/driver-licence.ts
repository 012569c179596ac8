import type { DrivingLicence } from '@nolo/domain/booking/driver-eligibility.ts';
import { dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { lacksDocuments, lastDay, type DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import type { LicenceClass } from '@nolo/domain/identity/licence-classes.ts';

/** What an account's row says of its licence. */
export const LICENCE_COLUMNS = [
  'documents_status',
  'driving_licence_classes',
  'dl_issue_date',
  'dl_expiry_date',
] as const;

type LicenceRow = {
  documents_status: DocumentsStatus;
  driving_licence_classes: LicenceClass[];
  dl_issue_date: string | null;
  dl_expiry_date: string | null;
};

const day = (text: string | null) => (text === null ? null : dateOf(text));

/** An account's licence; null until its documents are uploaded, and again once they were rejected. */
export function licenceOf(row: LicenceRow): DrivingLicence | null {
  if (lacksDocuments(row.documents_status)) return null;
  const { driving_licence_classes: classes, dl_issue_date: issue, dl_expiry_date: expiry } = row;
  return {
    classes,
    issuedOn: day(issue),
    expiresOn: lastDay(expiry),
  };
}

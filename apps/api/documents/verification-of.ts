import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { judgeDocument } from '@nolo/domain/identity/judge-document.ts';
import type { VerificationOrder } from './verification-store.ts';

const NOT_YET = {
  isDone: false,
  isDocument: false,
  isPassport: false,
  isNameMatched: false,
  isVerified: false,
  problems: [],
  fields: null,
};

/** What the reply says of a document that is being read, or was. `today` is the date in Italy. */
export function verificationOf(order: VerificationOrder, today: LocalDate): DocumentVerification {
  const { id, documentType, progress, reading } = order;
  const base = { id, document_type: documentType, progress };
  if (reading === null) return { ...base, ...NOT_YET };
  const verdict = judgeDocument(reading, order, documentType, today);
  const { zone } = reading;
  return {
    ...base,
    ...verdict,
    isDone: true,
    fields:
      zone === null || !verdict.isDocument
        ? null
        : {
            first_name: zone.firstName,
            last_name: zone.lastName,
            dob: zone.birthDate,
            gender: zone.sex,
            document_number: zone.documentNumber,
            document_expiry_date: zone.expiresOn,
          },
  };
}

import type { LocalDate } from '../calendar/local-date-time.ts';
import { isValidForRental } from '../identity/valid-for-rental.ts';
import type { DocumentsStatus } from '../identity/documents.ts';
import { isReported, type ReportStanding } from '../police-report/report-state.ts';

/** What a car is not handed over without (docs/specification/states.md 7), in the order in which somebody sees to it. */
export const checkInNeeds = ['documents', 'licence', 'agreement', 'police_report'] as const;
export type CheckInNeed = (typeof checkInNeeds)[number];

/** Who shall drive; `licenceExpiresOn` null: a licence without an end. */
export type HandoverDriver = {
  id: string;
  name: string;
  documentsStatus: DocumentsStatus;
  licenceExpiresOn: LocalDate | null;
};

type CheckInFacts = {
  /** Those who came. Of an own rental none: its company has looked at their documents itself. */
  drivers: readonly HandoverDriver[];
  /** About this very car and these dates. */
  isAgreementSigned: boolean;
  policeReport: ReportStanding;
  /** The agreed day, on the company's calendar. */
  returnOn: LocalDate;
};

/** What is still missing; empty: the car can be handed over. A licence that expires on the return day is good for it. */
export function missingForCheckIn({
  drivers,
  returnOn,
  isAgreementSigned,
  policeReport,
}: CheckInFacts): CheckInNeed[] {
  const isMissing: Record<CheckInNeed, boolean> = {
    documents: drivers.some(({ documentsStatus }) => documentsStatus !== 'verified'),
    licence: drivers.some(
      ({ licenceExpiresOn }) => licenceExpiresOn !== null && !isValidForRental(licenceExpiresOn, returnOn),
    ),
    agreement: !isAgreementSigned,
    police_report: !isReported(policeReport),
  };
  return checkInNeeds.filter((need) => isMissing[need]);
}

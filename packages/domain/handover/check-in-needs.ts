import type { LocalDate } from '../calendar/local-date-time.ts';
import { isValidForRental } from '../identity/valid-for-rental.ts';
import type { DocumentsStatus } from '../identity/documents.ts';
import { isReported, type ReportStanding } from '../police-report/report-state.ts';

/** What a car is not handed over without (docs/specification/states.md 7), in the order in which somebody sees to it. */
export const checkInNeeds = ['pickup_near', 'documents', 'licence', 'agreement', 'police_report'] as const;
export type CheckInNeed = (typeof checkInNeeds)[number];

/** How long before the agreed pickup a car can be handed over; who comes sooner changes the booking. */
export const EARLIEST_CHECK_IN_HOURS = 12;

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
  pickupAt: Date;
  now: Date;
};

/** What is still missing; empty: the car can be handed over. A licence that expires on the return day is good for it. */
export function missingForCheckIn({
  drivers,
  returnOn,
  isAgreementSigned,
  policeReport,
  pickupAt,
  now,
}: CheckInFacts): CheckInNeed[] {
  const hoursAhead = (pickupAt.getTime() - now.getTime()) / 3_600_000;
  const isMissing: Record<CheckInNeed, boolean> = {
    pickup_near: hoursAhead > EARLIEST_CHECK_IN_HOURS,
    documents: drivers.some(({ documentsStatus }) => documentsStatus !== 'verified'),
    licence: drivers.some(
      ({ licenceExpiresOn }) => licenceExpiresOn !== null && !isValidForRental(licenceExpiresOn, returnOn),
    ),
    agreement: !isAgreementSigned,
    police_report: !isReported(policeReport),
  };
  return checkInNeeds.filter((need) => isMissing[need]);
}

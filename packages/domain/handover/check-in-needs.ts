import type { LocalDate } from '../calendar/local-date-time.ts';
import { isValidForRental } from '../identity/valid-for-rental.ts';
import type { DocumentsStatus } from '../identity/documents.ts';
import { isReported, type ReportStanding } from '../police-report/report-state.ts';

/** What a car is not handed over without (docs/specification/states.md 7), in the order in which somebody sees to it. */
export const checkInNeeds = [
  'pickup_near',
  'driver',
  'documents',
  'licence',
  'agreement',
  'signer',
  'police_report',
] as const;
export type CheckInNeed = (typeof checkInNeeds)[number];

/** How long before the agreed pickup a car can be handed over; who comes sooner changes the booking. */
export const EARLIEST_CHECK_IN_HOURS = 12;

/** Who shall drive; `licenceExpiresOn` null: nobody has said it, and so the licence is not good. */
export type HandoverDriver = {
  id: string;
  name: string;
  documentsStatus: DocumentsStatus;
  licenceExpiresOn: LocalDate | null;
};

type CheckInFacts = {
  /** Those who came; null: an own rental, of which the company has looked at whoever is there itself. */
  drivers: readonly HandoverDriver[] | null;
  /** About this very car and these dates. */
  isAgreementSigned: boolean;
  /** Ids of the drivers who signed it. */
  signers: readonly string[];
  policeReport: ReportStanding;
  /** The agreed day, on the company's calendar. */
  returnOn: LocalDate;
  pickupAt: Date;
  now: Date;
};

/** Whether one of those who came has signed (decisions.md 12.4). */
export const hasSigner = (drivers: readonly { id: string }[], signers: readonly string[]): boolean =>
  drivers.some(({ id }) => signers.includes(id));

/** What is still missing; empty: the car can be handed over. Somebody who drives has come, and has signed. A licence that expires on the return day is good for it. */
export function missingForCheckIn({
  drivers,
  returnOn,
  isAgreementSigned,
  signers,
  policeReport,
  pickupAt,
  now,
}: CheckInFacts): CheckInNeed[] {
  const came = drivers ?? [];
  const hoursAhead = (pickupAt.getTime() - now.getTime()) / 3_600_000;
  const isMissing: Record<CheckInNeed, boolean> = {
    driver: drivers !== null && drivers.length === 0,
    pickup_near: hoursAhead > EARLIEST_CHECK_IN_HOURS,
    documents: came.some(({ documentsStatus }) => documentsStatus !== 'verified'),
    licence: came.some(
      ({ licenceExpiresOn }) => licenceExpiresOn === null || !isValidForRental(licenceExpiresOn, returnOn),
    ),
    agreement: !isAgreementSigned,
    // Of nobody who came nobody has signed either: what is said is that nobody came.
    signer: isAgreementSigned && came.length > 0 && !hasSigner(came, signers),
    police_report: !isReported(policeReport),
  };
  return checkInNeeds.filter((need) => isMissing[need]);
}

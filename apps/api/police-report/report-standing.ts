import { reportStanding, type ReportStanding } from '@nolo/domain/police-report/report-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Rental } from '../handover/rental-store.ts';
import { findReport, type ReportRow } from './police-report-store.ts';

/** How the report of a rental stands, as the rental is now, extensions apart; null: there is none yet. */
export function standingOf(report: ReportRow | null, rental: Rental): ReportStanding {
  return reportStanding(
    report && {
      state: report.state,
      isRequested: report.requested_at !== null,
      problem: report.problem,
      isOfRental:
        report.car_id === rental.carId &&
        report.pickup_local === rental.pickupLocal &&
        report.return_local === rental.agreedReturnLocal,
    },
  );
}

export async function findReportStanding(connection: Connection, rental: Rental): Promise<ReportStanding> {
  return standingOf(await findReport(connection, rental), rental);
}

/** What is reported of a rental by what is sent or marked now. */
export const reportedOf = ({ carId, pickupLocal, agreedReturnLocal }: Rental) => ({
  car_id: carId,
  pickup_local: pickupLocal,
  return_local: agreedReturnLocal,
});

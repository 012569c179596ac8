import { mayChangeReport } from '@nolo/domain/police-report/report-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import { beginHandover, lockRental, type Rental } from '../handover/rental-store.ts';
import { AppError } from '../platform/app-error.ts';
import { beginReport, type ReportRow } from './police-report-store.ts';
import { isReportOpen } from './rental-report.ts';
import { standingOf } from './report-standing.ts';

type Of = { companyId: number; id: string };

/**
 * A rental and its report, locked until the transaction ends: whoever changes or sends it does so one after another.
 * @throws AppError `rental.not_found`
 */
export async function lockRentalReport(
  connection: Connection,
  of: Of,
  at: Date,
): Promise<{ rental: Rental; report: ReportRow }> {
  const rental = await lockRental(connection, of);
  if (rental === null) throw new AppError('rental.not_found');
  const handoverId = await beginHandover(connection, rental, at);
  const report = await beginReport(connection, { companyId: of.companyId, handoverId }, at);
  return { rental, report };
}

/**
 * The same, while the company may see whoever drives.
 * @throws AppError `rental.not_found`, `booking.documents_closed`
 */
export async function lockOpenReport(connection: Connection, of: Of, at: Date) {
  const locked = await lockRentalReport(connection, of, at);
  if (!(await isReportOpen(connection, locked.rental, at))) throw new AppError('booking.documents_closed');
  return locked;
}

/**
 * The same, while nothing has been reported or is on its way.
 * @throws AppError `rental.not_found`, `booking.documents_closed`, `police_report.state_changed`
 */
export async function lockReportToChange(connection: Connection, of: Of, at: Date) {
  const locked = await lockOpenReport(connection, of, at);
  const standing = standingOf(locked.report, locked.rental);
  if (!mayChangeReport(standing)) throw new AppError('police_report.state_changed');
  return locked;
}

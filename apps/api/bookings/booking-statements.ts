import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from './booking-store.ts';
import { findHandoverReport } from './handover-report-store.ts';
import { findObjection } from './objection-store.ts';

export type Statement = StaffPaymentCase['statements'][number];

/** That nobody came for the car, and what the renter says against it; in its order. */
export async function noShowStatements(
  connection: Connection,
  { id, cancel_reason, cancelled_at }: BookingRow,
): Promise<Statement[]> {
  const objection = await findObjection(connection, id);
  const closedAt = cancel_reason === 'no_show' || objection !== null ? cancelled_at : null;
  return said(
    { what: 'no_show', at: closedAt, text: null },
    { what: 'no_show_objected', at: objection?.at ?? null, text: objection?.text ?? null },
  );
}

/** That the renter was not given the car, and what the company says against it; in its order. */
export async function handoverStatements(connection: Connection, { id }: BookingRow): Promise<Statement[]> {
  const report = await findHandoverReport(connection, id);
  return said(
    { what: 'not_handed_over_reported', at: report?.reported_at ?? null, text: null },
    { what: 'not_handed_over_objected', at: report?.objected_at ?? null, text: report?.objection ?? null },
  );
}

const said = (...statements: (Omit<Statement, 'at'> & { at: Date | null })[]): Statement[] =>
  statements.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at: at.toISOString() }]));

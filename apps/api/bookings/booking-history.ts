import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { bookingTimeline, type BookingRecord } from '@nolo/domain/booking/timeline.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from './booking-store.ts';
import { findHandoverReport } from './handover-report-store.ts';
import { findObjection } from './objection-store.ts';
import { listReplacements } from './replacements/replacement-store.ts';
import { listCounterEvents, listExtensions, listPastChanges, listRefunds } from './timeline-store.ts';

export type BookingHistory = Pick<
  BookingRecord,
  'counter' | 'replacements' | 'changes' | 'extensions' | 'objectedAt' | 'report'
> & {
  refunds: Awaited<ReturnType<typeof listRefunds>>;
};

/** What the tables beside a booking's own tell of it. */
export async function readHistory(connection: Connection, bookingId: string): Promise<BookingHistory> {
  const [counter, refunds, replacements, changes, extensions, objection, report] = await Promise.all([
    listCounterEvents(connection, bookingId),
    listRefunds(connection, bookingId),
    listReplacements(connection, bookingId),
    listPastChanges(connection, bookingId),
    listExtensions(connection, bookingId),
    findObjection(connection, bookingId),
    findHandoverReport(connection, bookingId),
  ]);
  return {
    counter,
    refunds,
    replacements,
    changes,
    extensions,
    objectedAt: objection?.at.toISOString() ?? null,
    report: report && {
      reportedAt: report.reported_at.toISOString(),
      objectedAt: report.objected_at?.toISOString() ?? null,
    },
  };
}

/** What happened and when, on the pickup place's clock. */
export function wireTimeline(row: BookingRow, history: BookingHistory): ReservationDetail['timeline'] {
  const timeline = bookingTimeline({
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    totalMinor: row.total_minor,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelReason: row.cancel_reason,
    ...history,
  });
  return timeline.map(({ kind, by, at, amountMinor }) => ({
    kind,
    by,
    at: toLocal(at, row.time_zone),
    amount: amountMinor,
  }));
}

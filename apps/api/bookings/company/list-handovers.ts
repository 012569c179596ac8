import type { CallData } from '@nolo/contract/endpoint.ts';
import type { Handover, handovers } from '@nolo/contract/business/bookings.ts';
import { handoverKinds, type HandoverKind } from '@nolo/domain/booking/handover.ts';
import { addDays, localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findTimeZone, listHandoversOn, type HandoverRow } from './company-booking-store.ts';

/** Pickups and returns of today and tomorrow, by the company's clock. It names renters: who looked is written down. */
export async function listHandovers(
  { clock, database }: Deps,
  caller: MemberCaller,
): Promise<CallData<typeof handovers>> {
  const { companyId } = caller;
  const at = clock.now();
  const timeZone = await findTimeZone(database, companyId);
  const today = localDate(toLocal(at.toISOString(), timeZone));
  const onDay = async (day: LocalDate) => {
    const kinds = await Promise.all(
      handoverKinds.map(async (kind) => {
        const rows = await listHandoversOn(database, { companyId, kind, day, timeZone });
        return rows.map((row) => handoverOf(kind, row));
      }),
    );
    return { day, handovers: kinds.flat().toSorted((one, other) => (one.at < other.at ? -1 : 1)) };
  };
  const days = await Promise.all([onDay(today), onDay(addDays(today, 1))]);
  await insertAuditEvent(database, caller, { action: 'handovers_viewed', object: today, at });
  return { days };
}

function handoverOf(
  kind: HandoverKind,
  { location, isDelivery, isDone, isReportRefused, ...row }: HandoverRow,
): Handover {
  return {
    kind,
    ...row,
    is_done: isDone,
    place: location.description,
    is_delivery: isDelivery,
    is_report_refused: isReportRefused,
  };
}

import type { CallData } from '@nolo/contract/endpoint.ts';
import type { Handover, handovers } from '@nolo/contract/business/bookings.ts';
import { handoverKinds, type HandoverKind } from '@nolo/domain/booking/handover.ts';
import { addDays, localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { overdueMinutes } from '@nolo/domain/handover/out-until-back.ts';
import { listLocations } from '../../companies/settings/settings-store.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findTimeZone, listHandoversOn, listOverdue, type HandoverRow } from './company-booking-store.ts';

/** What is overdue, then pickups and returns of today and tomorrow, by the company's clock. It names renters: who looked is written down. */
export async function listHandovers(
  { clock, database }: Deps,
  caller: MemberCaller,
): Promise<CallData<typeof handovers>> {
  const { companyId } = caller;
  const at = clock.now();
  const timeZone = await findTimeZone(database, companyId);
  const today = localDate(toLocal(at.toISOString(), timeZone));
  const overdue = (await listOverdue(database, { companyId, now: at }))
    .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
    .map((row) => handoverOf('return', row, at));
  const late = new Set(overdue.map(({ id }) => id));
  const onDay = async (day: LocalDate) => {
    const kinds = await Promise.all(
      handoverKinds.map(async (kind) => {
        const rows = await listHandoversOn(database, { companyId, kind, day, timeZone, now: at });
        return rows
          .filter(({ id }) => kind === 'pickup' || !late.has(id))
          .map((row) => handoverOf(kind, row, null));
      }),
    );
    return { day, handovers: kinds.flat().toSorted((one, other) => (one.at < other.at ? -1 : 1)) };
  };
  const days = await Promise.all([onDay(today), onDay(addDays(today, 1))]);
  await insertAuditEvent(database, caller, { action: 'handovers_viewed', object: today, at });
  return { overdue, days, missing_addresses: await missingAddresses(database, caller) };
}

async function missingAddresses(
  database: Deps['database'],
  { companyId, role }: MemberCaller,
): Promise<string[]> {
  if (role !== 'owner') return [];
  const locations = await listLocations(database, companyId);
  return locations.filter((one) => one.is_active && one.street === null).map(({ name }) => name);
}

/** `lateAt`: now, of one that is overdue; null: it is on the list of its day. */
function handoverOf(
  kind: HandoverKind,
  { location, isDelivery, isDone, isReportRefused, isEndangered, endsAt, ...row }: HandoverRow,
  lateAt: Date | null,
): Handover {
  return {
    kind,
    ...row,
    is_done: isDone,
    place: location.description,
    is_delivery: isDelivery,
    is_report_refused: isReportRefused,
    overdue_minutes: lateAt && overdueMinutes(endsAt, lateAt),
    is_endangered: kind === 'pickup' && isEndangered,
  };
}

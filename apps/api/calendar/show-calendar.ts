import type { CallData } from '@nolo/contract/endpoint.ts';
import {
  type CalendarEntry,
  type CalendarEntryKind,
  type companyCalendar,
} from '@nolo/contract/business/calendar.ts';
import { CALENDAR_DAYS } from '@nolo/domain/calendar/company-calendar.ts';
import { addDays, atTime, localDate, parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import type { MemberCaller } from '../platform/caller.ts';
import {
  findCalendarTerms,
  listCalendarCars,
  listCalendarHolds,
  listConflicts,
  type CalendarHold,
} from './calendar-store.ts';

/** Two weeks of a company's cars, from a day on, or from today. It names renters: who looked is written down. */
export async function showCalendar(
  { clock, database }: Deps,
  caller: MemberCaller,
  { from }: { from?: string | undefined },
): Promise<CallData<typeof companyCalendar>> {
  const { companyId } = caller;
  const at = clock.now();
  const { timeZone } = await findCalendarTerms(database, companyId);
  const today = localDate(toLocal(at.toISOString(), timeZone));
  const first = parseLocalDate(from ?? '') ?? today;
  const days = Array.from({ length: CALENDAR_DAYS }, (_, index) => addDays(first, index));
  const shown = {
    companyId,
    timeZone,
    from: toInstant(atTime(first, '00:00'), timeZone),
    to: toInstant(atTime(addDays(first, CALENDAR_DAYS), '00:00'), timeZone),
  };
  const [cars, holds, conflicts] = await Promise.all([
    listCalendarCars(database, companyId),
    listCalendarHolds(database, shown),
    listConflicts(database, shown),
  ]);
  await insertAuditEvent(database, caller, { action: 'calendar_viewed', object: first, at });
  const entries = [
    ...holds.map((hold) => ({ carId: hold.car_id, entry: entryOf(hold) })),
    ...conflicts.map(({ car_id: carId, ...event }) => ({
      carId,
      entry: { kind: 'conflict' as const, id: null, own_rental: null, ...event },
    })),
  ];
  const byCar = Map.groupBy(entries, ({ carId }) => carId);
  return {
    today,
    days,
    cars: cars.map((car) => ({ ...car, entries: (byCar.get(car.id) ?? []).map(({ entry }) => entry) })),
  };
}

function entryOf(hold: CalendarHold): CalendarEntry {
  const { id, from, until, booking_id, number, renter, note, own_rental_id, customer_name } = hold;
  const kind = kindOf(hold);
  const shown = { kind, from, until, own_rental: null };
  if (kind === 'own_rental') {
    return { ...shown, id: own_rental_id, title: customer_name ?? '', own_rental: ownRentalOf(hold) };
  }
  if (kind === 'imported') return { ...shown, id: null, title: hold.title ?? '' };
  if (kind === 'offline') return { ...shown, id: String(id), title: note ?? '' };
  // An unpaid booking is the renter's own business.
  if (kind !== 'booking') return { ...shown, id: null, title: '' };
  return { ...shown, id: booking_id, title: [number, renter].filter(Boolean).join(' ') };
}

function kindOf({ reason, isPaid }: CalendarHold): CalendarEntryKind {
  if (reason === 'own_rental' || reason === 'offline' || reason === 'imported') return reason;
  if (reason === 'booking') return isPaid ? 'booking' : 'unpaid';
  return 'kept';
}

function ownRentalOf(hold: CalendarHold): CalendarEntry['own_rental'] {
  const { customer_name, customer_phone, source, language, price_minor, pickup_local, return_local } = hold;
  if (source === null || pickup_local === null || return_local === null) return null;
  return {
    customer_name: customer_name ?? '',
    customer_phone: customer_phone ?? '',
    source,
    language,
    price: price_minor,
    start_date: pickup_local,
    end_date: return_local,
  };
}

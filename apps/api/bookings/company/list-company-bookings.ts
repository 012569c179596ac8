import type { CallData, CallParsed } from '@nolo/contract/endpoint.ts';
import type { companyBookings } from '@nolo/contract/business/bookings.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { BEFORE_PICKUP } from '@nolo/domain/booking/company-lists.ts';
import { overdueMinutes } from '@nolo/domain/handover/out-until-back.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { listBookingsOfCompany } from './booking-list-store.ts';
import { findTimeZone } from './company-booking-store.ts';

/** One page of a company's bookings, of one list or of what is found. It names renters: who looked is written down. */
export async function listCompanyBookings(
  { clock, database }: Deps,
  caller: MemberCaller,
  { when, q = '', after }: CallParsed<typeof companyBookings>['query'],
): Promise<CallData<typeof companyBookings>> {
  const { companyId } = caller;
  const now = clock.now();
  const timeZone = await findTimeZone(database, companyId);
  const day = localDate(toLocal(now.toISOString(), timeZone));
  const list = when ?? null;
  const listed = { companyId, list, words: q, after, now, day, timeZone };
  const { bookings, hasMore } = await listBookingsOfCompany(database, listed);
  await insertAuditEvent(database, caller, { action: 'bookings_viewed', object: q || day, at: now });
  return {
    bookings: bookings.map(
      ({ pickupLocal, returnLocal, pickup, hasReplacement, endsAt, isEndangered, ...booking }) => ({
        ...booking,
        start_date: pickupLocal,
        end_date: returnLocal,
        pickup: pickup.description,
        has_replacement: hasReplacement,
        overdue_minutes: booking.status === 'CHECKED IN' ? overdueMinutes(endsAt, now) : null,
        is_endangered: BEFORE_PICKUP.includes(booking.status) && isEndangered,
      }),
    ),
    has_more: hasMore,
  };
}

import { sql } from 'kysely';
import { BEFORE_PICKUP } from '@nolo/domain/booking/company-lists.ts';
import { latestUnclosedReturn } from '@nolo/domain/booking/unclosed-booking.ts';
import type { Connection } from '@nolo/db/database.ts';
import { OPEN_DISPUTE } from '../../payments/dispute-store.ts';

/** The renter's report is unanswered or not yet decided, or the renter's bank decides. */
const IS_DISPUTED = sql<boolean>`(
  EXISTS (SELECT FROM handover_report
    WHERE handover_report.booking_id = booking.id AND handover_report.objected_at IS NULL)
  OR EXISTS (SELECT FROM payment_case WHERE payment_case.booking_id = booking.id
    AND payment_case.kind = 'not_handed_over_objected' AND payment_case.resolved_at IS NULL)
  OR EXISTS (SELECT FROM dispute WHERE dispute.booking_id = booking.id AND ${OPEN_DISPUTE}))`;

/** Those of which `isUnclosed` is true. */
const unclosed = (connection: Connection, now: Date) =>
  connection
    .selectFrom('booking')
    .where('booking.status', 'in', BEFORE_PICKUP)
    .where('booking.ends_at', '<=', latestUnclosedReturn(now))
    .where((where) => where.not(IS_DISPUTED));

/** How many a page has at most. */
const PAGE = 100;

/** Bookings that nobody checked in, closed or disputed, the longest overdue first. */
export async function listUnclosed(connection: Connection, now: Date) {
  const rows = await unclosed(connection, now)
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['booking.id', 'booking.number', 'booking.ends_at'])
    .select(['booking.pickup_local', 'booking.return_local'])
    .select(['company.name as companyName', 'company.phone as companyPhone'])
    .select([
      sql<string>`car_make.name || ' ' || car_model.name`.as('car'),
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('renter'),
    ])
    .orderBy('booking.ends_at')
    .orderBy('booking.id')
    .limit(PAGE + 1)
    .execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

export async function countUnclosed(connection: Connection, now: Date): Promise<number> {
  const { waiting } = await unclosed(connection, now)
    .select((expression) => expression.fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function isDisputed(connection: Connection, bookingId: string): Promise<boolean> {
  const { disputed } = await connection
    .selectFrom('booking')
    .select(IS_DISPUTED.as('disputed'))
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return disputed;
}

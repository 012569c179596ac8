import { sql, type RawBuilder } from 'kysely';
import { BEFORE_PICKUP, type CompanyList } from '@nolo/domain/booking/company-lists.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { HANDED_OVER } from '@nolo/domain/booking/handover.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Location } from '@nolo/contract/wire.ts';
import type { Connection } from '@nolo/db/database.ts';
import { endangeredBy, isOverdue } from '../../calendar/out-hold-store.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';

export type ListedBooking = {
  id: string;
  number: string;
  status: BookingStatus;
  car: string;
  /** Empty when the account has been deleted. */
  renter: string;
  pickupLocal: string;
  returnLocal: string;
  pickup: Location;
  hasReplacement: boolean;
  endsAt: Date;
  /** An overdue rental has the car, and comes right before. */
  isEndangered: boolean;
};

const ORDER = {
  today: ['booking.starts_at', 'asc'],
  coming: ['booking.starts_at', 'asc'],
  running: ['booking.ends_at', 'asc'],
  past: ['booking.ends_at', 'desc'],
  found: ['booking.starts_at', 'desc'],
} as const;

type Listed = {
  companyId: number;
  /** Null: of all lists. */
  list: CompanyList | null;
  /** What a number, a renter's name or a plate contains; empty: whatever. */
  words: string;
  /** The last one of the page before. */
  after: string | undefined;
  now: Date;
  /** Today at the company. */
  day: LocalDate;
  timeZone: string;
};

const PAGE = 50;

/** One page of a company's paid bookings: overdue returns first, then the next one, of past and found ones the latest. */
export async function listBookingsOfCompany(
  connection: Connection,
  listed: Listed,
): Promise<{ bookings: ListedBooking[]; hasMore: boolean }> {
  const { companyId, list, words, after } = listed;
  const [column, direction] = ORDER[list ?? 'found'];
  // Overdue ones on top, whichever way the others go.
  const rank = (table: 'booking' | 'before') =>
    direction === 'asc' ? sql<boolean>`NOT ${isLate(table, listed.now)}` : isLate(table, listed.now);
  let query = connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['booking.id', 'booking.number', 'booking.status'])
    .select(['booking.pickup_local as pickupLocal', 'booking.return_local as returnLocal'])
    .select(['booking.pickup_location as pickup', 'booking.ends_at as endsAt'])
    .select(sql<boolean>`${endangeredBy('booking_id', listed.now)} IS NOT NULL`.as('isEndangered'))
    .select([
      sql<string>`car_make.name || ' ' || car_model.name`.as('car'),
      RENTER.as('renter'),
      sql<boolean>`EXISTS (SELECT FROM replacement
        WHERE replacement.booking_id = booking.id AND replacement.status = 'proposed')`.as('hasReplacement'),
    ])
    .where(ofCompany(companyId, 'booking.company_id'))
    .where('booking.paid_at', 'is not', null)
    .orderBy(rank('booking'), direction)
    .orderBy(column, direction)
    .orderBy('booking.id', direction)
    .limit(PAGE + 1);
  if (list !== null) query = query.where(isOn(list, listed));
  if (words !== '') query = query.where(contains(words));
  if (after !== undefined) {
    const than = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(
      sql<boolean>`(${rank('booking')}, ${sql.ref(column)}, booking.id) ${than}
        (SELECT ${rank('before')}, ${sql.ref(column.replace('booking.', 'before.'))}, before.id FROM booking before
          WHERE before.id = ${after} AND ${ofCompany(companyId, 'before.company_id')})`,
    );
  }
  const rows = await query.execute();
  return { bookings: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

const RENTER = sql<string>`trim(account.first_name || ' ' || account.last_name)`;

function contains(words: string): RawBuilder<boolean> {
  const found = [sql.ref('booking.number'), RENTER, sql`coalesce(car.plate, '')`].map(
    (text) => sql`strpos(lower(${text}), lower(${words})) > 0`,
  );
  return sql<boolean>`(${sql.join(found, sql` OR `)})`;
}

const isLate = (table: 'booking' | 'before', now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.status`)} = 'CHECKED IN' AND ${isOverdue(sql.ref(`${table}.ends_at`), now)})`;

function isOn(list: CompanyList, { now, day, timeZone }: Listed): RawBuilder<boolean> {
  const waits = sql`booking.status = ANY(${BEFORE_PICKUP})`;
  if (list === 'coming') return sql<boolean>`(${waits} AND booking.ends_at > ${now})`;
  if (list === 'running') return sql<boolean>`booking.status = 'CHECKED IN'`;
  // Nobody picked the car up, and nobody closed the booking.
  const isOver = sql`(booking.status IN ('CHECKED OUT', 'CHECKOUT ISSUE ADDED', 'CANCELLED')
    OR (${waits} AND booking.ends_at <= ${now}))`;
  if (list === 'past') return sql<boolean>`${isOver}`;
  const today = sql`tstzrange(${day}::date::timestamp AT TIME ZONE ${timeZone},
    (${day}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;
  return sql<boolean>`(${isLate('booking', now)} OR booking.status = ANY(${HANDED_OVER})
    AND (booking.starts_at <@ ${today} OR booking.ends_at <@ ${today}))`;
}

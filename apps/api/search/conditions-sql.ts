import { sql, type RawBuilder } from 'kysely';
import {
  unavailabilityReasons,
  type UnavailabilityReason,
} from '@nolo/domain/cars/unavailability-reasons.ts';
import { isIn } from './area-sql.ts';
import { isTakenBack } from './return-sql.ts';
import type { Between, Filters, SearchCriteria, RentalPeriod, ZonedPeriod } from './search-criteria.ts';
import { isOffered } from '../cars/offered-cars-sql.ts';

type Condition = RawBuilder<boolean>;

/** What a `listing` of the area's cells (with `company`, when there are dates) must be, but for its price. */
export function conditionsSql(criteria: SearchCriteria): Condition {
  const { area, stay, returnArea } = criteria;
  const conditions: Condition[] = [
    isOffered('listing'),
    ...anyOf('company_id', 'int', criteria.companyIds),
    ...anyOf('model_id', 'int', criteria.modelIds),
    ...(area ? [isIn(area)] : []),
    ...filterConditions(criteria.filters, stay),
    ...driverConditions(criteria.driver),
    ...(returnArea ? [isTakenBack({ ...criteria, returnArea })] : []),
    ...(stay ? [isFree(stay), isBackBeforeEnd] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** What the filter panel asks, but for the price. */
function filterConditions(filters: Filters, stay: RentalPeriod | null): Condition[] {
  const { minSeats, maxDeposit } = filters;
  return [
    ...anyOf('car_type_id', 'int', someOf(filters.carType)),
    ...anyOf('make_id', 'int', someOf(filters.carMake)),
    ...anyOf('company_id', 'int', someOf(filters.company)),
    ...anyOf('fuel_type', 'int', someOf(filters.fuelType)),
    ...anyOf('transmission', 'text', someOf(filters.transmission)),
    ...anyOf('fuel_policy', 'text', someOf(filters.fuelPolicy)),
    ...(minSeats === null ? [] : [sql<boolean>`listing.seats >= ${minSeats}`]),
    ...(maxDeposit === null ? [] : [sql<boolean>`listing.deposit_minor <= ${maxDeposit}`]),
    ...(filters.airConditioning ? [sql<boolean>`listing.air_conditioning`] : []),
    ...(filters.unlimitedMileage ? [sql<boolean>`listing.km_per_day IS NULL`] : []),
    ...(filters.delivery ? [sql<boolean>`listing.is_delivery`] : []),
    ...(filters.forEvents ? [sql<boolean>`listing.for_events`] : []),
    ...(filters.noCreditCard ? [needsNoCreditCard] : []),
    ...(filters.freeCancellation ? [isCancelledFree(stay)] : []),
    ...(filters.readyBetween ? [hasFreeMoment(filters.readyBetween)] : []),
  ];
}

/** Cars that the driver may hire (docs/specification/states.md 8). */
function driverConditions({ age, licenceYears }: SearchCriteria['driver']): Condition[] {
  return [
    ...(age === null ? [] : [sql<boolean>`listing.minimum_age <= ${age}`]),
    ...(licenceYears === null ? [] : [sql<boolean>`listing.licence_years <= ${licenceYears}`]),
  ];
}

/** A few companies are asked once, not each of their cars. */
export const needsNoCreditCard: Condition = sql<boolean>`listing.company_id IN (
  SELECT id FROM company WHERE deposit_by <> 'credit_card')`;

/** Cancelling costs nothing yet; without dates that cannot be told, and is no reason to leave a car out. */
export function isCancelledFree(stay: RentalPeriod | null): Condition {
  const periods = stay?.periods ?? [];
  const zones = periods.filter((period) => period.isCancelledFree).map(({ timeZone }) => timeZone);
  if (zones.length === periods.length) return sql<boolean>`true`;
  return sql<boolean>`company.time_zone = ANY(${zones}::text[])`;
}

function someOf<T>(values: readonly T[]): readonly T[] | null {
  return values.length > 0 ? values : null;
}

function anyOf(column: string, type: 'int' | 'text', values: readonly unknown[] | null): Condition[] {
  if (values === null) return [];
  return [sql<boolean>`${sql.ref(`listing.${column}`)} = ANY(${values}::${sql.raw(type)}[])`];
}

/**
 * Joins `company` with what a stay means for it: `wanted`, the time the car must be free, its turnaround included, and
 * `unavailability`, why its cars cannot be booked. A left join although there always is a company: the planner would push
 * conditions on both sides of an inner one below it, and could not remember a company from car to car any more.
 */
export function companyJoin(stay: RentalPeriod): RawBuilder<unknown> {
  const start = byZone(stay.periods, ({ startsAt }) => sql`${startsAt}::timestamptz`);
  const end = byZone(stay.periods, ({ endsAt }) => sql`${endsAt}::timestamptz`);
  return sql`LEFT JOIN LATERAL (
      SELECT company.*, ${unavailabilityOf(stay)} AS unavailability,
        tstzrange(${start}, ${end} + company.turnaround_minutes * interval '1 minute') AS wanted
      FROM company WHERE company.id = listing.company_id OFFSET 0
    ) company ON true`;
}

/**
 * Nothing holds the car during the stay and the company's turnaround after it. The holds' own turnaround is already
 * in them (docs/specification/states.md 3). The first range asks before the company is looked up.
 */
function isFree({ periods }: RentalPeriod): Condition {
  const from = periods.reduce((last, { startsAt }) => (startsAt > last ? startsAt : last), '');
  const to = periods.reduce((first, { endsAt }) => (endsAt < first ? endsAt : first), '~');
  // Where zones differ by more than the stay is long, no time is common to all.
  const common = from < to ? `[${from},${to})` : 'empty';
  return sql<boolean>`${isNotHeld(sql`${common}::tstzrange`)} AND ${isNotHeld(sql`company.wanted`)}`;
}

/** A company that ends takes its cars back before. */
const isBackBeforeEnd: Condition = sql<boolean>`coalesce(upper(company.wanted) <= company.ends_at, true)`;

/** Statistics say that nearly every car is held some time, not how few are at a given one: they are left out. */
function isNotHeld(range: RawBuilder<unknown>): Condition {
  return sql<boolean>`CASE WHEN listing.busy && ${range} THEN false ELSE true END`;
}

export function unavailabilityReason(code: number | null): UnavailabilityReason | null {
  return code === null ? null : (unavailabilityReasons[code] ?? null);
}

/** Why a free car cannot be booked, as its place in `unavailabilityReasons`, or NULL. */
export function unavailabilitySql(stay: RentalPeriod | null): RawBuilder<number | null> {
  return stay === null ? sql`NULL::int` : sql`company.unavailability`;
}

const placeOf = (reason: UnavailabilityReason) => sql.lit(unavailabilityReasons.indexOf(reason));

/** The first rule of checkRentalPeriod that the cars of `company` break. */
export function unavailabilityOf(stay: RentalPeriod): RawBuilder<number | null> {
  const notice = byZone(stay.periods, ({ minutesAhead }) => sql`${minutesAhead}::int`);
  return sql`CASE WHEN company.lead_minutes > ${notice} THEN ${placeOf('needs_notice')}
    WHEN ${isClosed(stay.pickupMinute, stay.pickupOn)} THEN ${placeOf('closed_at_pickup')}
    WHEN ${isClosed(stay.returnMinute, stay.returnOn)} THEN ${placeOf('closed_at_return')} END`;
}

/** By its week or for that day. */
function isClosed(minute: number, day: string): Condition {
  return sql<boolean>`(NOT company.open_minutes @> ${minute}::int OR EXISTS (SELECT FROM company_closing_day closing
    WHERE closing.company_id = company.id AND ${day}::date BETWEEN closing.starts_on AND closing.ends_on))`;
}

/** The same wall clock is another moment in another zone; with one zone this is a constant. */
export function byZone<T>(
  periods: readonly ZonedPeriod[],
  value: (period: ZonedPeriod) => RawBuilder<T>,
): RawBuilder<T> {
  const [usual, ...others] = periods;
  if (!usual) throw new Error('a stay without a time zone');
  if (others.length === 0) return value(usual);
  const cases = others.map((period) => sql`WHEN ${period.timeZone} THEN ${value(period)}`);
  return sql`(CASE company.time_zone ${sql.join(cases, sql` `)} ELSE ${value(usual)} END)`;
}

/** Holds one after the other may fill the whole time although none does alone. */
export function hasFreeMoment({ from, to }: Between): Condition {
  return sql<boolean>`NOT listing.busy @> tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
}

import { fuelPolicies, transmissions } from '../../../domain/cars/car-features.ts';
import { KM_PER_DEGREE, kmPerDegreeOfLongitude } from '../../../domain/places/geography.ts';
import type { Area, Between, Filters, SearchCriteria, Stay } from '../search-criteria.ts';
import { MARKS, type Feature, type Fleet } from './fleet.ts';
import type { CompanyTimes } from './fleet-store.ts';

/** Of the car in a place of the fleet. */
type Test = (place: number) => boolean;

const EVERYWHERE = { lat: [-90, 90], long: [-180, 180] } as const;

/** Calls `use` with the place of each car that the criteria find; they must not ask for prices, which a fleet has not. */
export function eachHit(
  fleet: Fleet,
  criteria: SearchCriteria,
  companies: readonly CompanyTimes[],
  use: (place: number) => void,
): void {
  const { latitude, longitude } = fleet;
  const { marks } = fleet.features;
  const { lat, long } = criteria.area ?? EVERYWHERE;
  const [[south, north], [west, east]] = [lat, long];
  const isIn = (place: number) => {
    const [up, across] = [latitude[place] ?? 0, longitude[place] ?? 0];
    return up >= south && up <= north && across >= west && across <= east;
  };
  const wanted = marksOf(criteria.filters);
  const tests = testsOf(fleet, criteria, companies);
  for (const { first, end, isWithin } of fleet.stretches({ lat, long }))
    for (let place = first; place < end; place += 1)
      if (((marks[place] ?? 0) & wanted) === wanted && (isWithin || isIn(place)) && passes(place, tests))
        use(place);
}

/** `every` would need a function made for each car. */
function passes(place: number, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(place)) return false;
  return true;
}

function marksOf(filters: Filters): number {
  return (
    MARKS.is_online |
    (filters.delivery ? MARKS.is_delivery : 0) |
    (filters.airConditioning ? MARKS.air_conditioning : 0) |
    (filters.forEvents ? MARKS.for_events : 0) |
    (filters.unlimitedMileage ? MARKS.unlimited_mileage : 0)
  );
}

/** An empty list asks for nothing. */
function asked(values: readonly number[]): readonly number[] | null {
  return values.length > 0 ? values : null;
}

/** As `conditionsSql`, but for the box and the marks. */
function testsOf(fleet: Fleet, criteria: SearchCriteria, companies: readonly CompanyTimes[]): Test[] {
  const { filters, area, stay } = criteria;
  const { seats, deposit_minor } = fleet.features;
  const { minSeats, maxDeposit, readyBetween } = filters;
  const anyOf = (feature: Feature, values: readonly number[] | null): Test[] => {
    if (values === null) return [];
    const wanted = new Set(values);
    return [(place) => wanted.has(fleet.features[feature][place] ?? 0)];
  };
  return [
    ...anyOf('company_id', criteria.companyIds),
    ...anyOf('model_id', criteria.modelIds),
    ...(area?.circle ? [inCircle(fleet, area.circle)] : []),
    ...anyOf('car_type_id', asked(filters.carType)),
    ...anyOf('make_id', asked(filters.carMake)),
    ...anyOf('company_id', asked(filters.company)),
    ...anyOf('fuel_type', asked(filters.fuelType)),
    ...anyOf('transmission', asked(filters.transmission.map((one) => transmissions.indexOf(one) + 1))),
    ...anyOf('fuel_policy', asked(filters.fuelPolicy.map((one) => fuelPolicies.indexOf(one) + 1))),
    ...(minSeats === null ? [] : [(place: number) => (seats[place] ?? 0) >= minSeats]),
    ...(maxDeposit === null ? [] : [(place: number) => (deposit_minor[place] ?? 0) <= maxDeposit]),
    ...(stay && filters.freeCancellation ? [isCancelledFree(fleet, stay, companies)] : []),
    ...(readyBetween ? [hasFreeMoment(fleet, readyBetween)] : []),
    ...(stay ? [isFree(fleet, stay, companies)] : []),
  ];
}

function inCircle({ latitude, longitude }: Fleet, circle: NonNullable<Area['circle']>): Test {
  const perDegreeLong = kmPerDegreeOfLongitude(circle.lat);
  return (place) => {
    const up = ((latitude[place] ?? 0) - circle.lat) * KM_PER_DEGREE;
    const across = ((longitude[place] ?? 0) - circle.long) * perDegreeLong;
    return up ** 2 + across ** 2 <= circle.radiusKm ** 2;
  };
}

function hasFreeMoment(fleet: Fleet, { from, to }: Between): Test {
  const first = Date.parse(from);
  const last = Date.parse(to);
  return (place) => !fleet.isHeldThroughout(place, first, last);
}

/** The stay in a company's zone; the usual one's where it is in none that was known when the search was read. */
function periodOf({ periods }: Stay, timeZone: string) {
  const period = periods.find((one) => one.timeZone === timeZone) ?? periods[0];
  if (!period) throw new Error('a stay without a time zone');
  return period;
}

function isCancelledFree({ features }: Fleet, stay: Stay, companies: readonly CompanyTimes[]): Test {
  const free = new Set(
    companies
      .filter(({ time_zone }) =>
        stay.periods.some((one) => one.timeZone === time_zone && one.isCancelledFree),
      )
      .flatMap(({ ids }) => ids),
  );
  const always = stay.periods.every((one) => one.isCancelledFree);
  return (place) => always || free.has(features.company_id[place] ?? 0);
}

/** Of a list with a place for each company's id. */
function sizeFor(companies: readonly CompanyTimes[]): number {
  return companies.reduce((most, { ids }) => ids.reduce((a, b) => Math.max(a, b), most), 0) + 1;
}

/** By company: 1 where its cars cannot be booked for the stay. */
export function hinderedCompanies(companies: readonly CompanyTimes[]): Uint8Array {
  const hindered = new Uint8Array(sizeFor(companies));
  for (const { is_bookable, ids } of companies) if (!is_bookable) for (const id of ids) hindered[id] = 1;
  return hindered;
}

/** Nothing holds the car during the stay and the company's turnaround after it. */
function isFree(fleet: Fleet, stay: Stay, companies: readonly CompanyTimes[]): Test {
  const size = sizeFor(companies);
  const from = new Float64Array(size);
  const to = new Float64Array(size);
  for (const { time_zone, turnaround_minutes, ids } of companies) {
    const { startsAt, endsAt } = periodOf(stay, time_zone);
    for (const id of ids) {
      from[id] = Date.parse(startsAt);
      to[id] = Date.parse(endsAt) + turnaround_minutes * 60_000;
    }
  }
  const { company_id } = fleet.features;
  return (place) => {
    const company = company_id[place] ?? 0;
    return !fleet.isHeld(place, from[company] ?? 0, to[company] ?? 0);
  };
}

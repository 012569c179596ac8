import type { FuelPolicy, Transmission } from '@nolo/domain/cars/car-features.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import type { Point } from '@nolo/domain/places/geography.ts';
import type { StatedDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { CarSort } from '@nolo/domain/cars/list-choices.ts';

/**
 * Degrees; a box, and the circle inside it when a point was asked for. 'delivery': as far as each car's company brings
 * its cars; only a condition on where they stand, not that they are brought at all.
 */
export type Area = {
  lat: readonly [number, number];
  long: readonly [number, number];
  circle: { lat: number; long: number; radiusKm: number | 'delivery' } | null;
};

/** What the wall clock of a stay means in a time zone, ISO UTC. */
export type ZonedPeriod = {
  timeZone: string;
  startsAt: string;
  endsAt: string;
  /** From now to the pickup, on the wall clock. */
  minutesAhead: number;
  /** From today to the pickup day, which decides about deals. */
  daysAhead: number;
  /** Cancelling costs nothing yet. */
  isCancelledFree: boolean;
};

export type RentalPeriod = {
  /** Billable days. */
  days: number;
  /** The pickup day, which decides about deals. */
  pickupOn: string;
  returnOn: string;
  sameTime: boolean;
  /** As wanted, on the wall clock of every pickup place. */
  wallClock: { pickup: LocalDateTime; return: LocalDateTime };
  /** On the wall clock, that minute included; null: cancelling is not free any more. */
  freeCancellationUntil: LocalDateTime | null;
  /** Of a week from Monday 00:00, on the wall clock. */
  pickupMinute: number;
  returnMinute: number;
  /** One for each zone companies are in; never empty. */
  periods: readonly ZonedPeriod[];
};

/** ISO UTC. */
export type Between = { from: string; to: string };

/** What the filter panel asks for, a group of choices a line. Empty lists, false and null ask for nothing. */
export type Filters = {
  company: readonly number[];
  carType: readonly number[];
  carMake: readonly number[];
  fuelType: readonly number[];
  transmission: readonly Transmission[];
  fuelPolicy: readonly FuelPolicy[];
  minSeats: number | null;
  /** Minor units. */
  maxDeposit: number | null;
  airConditioning: boolean;
  unlimitedMileage: boolean;
  freeCancellation: boolean;
  noCreditCard: boolean;
  delivery: boolean;
  forEvents: boolean;
  /** The car must have a free moment in here. */
  readyBetween: Between | null;
  /** Minor units of the total (of the day price without dates). */
  price: { from: number; to: number } | null;
};

export const noFilters: Filters = {
  company: [],
  carType: [],
  carMake: [],
  fuelType: [],
  transmission: [],
  fuelPolicy: [],
  minSeats: null,
  maxDeposit: null,
  airConditioning: false,
  unlimitedMileage: false,
  freeCancellation: false,
  noCreditCard: false,
  delivery: false,
  forEvents: false,
  readyBetween: null,
  price: null,
};

/** What a search asks, checked and resolved: nothing of it needs the clock or the request any more. */
export type SearchCriteria = {
  /** The tenant's companies; null: every company. */
  companyIds: readonly number[] | null;
  area: Area | null;
  /** What distances are measured from; null where the area stands for no point. */
  point: Point | null;
  stay: RentalPeriod | null;
  filters: Filters;
  /** Models whose make or name contains the text searched for; null: no text. */
  modelIds: readonly number[] | null;
  /** The car is delivered, which may cost a fee. */
  delivery: boolean;
  /** Where the car is to be left; cars that are not taken back there are no hits. Null: where it is taken. */
  returnArea: Pick<Area, 'lat' | 'long'> | null;
  /** Whom every total is for; cars that this driver may not hire are no hits. */
  driver: StatedDriver;
  /** 'nearest' only with a point. */
  sort: CarSort;
  limit: number;
  offset: number;
};

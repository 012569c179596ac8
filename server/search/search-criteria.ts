import type { CarSort } from '../../contract/search.ts';

/** Degrees; a box, and the circle inside it when a point was asked for. */
export type Area = {
  lat: readonly [number, number];
  long: readonly [number, number];
  circle: { lat: number; long: number; radiusKm: number } | null;
};

/** What the wall clock of a stay means in a time zone, ISO UTC. */
export type ZonedPeriod = { timeZone: string; startsAt: string; endsAt: string };

export type Stay = {
  /** Billable days. */
  days: number;
  /** The pickup day, which decides about deals. */
  pickupOn: string;
  sameTime: boolean;
  /** One for each zone companies are in; never empty. */
  periods: readonly ZonedPeriod[];
};

/** What a search asks, checked and resolved: nothing of it needs the clock or the request any more. */
export type SearchCriteria = {
  /** Companies to look at: the tenant's, narrowed by the filter; null: every company. */
  companyIds: readonly number[] | null;
  area: Area | null;
  stay: Stay | null;
  typeIds: readonly number[];
  makeIds: readonly number[];
  fuelTypes: readonly number[];
  /** Models whose make or name contains the text searched for; null: no text. */
  modelIds: readonly number[] | null;
  delivery: boolean;
  /** The car must have a free moment in here; null: it does not matter. */
  readyBetween: { from: string; to: string } | null;
  /** Minor units of the total (of the day price without dates); null: no limit. */
  price: { from: number | null; to: number | null };
  sort: CarSort;
  limit: number;
  offset: number;
};

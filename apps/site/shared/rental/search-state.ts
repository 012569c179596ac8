import {
  depositChoices,
  fuelPolicies,
  PRICE_SLIDER_END,
  seatChoices,
  transmissions,
  type FuelPolicy,
  type Transmission,
} from '@nolo/domain/cars/car-features.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { carSorts, deliveryDays, type CarSort } from '@nolo/domain/cars/list-choices.ts';
import { readKind, type Place } from '../places/place.ts';
import { readTimesQuery, timesQuery, type RentalTimes } from '@nolo/domain/rental/rental-request.ts';
import { usualDriver } from '@nolo/domain/rental/stated-driver.ts';
import { readAmount } from '@nolo/domain/typed-number.ts';

/** Whole euro; the upper end means 'and more' (docs/specification/search.md 3). */
export const priceLimits = { from: 0, to: PRICE_SLIDER_END } as const;

/** Everything a list of cars depends on. All of it lives in the address. */
export type SearchState = RentalTimes & {
  place: Place | null;
  /** Typed for a place, and none is called so. */
  unknownPlace: string | null;
  /** Typed for the place of return, and none is called so. */
  unknownReturn: string | null;
  carTypes: number[];
  makes: number[];
  fuels: number[];
  companies: number[];
  priceFrom: number;
  priceTo: number;
  deliveryIn: number | null;
  transmissions: Transmission[];
  fuelPolicies: FuelPolicy[];
  /** At least so many. */
  minSeats: number | null;
  /** Whole euro, at most so much. */
  maxDeposit: number | null;
  hasAirConditioning: boolean;
  hasUnlimitedMileage: boolean;
  hasFreeCancellation: boolean;
  needsNoCreditCard: boolean;
  isDelivered: boolean;
  /** Offered for weddings, productions and corporate events (docs/specification/search.md 1). */
  isForEvents: boolean;
  /** Null: the address says none, and the usual one is meant. */
  sort: CarSort | null;
  /** How many pages of `carsPerPage` are shown. */
  pages: number;
  hasMap: boolean;
};

export const emptySearch: SearchState = {
  place: null,
  unknownPlace: null,
  dates: null,
  isSameTime: true,
  driver: usualDriver,
  returnPlace: null,
  unknownReturn: null,
  carTypes: [],
  makes: [],
  fuels: [],
  companies: [],
  priceFrom: priceLimits.from,
  priceTo: priceLimits.to,
  deliveryIn: null,
  transmissions: [],
  fuelPolicies: [],
  minSeats: null,
  maxDeposit: null,
  hasAirConditioning: false,
  hasUnlimitedMileage: false,
  hasFreeCancellation: false,
  needsNoCreditCard: false,
  isDelivered: false,
  isForEvents: false,
  sort: null,
  pages: 1,
  hasMap: false,
};

/** Cars that the list shows at first, and adds each time. */
export const carsPerPage = 24;

/** A list with more pages than this is asked for piece by piece. */
export const maxPagesAtOnce = 10;

type Query = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value);

/** The query string's parts; whatever is as usual is left out. */
export function searchQuery(state: SearchState): Query {
  return {
    pl: state.place?.description ?? state.unknownPlace ?? undefined,
    city: state.place && state.place.city !== state.place.description ? state.place.city : undefined,
    lat: state.place?.lat,
    long: state.place?.long,
    kind: state.place?.kind,
    hasLocationPermission: state.place?.hasLocationPermission,
    ...timesInAddress(state),
    ...(state.unknownReturn && { return_pl: state.unknownReturn }),
    car_type: state.carTypes,
    car_make: state.makes,
    fuel_type: state.fuels,
    company_id: state.companies,
    'min-amount': unless<number>(state.priceFrom, priceLimits.from),
    'max-amount': unless<number>(state.priceTo, priceLimits.to),
    d: state.deliveryIn ?? undefined,
    transmission: state.transmissions,
    fuel_policy: state.fuelPolicies,
    seats: state.minSeats ?? undefined,
    deposit: state.maxDeposit ?? undefined,
    air_conditioning: unless(state.hasAirConditioning, false),
    unlimited_mileage: unless(state.hasUnlimitedMileage, false),
    free_cancellation: unless(state.hasFreeCancellation, false),
    no_credit_card: unless(state.needsNoCreditCard, false),
    delivery: unless(state.isDelivered, false),
    isEvent: unless(state.isForEvents, false),
    sort: state.sort ?? undefined,
    page: unless(state.pages, 1),
    map: unless(state.hasMap, false),
  };
}

/** Times, driver and place of return as lists name them in their address: the same-time switch starts on, so only off is said. */
export function timesInAddress(times: RentalTimes): Query {
  return { ...timesQuery(times), isSameTime: unless(times.isSameTime, true) };
}

/** Reads what `searchQuery` wrote. Anything that makes no sense counts as not given. */
export function readSearch(params: URLSearchParams): SearchState {
  // Sent by the browser itself, a form has what was typed.
  const priceFrom = readPriceLimit(params.get('min-amount') ?? '') ?? priceLimits.from;
  const priceTo = readPriceLimit(params.get('max-amount') ?? '') ?? priceLimits.to;
  const place = readPlaceQuery(params);
  const times = readTimesQuery(params);
  return {
    place,
    unknownPlace: place ? null : params.get('pl')?.slice(0, 100) || null,
    ...times,
    unknownReturn: times.returnPlace ? null : params.get('return_pl')?.slice(0, 100) || null,
    carTypes: ids(params, 'car_type'),
    makes: ids(params, 'car_make'),
    fuels: ids(params, 'fuel_type').filter((fuel) => fuel <= fuelTypes.length),
    companies: ids(params, 'company_id'),
    priceFrom: Math.min(priceFrom, priceTo),
    priceTo: Math.max(priceFrom, priceTo),
    deliveryIn: deliveryDays.find((days) => String(days) === params.get('d')) ?? null,
    transmissions: transmissions.filter((one) => params.getAll('transmission').includes(one)),
    fuelPolicies: fuelPolicies.filter((one) => params.getAll('fuel_policy').includes(one)),
    minSeats: seatChoices.find((seats) => String(seats) === params.get('seats')) ?? null,
    maxDeposit: depositChoices.find((euro) => String(euro) === params.get('deposit')) ?? null,
    hasAirConditioning: params.get('air_conditioning') === 'true',
    hasUnlimitedMileage: params.get('unlimited_mileage') === 'true',
    hasFreeCancellation: params.get('free_cancellation') === 'true',
    needsNoCreditCard: params.get('no_credit_card') === 'true',
    isDelivered: params.get('delivery') === 'true',
    isForEvents: params.get('isEvent') === 'true',
    sort: carSorts.find((sort) => sort === params.get('sort')) ?? null,
    pages: wholeNumber(params.get('page'), { from: 1, to: 1000 }) ?? 1,
    hasMap: params.get('map') === 'true',
  };
}

/** A limit of the total as it was typed, in whole euros within what the filter knows; null: none can be read. */
export function readPriceLimit(typed: string): number | null {
  const amountMinor = readAmount(typed);
  if (amountMinor === null) return null;
  return Math.min(Math.max(Math.floor(amountMinor / 100), priceLimits.from), priceLimits.to);
}

function readPlaceQuery(params: URLSearchParams): Place | null {
  const lat = range(params.getAll('lat'), 90);
  const long = range(params.getAll('long'), 180);
  const description = params.get('pl')?.slice(0, 200) ?? '';
  if (!lat || !long) return null;
  const city = params.get('city')?.slice(0, 100) || description;
  const isOwnPosition = params.get('hasLocationPermission') === 'true';
  const kind = readKind(params.get('kind'));
  return { description, city, lat, long, kind, ...(isOwnPosition && { hasLocationPermission: true }) };
}

function range(values: string[], limit: number): [number, number] | null {
  const [from, to, ...others] = values.map(Number);
  if (from === undefined || to === undefined || others.length > 0) return null;
  return from <= to && from >= -limit && to <= limit ? [from, to] : null;
}

function ids(params: URLSearchParams, name: string): number[] {
  const found = params
    .getAll(name)
    .flatMap((text) => wholeNumber(text, { from: 1, to: 2_147_483_647 }) ?? []);
  return [...new Set(found)].slice(0, 100);
}

function wholeNumber(text: string | null, { from, to }: { from: number; to: number }): number | null {
  const value = text && /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return value >= from && value <= to ? value : null;
}

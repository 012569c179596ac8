import { parseLocalDateTime, timeOf, type LocalDateTime } from '../calendar/local-date-time.ts';
import { firstExisting } from '../calendar/skipped-time.ts';
import { MAX_PLACE_DESCRIPTION, type DeliveryAddress } from './delivery.ts';
import type { PickupReturnChoice } from './pickup-return.ts';
import {
  readReturnPlace,
  returnPlaceQuery,
  type ReturnPlace,
  type ReturnPlaceQuery,
} from './return-place.ts';
import {
  readStatedDriver,
  statedDriverQuery,
  type StatedDriver,
  type StatedDriverQuery,
} from './stated-driver.ts';

/** Pickup and return on the pickup place's wall clock. */
export type RentalDates = { start: LocalDateTime; end: LocalDateTime };

/** When, how strictly the time of return is kept, who drives, and where the car is left: what every price is for. */
export type RentalTimes = {
  dates: RentalDates | null;
  isSameTime: boolean;
  driver: StatedDriver;
  /** Null: where it is taken. */
  returnPlace: ReturnPlace | null;
};

/** What is asked for of one car: by its page, checkout, the quote and the reservation. */
export type RentalRequest = RentalTimes & PickupReturnChoice & { dealId: number | null };
export type DatedRequest = RentalRequest & { dates: RentalDates };

/** The query string as this needs it: `URLSearchParams` is one. */
type Query = { get(name: string): string | null };

const wholeNumber = /^[1-9]\d{0,8}$/;

/** When a rental is, as addresses and calls write it. */
type DatesQuery = { start_date: string; end_date: string };
export type TimesQuery = { [Name in keyof DatesQuery]?: string | undefined } & {
  isSameTime: boolean;
} & StatedDriverQuery &
  ReturnPlaceQuery;

/** A request in the parameters that addresses and the quote share (docs/specification/calls.md 3: `pl`, `rl`). */
export type RentalQuery = TimesQuery & {
  dealId?: number | undefined;
  delivery?: true | undefined;
  pl?: string | undefined;
  pl_city?: string | undefined;
  pl_lat?: number | undefined;
  pl_long?: number | undefined;
  rl_id?: number | undefined;
};
export type DatedQuery = RentalQuery & DatesQuery;

export function rentalQuery(request: DatedRequest): DatedQuery;
export function rentalQuery(request: RentalRequest): RentalQuery;
export function rentalQuery(request: RentalRequest): RentalQuery {
  const { deliveryAddress, returnLocationId, dealId } = request;
  const to = request.isDelivered ? deliveryAddress : null;
  return {
    ...timesQuery(request),
    dealId: dealId ?? undefined,
    delivery: request.isDelivered || undefined,
    pl: to?.address,
    pl_city: to?.city,
    pl_lat: to?.position.latitude,
    pl_long: to?.position.longitude,
    rl_id: returnLocationId ?? undefined,
  };
}

/** Times, driver and place of return alone, as every list names them. */
export function timesQuery(times: RentalTimes & { dates: RentalDates }): TimesQuery & DatesQuery;
export function timesQuery(times: RentalTimes): TimesQuery;
export function timesQuery({ dates, isSameTime, driver, returnPlace }: RentalTimes): TimesQuery {
  return {
    start_date: dates?.start,
    end_date: dates?.end,
    isSameTime,
    ...statedDriverQuery(driver),
    ...returnPlaceQuery(returnPlace),
  };
}

/** Reads what `rentalQuery` wrote; what makes no sense counts as not given. The same-time switch starts on. */
export function readRentalQuery(query: Query): RentalRequest {
  const isDelivered = query.get('delivery') === 'true';
  return {
    ...readTimesQuery(query),
    dealId: readId(query.get('dealId')),
    isDelivered,
    deliveryAddress: isDelivered ? readAddress(query) : null,
    returnLocationId: readId(query.get('rl_id')),
  };
}

/**
 * Pickup and return as written in an address, a form or the browser's storage; null when they make no sense. A time that
 * the clocks of Italy skip moves on, as the server moves it (`firstExisting`).
 */
export function readRentalDates(startText: string, endText: string): RentalDates | null {
  const [start, end] = [startText, endText].map((text) => {
    const time = parseLocalDateTime(text);
    return time && firstExisting(time, 'Europe/Rome');
  });
  return start && end && end > start ? { start, end } : null;
}

/** Not later in the day than the pickup (docs/specification/time-and-days.md 3). */
export function isSameTimeReturn({ start, end }: RentalDates): boolean {
  return timeOf(end) <= timeOf(start);
}

/** A flexible return that is not later than the pickup would be paid for nothing: it is a same-time one. */
export function readTimesQuery(query: Query): RentalTimes {
  const dates = readRentalDates(query.get('start_date') ?? '', query.get('end_date') ?? '');
  return {
    dates,
    isSameTime: query.get('isSameTime') !== 'false' || (dates !== null && isSameTimeReturn(dates)),
    driver: readStatedDriver(query),
    returnPlace: readReturnPlace(query),
  };
}

function readId(text: string | null): number | null {
  return text !== null && wholeNumber.test(text) ? Number(text) : null;
}

function readAddress(query: Query): DeliveryAddress | null {
  const [address, city] = ['pl', 'pl_city'].map(
    (name) => query.get(name)?.trim().slice(0, MAX_PLACE_DESCRIPTION) ?? '',
  );
  const latitude = readDegrees(query.get('pl_lat'), 90);
  const longitude = readDegrees(query.get('pl_long'), 180);
  if (!address || latitude === null || longitude === null) return null;
  return { address, city: city ?? '', position: { latitude, longitude } };
}

function readDegrees(text: string | null, limit: number): number | null {
  const degrees = text !== null && /^-?\d{1,3}(\.\d{1,12})?$/.test(text) ? Number(text) : NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}

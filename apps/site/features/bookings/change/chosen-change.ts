import type { z } from 'zod';
import type { amendmentCommand } from '@nolo/contract/booking-amendments.ts';
import type { Driver } from '@nolo/contract/drivers.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { addDays, localDate, parseLocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { readRentalQuery, timesQuery, type DatedRequest } from '@nolo/domain/rental/rental-request.ts';
import { usualDriver } from '@nolo/domain/rental/stated-driver.ts';
import { placeReturnedTo } from '@nolo/domain/rental/pickup-return.ts';
import { addressOf } from '@nolo/domain/rental/booked-address.ts';
import type { Quantities } from '../../../shared/bookings/extras/extra-groups.ts';
import { pickupReturnLocations } from '../../../shared/rental/pickup-return-locations.ts';
import type { ChangeData } from './load-change.ts';

export type ChangeBody = z.input<typeof amendmentCommand>;

/** A booking as its own form shows it: nothing changed yet. */
export function asBooked(booking: ReservationDetail): DatedRequest {
  const start = parseLocalDateTime(booking.start_date);
  const end = parseLocalDateTime(booking.end_date);
  if (start === null || end === null) throw new Error('a booking without dates');
  const { pickup_location: pickup, return_location: back, delivery } = booking;
  return {
    dates: { start, end },
    isSameTime: booking.isSameTime,
    driver: usualDriver,
    returnPlace: null,
    isDelivered: delivery,
    deliveryAddress: delivery ? addressOf(pickup) : null,
    returnLocationId: placeReturnedTo(pickup, back),
    dealId: null,
  };
}

/** The booking's own days are taken by nobody else. */
export function takenByOthers(days: readonly string[], booking: ReservationDetail): ReadonlySet<string> {
  const { start, end } = asBooked(booking).dates;
  const own = new Set<string>();
  for (let day = localDate(start); day <= localDate(end); day = addDays(day, 1)) own.add(day);
  return new Set(days.filter((day) => !own.has(day)));
}

/** What the address says was chosen; without a choice, as it is booked. */
export function readChosen(params: URLSearchParams, booking: ReservationDetail): DatedRequest {
  const { dates, ...chosen } = readRentalQuery(params);
  return dates === null ? asBooked(booking) : { ...chosen, dates };
}

/** The extras of a booking, drivers among them. */
export function bookedExtras({ change: { extras } }: ReservationDetail): Quantities {
  const booked: Quantities = {};
  for (const { id, no_of_items } of extras) booked[id] = (booked[id] ?? 0) + no_of_items;
  return booked;
}

type Chosen = { rental: DatedRequest; drivers: readonly Driver[]; extras: Quantities };

/** Nothing of a booking changed yet. */
export function unchanged(booking: ReservationDetail): Chosen {
  return { rental: asBooked(booking), drivers: booking.change.drivers, extras: bookedExtras(booking) };
}

/** The change as the calls take it: each named driver is paid for. */
export function changeBody(
  { rental, drivers, extras }: Chosen,
  { car, extras: offered }: ChangeData,
): ChangeBody {
  const { start_date, end_date, isSameTime } = timesQuery(rental);
  const places = pickupReturnLocations(rental, car);
  const isDriver = (id: number) => offered.some((extra) => extra.id === id && extra.isDriver);
  const driver = offered.find((extra) => extra.isDriver);
  const kept = Object.entries(extras)
    .map(([id, no_of_items]) => ({ id: Number(id), no_of_items }))
    .filter(({ id }) => !isDriver(id));
  const added = driver && drivers.length > 0 ? [{ id: driver.id, no_of_items: drivers.length }] : [];
  return {
    start_date,
    end_date,
    isSameTime,
    delivery: rental.isDelivered,
    pickup_location: places.pickup ?? undefined,
    return_location: places.return ?? undefined,
    extras: [...kept, ...added],
    additional_drivers: drivers.map(({ id }) => id),
  };
}

import type { z } from 'zod';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carCalculation } from '@nolo/contract/quotes.ts';
import { freeCancellationUntil } from '@nolo/domain/cancellation/cancellation.ts';
import { statedDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { PickupReturnChoice } from '@nolo/domain/rental/pickup-return.ts';
import { readReturnArea } from '../search/read-area.ts';
import { findAvailability, type OwnHold } from '../bookings/hold-store.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { buildQuote } from './build-quote.ts';
import { findRenter } from './quote-store.ts';
import { wireQuote } from './wire-quote.ts';

export type PriceRequest = {
  carId: number;
  query: z.output<(typeof carCalculation)['query']>;
};

/**
 * The live quote of the car page and checkout, with whether the car is free and until when cancelling is.
 * @throws AppError as buildQuote does
 */
export async function calculatePrice(
  { database, clock }: Deps,
  caller: Caller,
  { carId, query }: PriceRequest,
): Promise<CallData<typeof carCalculation>> {
  const renter = await findRenter(database, caller.accountId);
  const priced = await buildQuote(database, caller, {
    carId,
    mustBeShown: true,
    renter,
    stated: statedDriver(query),
    now: clock.now(),
    pickup: query.start_date,
    return: query.end_date,
    sameTime: query.isSameTime,
    dealId: query.dealId,
    coupon: query.coupon,
    extras: query.extras ?? [],
    drivers: query.drivers ?? [],
    ...pickupReturnOf(query),
    returnArea: readReturnArea(query),
    isEvent: query.isEvent,
  });
  const { accountId } = caller;
  const now = clock.now();
  const { availability, ownHold } = await findAvailability(database, carId, { ...priced, accountId, now });
  return {
    quote: wireQuote(priced.quote, caller.language),
    availability: priced.car.is_online ? availability : 'taken',
    own_hold: priced.car.is_online && ownHold ? wireHold(ownHold) : null,
    free_cancellation_until: freeCancellationUntil(priced.pickupLocal),
  };
}

function pickupReturnOf(query: PriceRequest['query']): PickupReturnChoice {
  const { pl: address, pl_city: city = '', pl_lat: latitude, pl_long: longitude } = query;
  const isWritten = address !== undefined && latitude !== undefined && longitude !== undefined;
  return {
    isDelivered: query.delivery,
    deliveryAddress: isWritten ? { address, city, position: { latitude, longitude } } : null,
    returnLocationId: query.rl_id ?? null,
  };
}

function wireHold({ bookingId, paymentUrl, expiresAt }: OwnHold) {
  return { reservation_id: bookingId, payment_url: paymentUrl, expires_at: expiresAt.toISOString() };
}

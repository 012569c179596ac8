import type { z } from 'zod';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { renterPrice } from '@nolo/contract/business/fleet.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { buildQuote } from '../pricing/build-quote.ts';
import { wireQuote } from '../pricing/wire-quote.ts';
import { findFleetCar } from './fleet-store.ts';

/**
 * The price that a renter's page would show for these dates, whether the car is online or not, at prices that need not be
 * saved yet: the same calculation as every other quote. The car comes back by the time it was picked up, or the company's
 * fee for a later one is part of it.
 * @throws AppError `car.not_found`, and as buildQuote does
 */
export async function showRenterPrice(
  { clock, database }: Deps,
  { companyId, website, origin, language }: MemberCaller,
  { id, prices, start_date, end_date, age }: z.output<typeof renterPrice.body> & { id: number },
): Promise<CallData<typeof renterPrice>> {
  if ((await findFleetCar(database, { companyId, id })) === null) throw new AppError('car.not_found');
  const guest = { kind: 'guest', accountId: null, website, origin, language } as const;
  const { quote } = await buildQuote(database, guest, {
    carId: id,
    prices: { dayMinor: prices.day, weekMinor: prices.week, monthMinor: prices.month },
    pickup: start_date,
    return: end_date,
    sameTime: end_date.slice(11, 16) <= start_date.slice(11, 16),
    extras: [],
    renter: null,
    stated: { age, licenceYears: null },
    isDelivered: false,
    deliveryAddress: null,
    returnLocationId: null,
    now: clock.now(),
  });
  return { quote: wireQuote(quote, language) };
}

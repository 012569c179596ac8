import type { z } from 'zod';
import type { api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { atOwnPlace } from '@nolo/domain/rental/pickup-return.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { buildQuote } from './build-quote.ts';

type CouponRequest = z.output<(typeof api.verifyCoupon)['body']>;

/**
 * What a coupon takes off a car's price for the dates.
 * @throws AppError as buildQuote does
 */
export async function verifyCoupon(
  { database, clock }: Deps,
  caller: Caller,
  body: CouponRequest,
): Promise<CallData<typeof api.verifyCoupon>> {
  const priced = await buildQuote(database, caller, {
    carId: body.car_id,
    mustBeShown: true,
    now: clock.now(),
    pickup: body.start_date,
    return: body.end_date,
    sameTime: body.isSameTime,
    coupon: body.coupon,
    extras: [],
    ...atOwnPlace,
    renter: null,
  });
  const { coupon, quote } = priced;
  if (coupon === null) throw new Error('a quote with a coupon has it');
  return {
    coupon: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    discount: quote.couponMinor,
    ends_on: coupon.ends_on,
  };
}

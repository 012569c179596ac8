import type { z } from 'zod';
import type { CallData } from '../../contract/endpoint.ts';
import type { verifyCoupon } from '../../contract/quotes.ts';
import type { Deps } from '../deps.ts';
import type { Language } from '../platform/language.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { buildQuote } from './build-quote.ts';

export type CouponRequest = {
  body: z.output<(typeof verifyCoupon)['body']>;
  website: RequestWebsite;
  accountId: string | null;
  language: Language;
};

/**
 * What a coupon takes off a car's price for the dates.
 * @throws AppError as buildQuote does
 */
export async function checkCouponForCar(
  { database, clock }: Deps,
  { body, website, accountId, language }: CouponRequest,
): Promise<CallData<typeof verifyCoupon>> {
  const priced = await buildQuote(database, {
    carId: body.car_id,
    website,
    accountId,
    language,
    now: clock.now(),
    pickup: body.start_date,
    return: body.end_date,
    sameTime: body.isSameTime,
    coupon: body.coupon,
    extras: [],
    delivery: false,
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

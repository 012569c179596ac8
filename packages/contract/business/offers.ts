import { z } from 'zod';
import { discountKinds } from '@nolo/domain/pricing/discounts.ts';
import { couponCode, id, key, localDate, minor, nothing, text } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const ofOne = ofCompany.extend({ id });

/** Minor units per booking, or percent. */
const value = z
  .number(key('amount_invalid'))
  .int(key('amount_invalid'))
  .min(1, key('amount_invalid'))
  .max(1_000_000, key('amount_invalid'));
const MAX_LEAD_DAYS = 365;
const count = z.number(key('number_invalid')).int(key('number_invalid')).min(1, key('number_invalid'));
const leadDays = count.max(MAX_LEAD_DAYS, key('number_invalid')).nullable();

const discount = {
  kind: z.enum(discountKinds, key('choice_required')),
  value,
  /** First and last day on which it counts. */
  starts_on: localDate,
  ends_on: localDate,
};

const refuserOf = (context: z.RefinementCtx) => (path: string, message: string) =>
  context.addIssue({ code: 'custom', path: [path], message });

type Discount = { kind: string; value: number; starts_on: string; ends_on: string };

/** A percentage of more than all, or an end before the start. */
function refuseImpossible(
  { kind, value: much, starts_on, ends_on }: Discount,
  context: z.RefinementCtx,
): void {
  const refuse = refuserOf(context);
  if (kind === 'discount_percentage' && much > 100) refuse('value', key('percent_invalid'));
  if (ends_on < starts_on) refuse('ends_on', key('ends_before_start'));
}

const dealFields = z.object({
  ...discount,
  /** What renters read; Italian is written, the other languages may be left out. */
  name_it: text(60, 'name_required'),
  name_en: text(60),
  name_fr: text(60),
  /** Null: every car of the company. */
  car_id: id.nullable(),
  /** How many days before the pickup day it is booked, at least (early booking) and at most (last minute); null: any. */
  min_lead_days: leadDays,
  max_lead_days: leadDays,
});
export const dealBody = dealFields.superRefine((deal, context) => {
  refuseImpossible(deal, context);
  if ((deal.min_lead_days ?? 0) > (deal.max_lead_days ?? MAX_LEAD_DAYS))
    refuserOf(context)('max_lead_days', key('less_than_least'));
});
export type DealFields = z.output<typeof dealFields>;

const couponFields = z.object({
  ...discount,
  code: couponCode,
  /** Of what a deal leaves of the rental price; null: any. */
  minimum_amount: value.nullable(),
  /** By all renters together; null: any number. */
  max_uses: count.max(1_000_000, key('number_invalid')).nullable(),
});
export const couponBody = couponFields.superRefine(refuseImpossible);
export type CouponFields = z.output<typeof couponFields>;

const deal = dealFields.extend({ id, is_used: z.boolean() });
export type Deal = z.infer<typeof deal>;
/** `uses`: live bookings that have it. */
const coupon = couponFields.extend({ id, uses: z.number().int(), is_used: z.boolean() });
export type Coupon = z.infer<typeof coupon>;

export const offers = endpoint('offers', {
  summary: 'Deals and coupons of a company',
  access: { company: 'manager' },
  status: 200,
  params: ofCompany,
  data: z.object({
    /** The latest end first. */
    deals: z.array(deal),
    coupons: z.array(coupon),
    /** What a deal can be for. */
    cars: z.array(z.object({ id, name: z.string(), day: minor })),
    /** At the company, `YYYY-MM-DD`. */
    today: localDate,
  }),
});

/** A deal counts for pickups in its days; bookings that were made keep what they were made at. */
export const createDeal = endpoint('createDeal', {
  summary: 'Add a deal',
  access: { company: 'manager' },
  status: 201,
  params: ofCompany,
  body: dealBody,
  data: z.object({ id }),
  errors: ['car.not_found'],
});

export const editDeal = endpoint('editDeal', {
  summary: 'Change a deal',
  access: { company: 'manager' },
  status: 200,
  params: ofOne,
  body: dealBody,
  data: nothing,
  errors: ['deal.not_found', 'car.not_found'],
});

/** One that a booking has is ended by its last day instead. */
export const removeDeal = endpoint('removeDeal', {
  summary: 'Remove a deal that nobody has booked with',
  access: { company: 'manager' },
  status: 200,
  params: ofOne,
  data: nothing,
  errors: ['deal.not_found', 'deal.used'],
});

/** A coupon counts on the day of booking. */
export const createCoupon = endpoint('createCoupon', {
  summary: 'Add a coupon',
  access: { company: 'manager' },
  status: 201,
  params: ofCompany,
  body: couponBody,
  data: z.object({ id }),
  errors: ['coupon.code_taken'],
});

export const editCoupon = endpoint('editCoupon', {
  summary: 'Change a coupon',
  access: { company: 'manager' },
  status: 200,
  params: ofOne,
  body: couponBody,
  data: nothing,
  errors: ['coupon.not_found', 'coupon.code_taken'],
});

export const removeCoupon = endpoint('removeCoupon', {
  summary: 'Remove a coupon that nobody has used',
  access: { company: 'manager' },
  status: 200,
  params: ofOne,
  data: nothing,
  errors: ['coupon.not_found', 'coupon.used'],
});

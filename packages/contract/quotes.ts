import { z } from 'zod';
import { AVAILABILITY } from '@nolo/domain/booking/booking-state.ts';
import { discountKinds } from '@nolo/domain/pricing/discounts.ts';
import { MAX_EXTRA_QUANTITY, MAX_EXTRAS } from '@nolo/domain/pricing/extra.ts';
import { quoteLineKinds } from '@nolo/domain/pricing/quote-line-kinds.ts';
import { MAX_PLACE_DESCRIPTION } from '@nolo/domain/rental/delivery.ts';
import { driverList, statedDriverFields } from './drivers.ts';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import {
  couponCode,
  currency,
  degrees,
  flag,
  id,
  localDate,
  minor,
  text,
  wholeNumber,
  wireDateTime,
  writtenRange,
} from './wire.ts';

export const quoteLine = z.object({
  kind: z.enum(quoteLineKinds),
  /** Name of the extra or deal; null where the kind says it all. */
  label: z.string().nullable(),
  quantity: z.number().int(),
  /** For how many days it is charged, which the quantity contains; null when it is charged once. */
  days: z.number().int().nullable(),
  unit_amount: minor,
  /** Negative for discounts. The lines sum to `total`. */
  amount: minor,
});

/** The full price calculation (docs/specification/price.md). All amounts in minor units, VAT included unless said. */
export const quote = z.object({
  currency,
  days: z.number().int(),
  periods: z.object({ months: z.number().int(), weeks: z.number().int(), days: z.number().int() }),
  rental_price: minor,
  deal_discount: minor,
  coupon_discount: minor,
  /** The coupon takes less than it could: what it would leave cannot be charged. */
  coupon_limited: z.boolean(),
  extras_amount: minor,
  fees_amount: minor,
  /** Before VAT. */
  subtotal: minor,
  vat: minor,
  total: minor,
  /** Part of the total, not on top of it. */
  platform_charges: minor,
  /** Settled with the company, never part of the total. */
  deposit: minor,
  lines: z.array(quoteLine),
});
export type WireQuote = z.infer<typeof quote>;

/** Extras with quantities, as a reservation names them. */
export const chosenExtras = z
  .array(z.object({ id, no_of_items: wholeNumber(1, MAX_EXTRA_QUANTITY) }))
  .max(MAX_EXTRAS);
export type ChosenExtras = z.infer<typeof chosenExtras>;

/** The same in a query string: `id:quantity` pairs joined by commas. */
const extrasList = z.string().transform((value, context) => {
  const pairs = value.split(',').map((pair) => pair.split(':'));
  const parsed = chosenExtras.safeParse(
    pairs.map(([extra, quantity]) => ({ id: extra, no_of_items: quantity })),
  );
  if (parsed.success && pairs.every(({ length }) => length === 2)) return parsed.data;
  context.addIssue({ code: 'invalid_format', format: 'id:quantity' });
  return z.NEVER;
});

/**
 * Where the car is to be left, in the query of every call that prices one car; `return_pl` only describes the ranges
 * (docs/specification/search.md 6). Absent: where it is taken.
 */
export const returnPlaceFields = {
  return_pl: text(MAX_PLACE_DESCRIPTION).optional(),
  return_lat: writtenRange(90).optional(),
  return_long: writtenRange(180).optional(),
};

/** Why a car cannot be priced for dates and options. */
export const quoteErrors = [
  'car.not_found',
  'car.not_for_events',
  'booking.pickup_in_past',
  'booking.lead_time',
  'booking.return_before_pickup',
  'booking.range_too_long',
  'booking.pickup_outside_opening_hours',
  'booking.return_outside_opening_hours',
  'booking.return_after_pickup_time',
  'booking.extra_unknown',
  'booking.extra_quantity',
  'booking.extras_exclusive',
  'booking.too_many_drivers',
  'booking.driver_twice',
  'booking.driver_unknown',
  'booking.driver_too_young',
  'booking.licence_class_missing',
  'booking.licence_expires',
  'booking.licence_too_new',
  'car.driver_age',
  'car.licence_years',
  'booking.deal_unknown',
  'booking.delivery_not_offered',
  'booking.delivery_address_missing',
  'booking.delivery_too_far',
  'booking.place_unknown',
  'coupon.unknown',
  'coupon.not_started',
  'coupon.expired',
  'coupon.minimum_not_reached',
  'coupon.used_up',
  'coupon.already_used',
  'coupon.too_many_guesses',
] as const satisfies readonly ErrorCode[];

/**
 * Live quote. With `delivery`, `pl`, `pl_city`, `pl_lat` and `pl_long` are the address it is brought to; without it, the
 * car waits at its own place, whatever `pl` says. `rl_id` is the company's place where it is left (a one-way rental when
 * that is not where it was handed over); `rl` only describes it. Without `rl_id` it is the nearest of them in the ranges
 * `return_lat` and `return_long`. `coupon` and `extras` complete the quote in checkout;
 * what an account says of its renter counts before what is stated of the driver.
 */
export const carCalculation = endpoint('carCalculation', {
  summary: 'Price of a car for dates and options',
  access: 'public',
  status: 200,
  params: z.object({ carId: id }),
  query: z.object({
    start_date: wireDateTime,
    end_date: wireDateTime,
    isSameTime: flag.default(false),
    dealId: id.optional(),
    isEvent: flag.default(false),
    pl: text(MAX_PLACE_DESCRIPTION).optional(),
    pl_city: text(100).optional(),
    pl_lat: degrees(90).optional(),
    pl_long: degrees(180).optional(),
    rl: text(MAX_PLACE_DESCRIPTION).optional(),
    rl_id: id.optional(),
    delivery: flag.default(false),
    coupon: couponCode.optional(),
    extras: extrasList.optional(),
    /** Of `verifyDriver`, joined by commas. */
    drivers: driverList.optional(),
    ...statedDriverFields,
    ...returnPlaceFields,
  }),
  data: z.object({
    quote,
    /** `held_by_you`: by the renter's own unpaid booking, which reserving again replaces. */
    availability: z.enum(AVAILABILITY),
    /** That booking; null unless `held_by_you`. */
    own_hold: z
      .object({ reservation_id: z.uuid(), payment_url: z.string().nullable(), expires_at: z.string() })
      .nullable(),
    /** Local wall clock until which cancelling is free, `YYYY-MM-DDTHH:mm` (docs/specification/states.md 4). */
    free_cancellation_until: z.string(),
  }),
  errors: quoteErrors,
});

/** Checks a coupon against a car and dates; says what it takes off. */
export const verifyCoupon = endpoint('verifyCoupon', {
  summary: 'Check a coupon',
  access: 'public',
  status: 200,
  body: z.object({
    coupon: couponCode,
    car_id: id,
    start_date: wireDateTime,
    end_date: wireDateTime,
    isSameTime: flag.default(false),
    ...statedDriverFields,
  }),
  data: z.object({
    coupon: z.string(),
    kind: z.enum(discountKinds),
    value: z.number().int(),
    discount: minor,
    ends_on: localDate,
  }),
  errors: quoteErrors,
});

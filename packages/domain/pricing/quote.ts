import { platformCharges } from '../commission/commission.ts';
import { netOfVat } from '../money/money.ts';
import type { Currency } from '../money/money.ts';
import type { ExtraCharge } from './extra.ts';
import { chargeableDiscount, couponDiscount, dealDiscount } from './discounts.ts';
import type { Coupon, Deal } from './discounts.ts';
import type { QuoteLineKind } from './quote-line-kinds.ts';
import { rentalPrice } from './rental-price.ts';
import type { PeriodCombination, PeriodPrices } from './rental-price.ts';

export type QuoteExtra = {
  id: string;
  name: string;
  /** The name in every language, for whoever reads the booking in another one. */
  names?: Readonly<Record<string, string>>;
  unitPriceMinor: number;
  charged: ExtraCharge;
  quantity: number;
  /** The extra is an additional driver. */
  isDriver: boolean;
};

/** What the company charges, in minor units; null where it sets no such fee. */
export type QuoteFees = {
  youngDriverPerDayMinor: number | null;
  oneWayMinor: number | null;
  deliveryMinor: number | null;
  flexibleReturnMinor: number | null;
};

/** Which fees the booking's circumstances call for (docs/specification/price.md 6, time-and-days.md 3). */
export type QuoteCircumstances = {
  youngDriver: boolean;
  oneWay: boolean;
  delivery: boolean;
  flexibleReturn: boolean;
};

export type QuoteInput = {
  /** Billable days (`billableDays`). */
  days: number;
  prices: PeriodPrices;
  currency: Currency;
  deal: Deal | null;
  /** Already accepted by `checkCoupon`; the quote only applies it. */
  coupon: Coupon | null;
  extras: readonly QuoteExtra[];
  fees: QuoteFees;
  applies: QuoteCircumstances;
  depositMinor: number;
};

/**
 * One row of the summary. `amountMinor` = quantity x unit; negative for discounts. `label` is the extra's
 * name or the coupon's code, null where the kind says it all. What is charged by the day says for how many `days`,
 * which its quantity then contains; absent in older bookings. `names` is a label that has another text in each language,
 * by language; absent where there is one text only, and in older bookings.
 */
export type QuoteLine = Readonly<{
  kind: QuoteLineKind;
  label: string | null;
  names?: Readonly<Record<string, string>>;
  quantity: number;
  unitMinor: number;
  amountMinor: number;
  days?: number;
}>;

/** All amounts in minor units and VAT included, unless said otherwise. */
export type Quote = Readonly<{
  currency: Currency;
  days: number;
  periods: Readonly<PeriodCombination>;
  rentalMinor: number;
  dealMinor: number;
  couponMinor: number;
  /** The coupon takes less than it could, because what it would leave cannot be charged. Absent in older bookings. */
  isCouponLimited?: boolean;
  extrasMinor: number;
  feesMinor: number;
  totalMinor: number;
  /** The total before VAT. */
  subtotalMinor: number;
  vatMinor: number;
  /** Part of the total, not on top of it. */
  platformChargesMinor: number;
  /** Beside the total, never in it. */
  depositMinor: number;
  lines: readonly QuoteLine[];
}>;

/** What the deal leaves of the rental price: the amount a coupon is checked against (docs/specification/price.md 4). */
export function rentalAfterDeal(prices: PeriodPrices, days: number, deal: Deal | null): number {
  const rentalMinor = rentalPrice(prices, days).totalMinor;
  return rentalMinor - (deal === null ? 0 : dealDiscount(deal, rentalMinor));
}

/**
 * The full price of a booking, computed here and nowhere else (docs/specification/price.md). The lines sum to
 * `totalMinor`; the result is frozen. A discount or fee of nothing has no line; an extra always has one.
 * Throws RangeError when days, quantities or amounts are not non-negative integers.
 */
export function computeQuote(input: QuoteInput): Quote {
  const { totalMinor: rentalMinor, ...periods } = rentalPrice(input.prices, input.days);
  const extras = input.extras.map((extra) => extraLine(extra, input.days));
  const fees = feeLines(input);
  const wantedDealMinor = input.deal === null ? 0 : dealDiscount(input.deal, rentalMinor);
  const dealMinor = chargeableDiscount(wantedDealMinor, rentalMinor + sum(extras) + sum(fees));
  const wantedMinor = input.coupon === null ? 0 : couponDiscount(input.coupon, rentalMinor - dealMinor);
  const couponMinor = chargeableDiscount(wantedMinor, rentalMinor - dealMinor + sum(extras) + sum(fees));
  const lines = [
    line('rental', null, 1, rentalMinor),
    line('deal', null, 1, -dealMinor),
    line('coupon', input.coupon?.code ?? null, 1, -couponMinor),
    ...extras,
    ...fees,
  ].filter(({ kind, amountMinor }) => kind === 'rental' || kind === 'extra' || amountMinor !== 0);
  const totalMinor = sum(lines);
  const subtotalMinor = netOfVat(totalMinor);
  return Object.freeze({
    currency: input.currency,
    days: input.days,
    periods: Object.freeze(periods),
    rentalMinor,
    dealMinor,
    couponMinor,
    isCouponLimited: couponMinor < wantedMinor,
    extrasMinor: sum(extras),
    feesMinor: sum(fees),
    totalMinor,
    subtotalMinor,
    vatMinor: totalMinor - subtotalMinor,
    platformChargesMinor: platformCharges(subtotalMinor),
    depositMinor: input.depositMinor,
    lines: Object.freeze(lines),
  });
}

function extraLine(extra: QuoteExtra, days: number): QuoteLine {
  const isPerDay = extra.charged === 'per_day';
  const quantity = isPerDay ? extra.quantity * days : extra.quantity;
  if (!Number.isSafeInteger(quantity) || quantity < 0 || extra.unitPriceMinor < 0) {
    throw new RangeError(`extra ${extra.id}: ${extra.quantity} x ${extra.unitPriceMinor}`);
  }
  const made = line('extra', extra.name, quantity, extra.unitPriceMinor);
  return Object.freeze({ ...made, ...(extra.names && { names: extra.names }), ...(isPerDay && { days }) });
}

function feeLines({ fees, applies, days }: QuoteInput): QuoteLine[] {
  return [
    line('young_driver', null, days, applies.youngDriver ? (fees.youngDriverPerDayMinor ?? 0) : 0),
    line('one_way', null, 1, applies.oneWay ? (fees.oneWayMinor ?? 0) : 0),
    line('delivery', null, 1, applies.delivery ? (fees.deliveryMinor ?? 0) : 0),
    line('flexible_return', null, 1, applies.flexibleReturn ? (fees.flexibleReturnMinor ?? 0) : 0),
  ];
}

function line(kind: QuoteLineKind, label: string | null, quantity: number, unitMinor: number): QuoteLine {
  return Object.freeze({ kind, label, quantity, unitMinor, amountMinor: quantity * unitMinor });
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

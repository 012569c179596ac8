import { billableDays } from '../../domain/calendar/billable-days.ts';
import { localDate } from '../../domain/calendar/local-date-time.ts';
import type { LocalDate, LocalDateTime } from '../../domain/calendar/local-date-time.ts';
import { checkRentalPeriod } from '../../domain/calendar/rental-period.ts';
import { toInstant, toLocal } from '../../domain/calendar/zone.ts';
import { bestDeal, checkCoupon } from '../../domain/pricing/discounts.ts';
import type { Coupon, Deal } from '../../domain/pricing/discounts.ts';
import { checkExtras } from '../../domain/pricing/extra.ts';
import { computeQuote, rentalAfterDeal } from '../../domain/pricing/quote.ts';
import type { Quote, QuoteExtra } from '../../domain/pricing/quote.ts';
import { rentalPrice } from '../../domain/pricing/rental-price.ts';
import type { PeriodPrices } from '../../domain/pricing/rental-price.ts';
import { isYoungDriver } from '../../domain/pricing/young-driver.ts';
import { readOpeningHours } from '../companies/opening-hours.ts';
import { foldText } from '../places/fold-text.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '../platform/database.ts';
import { findCoupon, findQuotedCar, listApplicableDeals, listChosenExtras } from './quote-store.ts';
import type { QuotedCar, StoredCoupon, StoredDeal } from './quote-store.ts';
import { readRentalPeriod, refusePeriod } from './read-rental-period.ts';

export type QuoteRequest = {
  carId: number;
  /** As sent: wall clock at the pickup place, or ISO 8601 with an offset. */
  pickup: string;
  return: string;
  sameTime: boolean;
  /** The deal the renter chose; without it, the best one. */
  dealId?: number | undefined;
  coupon?: string | undefined;
  extras: readonly { id: number; no_of_items: number }[];
  /** Descriptions of the places; a one-way rental when both are known and differ. */
  pickupPlace?: string | undefined;
  returnPlace?: string | undefined;
  delivery: boolean;
  /** For a wedding, a production, a corporate event (decisions.md 10.2). */
  isEvent?: boolean;
  /** Who drives, when known. */
  renter: { dob: string | null } | null;
  now: Date;
  /** Inside a booking's transaction: nobody else may use the coupon until it ends. */
  lockCoupon?: boolean;
};

/** A car with dates and options, priced. Amounts are minor units. */
export type PricedRental = {
  /** `is_online` false: the quote stands, but the car cannot be booked (`booking.car_offline`). */
  car: QuotedCar;
  quote: Quote;
  /** Wall clock at the pickup place. */
  pickupLocal: LocalDateTime;
  returnLocal: LocalDateTime;
  timeZone: string;
  /** The instants they mean, ISO UTC. */
  startsAt: string;
  endsAt: string;
  /** When the car is free again: the return and the company's turnaround. A hold ends here. */
  freeAt: string;
  oneWay: boolean;
  deal: StoredDeal | null;
  coupon: StoredCoupon | null;
};

/**
 * The price of a car for dates and options by the rules of decisions.md 3 and 4, and the moments it means.
 * Does not look at the car's holds.
 * @throws AppError car.not_found, car.not_for_events, booking.* of the period and the extras, booking.deal_unknown,
 * booking.delivery_not_offered, coupon.*
 */
export async function buildQuote(
  connection: Connection,
  caller: Caller,
  request: QuoteRequest,
): Promise<PricedRental> {
  const car = await findQuotedCar(connection, request.carId, caller.website);
  if (car === null) throw new AppError('car.not_found');
  const period = checkedPeriod(car, request);
  refuseWhatIsNotOffered(car, request);
  const days = billableDays(period.pickup, period.return);
  const prices = periodPrices(car);
  const deal = await chooseDeal(connection, car, caller, { ...request, prices, days, pickup: period.pickup });
  const afterDeal = rentalAfterDeal(prices, days, deal && domainDeal(deal));
  const at = moments(car, period);
  const coupon = await acceptCoupon(connection, car, caller, { ...request, ...at, amountMinor: afterDeal });
  const oneWay = placesDiffer(request.pickupPlace, request.returnPlace);
  const quote = computeQuote({
    days,
    prices,
    currency: 'EUR',
    depositMinor: car.deposit_minor,
    deal: deal && domainDeal(deal),
    coupon: coupon && domainCoupon(coupon),
    extras: await chosenExtras(connection, car, caller, request),
    fees: companyFees(car),
    applies: {
      youngDriver: isYoung(request.renter, localDate(period.pickup)),
      oneWay,
      delivery: request.delivery,
      flexibleReturn: !request.sameTime,
    },
  });
  return { car, quote: nameDeal(quote, deal), ...at, oneWay, deal, coupon };
}

function refuseWhatIsNotOffered(car: QuotedCar, { delivery, isEvent }: QuoteRequest): void {
  if (delivery && !car.is_delivery) {
    throw new AppError('booking.delivery_not_offered', {
      fields: { delivery: 'booking.delivery_not_offered' },
    });
  }
  if (isEvent && !car.for_events) {
    throw new AppError('car.not_for_events', { fields: { isEvent: 'car.not_for_events' } });
  }
}

type Period = { pickup: LocalDateTime; return: LocalDateTime };

function checkedPeriod(car: QuotedCar, request: QuoteRequest): Period {
  const period = readRentalPeriod({ start_date: request.pickup, end_date: request.return }, car.time_zone);
  refusePeriod(
    checkRentalPeriod({
      ...period,
      now: toLocal(request.now.toISOString(), car.time_zone),
      leadMinutes: car.lead_minutes,
      openingHours: readOpeningHours(car.opening_hours),
      sameTime: request.sameTime,
    }),
  );
  return period;
}

function moments(car: QuotedCar, period: Period) {
  const endsAt = toInstant(period.return, car.time_zone);
  return {
    pickupLocal: period.pickup,
    returnLocal: period.return,
    timeZone: car.time_zone,
    startsAt: toInstant(period.pickup, car.time_zone),
    endsAt,
    freeAt: new Date(Date.parse(endsAt) + car.turnaround_minutes * 6e4).toISOString(),
  };
}

async function chooseDeal(
  connection: Connection,
  car: QuotedCar,
  { language }: Caller,
  wanted: { dealId?: number | undefined; prices: PeriodPrices; days: number; pickup: LocalDateTime },
): Promise<StoredDeal | null> {
  const deals = await listApplicableDeals(connection, car, localDate(wanted.pickup), language);
  if (wanted.dealId !== undefined) {
    const named = deals.find(({ id }) => id === wanted.dealId);
    if (!named) throw new AppError('booking.deal_unknown', { fields: { dealId: 'booking.deal_unknown' } });
    return named;
  }
  const best = bestDeal(deals.map(domainDeal), rentalPrice(wanted.prices, wanted.days).totalMinor);
  return deals.find(({ id }) => String(id) === best?.id) ?? null;
}

async function acceptCoupon(
  connection: Connection,
  car: QuotedCar,
  { accountId }: Caller,
  {
    coupon: code,
    lockCoupon,
    now,
    startsAt,
    endsAt,
    amountMinor,
  }: QuoteRequest & { startsAt: string; endsAt: string; amountMinor: number },
): Promise<StoredCoupon | null> {
  if (code === undefined) return null;
  const found = await findCoupon(connection, {
    companyId: car.company_id,
    code,
    accountId,
    lock: lockCoupon ?? false,
    carId: car.id,
    startsAt,
    endsAt,
  });
  if (found === null) throw new AppError('coupon.unknown', { fields: { coupon: 'coupon.unknown' } });
  const onDate = localDate(toLocal(now.toISOString(), car.time_zone));
  const problem = checkCoupon(domainCoupon(found), { onDate, amountMinor });
  if (problem) throw new AppError(problem, { fields: { coupon: problem } });
  return found;
}

async function chosenExtras(
  connection: Connection,
  car: QuotedCar,
  { language }: Caller,
  { extras }: QuoteRequest,
): Promise<QuoteExtra[]> {
  const quantities = new Map<number, number>();
  for (const { id, no_of_items } of extras) quantities.set(id, (quantities.get(id) ?? 0) + no_of_items);
  const ids = [...quantities].filter(([, quantity]) => quantity > 0).map(([id]) => id);
  if (ids.length === 0) return [];
  const rows = await listChosenExtras(connection, car.company_id, ids, language);
  const chosen = ids.map((id) => {
    const row = rows.find((extra) => extra.id === id);
    if (!row) throw new AppError('booking.extra_unknown', { fields: { extras: 'booking.extra_unknown' } });
    return {
      id: String(id),
      name: row.name,
      unitPriceMinor: row.price_minor,
      charged: row.charged,
      quantity: quantities.get(id) ?? 0,
      isDriver: row.is_driver,
    };
  });
  const problem = checkExtras(chosen);
  if (problem !== null) throw new AppError(problem, { fields: { extras: problem } });
  return chosen;
}

function periodPrices(car: QuotedCar): PeriodPrices {
  return { dayMinor: car.day_minor, weekMinor: car.week_minor, monthMinor: car.month_minor };
}

function companyFees(car: QuotedCar) {
  return {
    youngDriverPerDayMinor: car.young_driver_per_day_minor,
    oneWayMinor: car.one_way_minor,
    deliveryMinor: car.delivery_minor,
    flexibleReturnMinor: car.flexible_return_minor,
  };
}

function domainDeal({ id, kind, value }: StoredDeal): Deal {
  return { id: String(id), kind, value };
}

function domainCoupon(coupon: StoredCoupon): Coupon {
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    startsOn: coupon.starts_on as LocalDate,
    endsOn: coupon.ends_on as LocalDate,
    minimumAmountMinor: coupon.minimum_amount_minor,
    maxUses: coupon.max_uses,
    uses: coupon.uses,
    usedByRenter: coupon.usedByRenter,
  };
}

/** 'Milano, Italia' and 'milano italia' are the same place. */
function placesDiffer(pickup: string | undefined, returnTo: string | undefined): boolean {
  if (!pickup || !returnTo) return false;
  return foldText(pickup) !== foldText(returnTo);
}

function isYoung(renter: QuoteRequest['renter'], pickupOn: LocalDate): boolean {
  const dob = renter?.dob ?? null;
  return dob !== null && isYoungDriver(dob as LocalDate, pickupOn);
}

/** The summary says which deal it was; the domain knows deals only by id. */
function nameDeal(quote: Quote, deal: StoredDeal | null): Quote {
  if (deal === null) return quote;
  const lines = quote.lines.map((line) => (line.kind === 'deal' ? { ...line, label: deal.name } : line));
  return { ...quote, lines };
}

import type { Inclusions } from '@nolo/contract/inclusions.ts';
import type { DriverFacts } from '@nolo/domain/booking/driver-eligibility.ts';
import { billableDays } from '@nolo/domain/calendar/billable-days.ts';
import { localDate, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { withCovers } from '@nolo/domain/cars/inclusions.ts';
import { driversOf } from '@nolo/domain/pricing/extra.ts';
import { computeQuote, rentalAfterDeal, type Quote } from '@nolo/domain/pricing/quote.ts';
import type { ReadonlyBox } from '@nolo/domain/places/geography.ts';
import type { PeriodPrices } from '@nolo/domain/pricing/rental-price.ts';
import { isYoungDriver, YOUNG_DRIVER_UNDER, youngDriverFee } from '@nolo/domain/pricing/young-driver.ts';
import type { PickupReturnChoice } from '@nolo/domain/rental/pickup-return.ts';
import { usualDriver, type StatedDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { NamedDriver } from '../bookings/drivers/driver-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { chosenDrivers } from './chosen-drivers.ts';
import { chosenExtras } from './chosen-extras.ts';
import { findPickupReturn, type PickupReturn } from './pickup-return.ts';
import { acceptCoupon, chooseDeal, domainCoupon, domainDeal } from './quoted-discounts.ts';
import {
  findQuotedCar,
  type NamedRenter,
  type QuotedCar,
  type StoredCoupon,
  type StoredDeal,
} from './quote-store.ts';
import { beforeAccount, refuseDrivers } from './refuse-drivers.ts';
import { rentalMoments, type RentalMoments } from './rental-moments.ts';

export type QuoteRequest = PickupReturnChoice & {
  carId: number;
  /** Asked by anybody: of a company that renters do not see there is no price. */
  mustBeShown?: true;
  /** What the company thinks of asking; absent: what it asks. */
  prices?: PeriodPrices;
  /** As sent: wall clock at the pickup place, or ISO 8601 with an offset. */
  pickup: string;
  return: string;
  sameTime: boolean;
  /** Of a booking that is changed, on the wall clock: its company need not be open at a moment that stays. */
  agreed?: { pickup: string; return: string };
  /** When a booking that is changed was made: a deal for whoever books early stays theirs. */
  bookedAt?: Date;
  /** The deal the renter chose; without it, the best one. */
  dealId?: number | undefined;
  coupon?: string | undefined;
  /** Of a booking that is changed, by its id: what was granted stays granted. */
  grantedCouponId?: number | null;
  extras: readonly { id: number; no_of_items: number }[];
  /** Where the car is to be left, while no place of its company is chosen. */
  returnArea?: ReadonlyBox | null;
  /** Those of a booking that is changed. */
  grantedExtras?: readonly { id: number; no_of_items: number }[];
  /** For a wedding, a production, a corporate event (docs/specification/search.md 1). */
  isEvent?: boolean;
  /** Of `verifyDriver`, the caller's own. */
  drivers?: readonly string[];
  /** Who drives, when known. */
  renter: NamedRenter | null;
  /** Who will drive, as far as the renter's account does not say. */
  stated?: StatedDriver;
  now: Date;
  /** Inside a booking's transaction: nobody else may use the coupon until it ends. */
  lockCoupon?: boolean;
};

/** A car with dates and options, priced. Amounts are minor units. */
export type PricedRental = RentalMoments & {
  /** `is_online` false: the quote stands, but the car cannot be booked (`booking.car_offline`). */
  car: QuotedCar;
  quote: Quote;
  pickupReturn: PickupReturn;
  deal: StoredDeal | null;
  coupon: StoredCoupon | null;
  /** With the excess that the chosen covers leave. */
  inclusions: Inclusions;
  /** Besides the renter. */
  drivers: NamedDriver[];
  /** For how many additional drivers the extras are. */
  paidDrivers: number;
};

/**
 * The price of a car for dates and options by the rules of docs/specification/time-and-days.md and price.md, and the
 * moments it means. Does not look at the car's holds.
 * @throws AppError car.not_found, car.not_for_events, booking.* of the period, the places, the drivers and the extras,
 * booking.deal_unknown, coupon.*
 */
export async function buildQuote(
  connection: Connection,
  caller: Caller,
  request: QuoteRequest,
): Promise<PricedRental> {
  const found = await findQuotedCar(connection, request.carId, caller.website);
  if (found === null || (request.mustBeShown && !found.is_shown)) throw new AppError('car.not_found');
  const at = rentalMoments(found, request);
  // A company that ends takes its cars back before (docs/specification/companies.md 11).
  const isBackInTime = found.ends_at === null || Date.parse(at.endsAt) <= found.ends_at.getTime();
  const car = { ...found, is_online: found.is_online && isBackInTime };
  if (request.isEvent && !car.for_events) {
    throw new AppError('car.not_for_events', { fields: { isEvent: 'car.not_for_events' } });
  }
  const pickupReturn = await findPickupReturn(connection, car, request);
  const drivers = await chosenDrivers(connection, caller, request.drivers ?? []);
  const { renter, stated = usualDriver } = request;
  refuseDrivers({ renter, drivers, stated }, car.inclusions, at);
  const days = billableDays(at.pickupLocal, at.returnLocal);
  const prices = request.prices ?? periodPrices(car);
  const bookedAt = request.bookedAt ?? request.now;
  const chosen = { ...request, prices, days, pickup: at.pickupLocal, bookedAt };
  const deal = await chooseDeal(connection, car, caller, chosen);
  const afterDeal = rentalAfterDeal(prices, days, deal && domainDeal(deal));
  const coupon = await acceptCoupon(connection, car, caller, { ...request, ...at, amountMinor: afterDeal });
  const extras = await chosenExtras(connection, car, caller, request);
  const quote = computeQuote({
    days,
    prices,
    currency: 'EUR',
    depositMinor: car.deposit_minor,
    deal: deal && domainDeal(deal),
    coupon: coupon && domainCoupon(coupon),
    extras,
    fees: companyFees(car),
    applies: appliedFees(request, pickupReturn, {
      isYoung: isYoungAmong([renter, ...drivers], beforeAccount(stated, renter), localDate(at.pickupLocal)),
    }),
  });
  const covers = extras.map(({ excessMinor }) => excessMinor);
  const inclusions = withCovers(car.inclusions, covers);
  const paidDrivers = driversOf(extras);
  const named = nameDeal(quote, deal);
  return { ...at, car, quote: named, pickupReturn, deal, coupon, inclusions, drivers, paidDrivers };
}

function appliedFees(
  { isDelivered, sameTime }: QuoteRequest,
  { isOneWay }: PricedRental['pickupReturn'],
  { isYoung }: { isYoung: boolean },
) {
  return {
    youngDriver: isYoung,
    oneWay: isOneWay,
    delivery: isDelivered,
    flexibleReturn: !sameTime,
  };
}

function periodPrices(car: QuotedCar): PeriodPrices {
  return { dayMinor: car.day_minor, weekMinor: car.week_minor, monthMinor: car.month_minor };
}

function companyFees(car: QuotedCar) {
  return {
    youngDriverPerDayMinor: youngDriverFee(car.young_driver_per_day_minor, car.inclusions.minimum_age),
    oneWayMinor: car.one_way_minor,
    deliveryMinor: car.delivery_minor,
    flexibleReturnMinor: car.flexible_return_minor,
  };
}

function isYoungAmong(
  people: readonly (DriverFacts | null)[],
  stated: StatedDriver,
  pickupOn: LocalDate,
): boolean {
  if (stated.age !== null && stated.age < YOUNG_DRIVER_UNDER) return true;
  return people.some((who) => who !== null && who.dob !== null && isYoungDriver(who.dob, pickupOn));
}

/** The summary says which deal it was; the domain knows deals only by id. */
function nameDeal(quote: Quote, deal: StoredDeal | null): Quote {
  if (deal === null) return quote;
  const { name: label, names } = deal;
  const lines = quote.lines.map((line) => (line.kind === 'deal' ? { ...line, label, names } : line));
  return { ...quote, lines };
}

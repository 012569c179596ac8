import { atTime, addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { LocalDate, LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';
import type { Deal } from '@nolo/domain/pricing/discounts.ts';
import { computeQuote } from '@nolo/domain/pricing/quote.ts';
import type { Quote, QuoteExtra } from '@nolo/domain/pricing/quote.ts';
import { isYoungDriver } from '@nolo/domain/pricing/young-driver.ts';
import type { AgreedTerms } from '../bookings/booking-row.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { PlannedBooking } from './bookings.ts';
import type { PlannedCar } from './cars.ts';
import type { LocalTexts } from '@nolo/i18n/language.ts';
import { bookedInclusions } from './inclusions.ts';
import { couponsOf } from './offers.ts';
import { renterOf } from './renters.ts';

export const ZONE = 'Europe/Rome';

export type NamedDeal = Deal & { name: LocalTexts };

type OfferedExtra = {
  id: number;
  name: LocalTexts;
  price_minor: number;
  charged: QuoteExtra['charged'];
  /** What a cover leaves the renter to pay; null: no cover. */
  excess_minor: number | null;
};

/** What the company of the booked cars offers, as it stands in the database. */
export type CompanyOffers = {
  extras: readonly OfferedExtra[];
  /** Ids by code. */
  coupons: ReadonlyMap<string, number>;
  /** By car. */
  deals: ReadonlyMap<number, NamedDeal>;
};

export async function readOffers(connection: Connection, companyId: number): Promise<CompanyOffers> {
  const extras = await connection
    .selectFrom('extra')
    .select(['id', 'name', 'price_minor', 'charged', 'excess_minor'])
    .where('company_id', '=', companyId)
    .execute();
  const coupons = await connection
    .selectFrom('coupon')
    .select(['id', 'code'])
    .where('company_id', '=', companyId)
    .execute();
  const deals = await connection
    .selectFrom('deal')
    .select(['id', 'car_id', 'name', 'kind', 'value'])
    .where('company_id', '=', companyId)
    .execute();
  return {
    extras,
    coupons: new Map(coupons.map(({ id, code }) => [code, id])),
    deals: new Map(
      deals.flatMap(({ car_id, ...deal }) =>
        car_id === null ? [] : [[car_id, { ...deal, id: String(deal.id) }]],
      ),
    ),
  };
}

/** What the renter of a planned booking and the company agree on. */
export type BookingTerms = Pick<
  AgreedTerms,
  'pickupLocal' | 'returnLocal' | 'startsAt' | 'endsAt' | 'extras' | 'inclusions' | 'quote'
> & { freeAt: Date };

/** Moments and price of a planned booking, by the rules the server prices with. */
export function termsOf(
  booking: PlannedBooking,
  car: PlannedCar,
  deal: NamedDeal | null,
  offers: CompanyOffers,
  today: LocalDate,
): BookingTerms {
  const pickupLocal = atTime(addDays(today, booking.pickupDay), booking.time);
  const returnLocal = addDays(pickupLocal, booking.days);
  const endsAt = toInstant(returnLocal, ZONE);
  const chosen = booking.extras.map((name) => offeredExtra(offers, name));
  return {
    pickupLocal,
    returnLocal,
    startsAt: toInstant(pickupLocal, ZONE),
    endsAt,
    freeAt: new Date(Date.parse(endsAt) + car.company.turnaroundMinutes * 60_000),
    extras: chosen.map(({ id }) => ({ id, no_of_items: 1 })),
    inclusions: bookedInclusions(
      car,
      chosen.map((extra) => extra.excess_minor),
    ),
    quote: quoteOf(booking, car, deal, offers, { pickup: pickupLocal, today }),
  };
}

function quoteOf(
  booking: PlannedBooking,
  car: PlannedCar,
  deal: NamedDeal | null,
  offers: CompanyOffers,
  { pickup, today }: { pickup: LocalDateTime; today: LocalDate },
): Quote {
  const { dob, language } = renterOf(booking.renter);
  const coupon = couponsOf(car.company, today).find(({ code }) => code === booking.coupon) ?? null;
  const youngEuro = car.company.fees.youngDriverPerDay;
  const quote = computeQuote({
    days: booking.days,
    currency: 'EUR',
    depositMinor: car.depositMinor,
    deal,
    prices: { dayMinor: car.dayMinor, weekMinor: car.weekMinor, monthMinor: car.monthMinor },
    coupon: coupon && { ...coupon, uses: 0, usedByRenter: false },
    extras: booking.extras.map((name) => extraOf(offers, name, language)),
    fees: {
      youngDriverPerDayMinor: youngEuro === null ? null : youngEuro * 100,
      oneWayMinor: null,
      deliveryMinor: null,
      flexibleReturnMinor: null,
    },
    applies: {
      youngDriver: dob !== null && isYoungDriver(dob, localDate(pickup)),
      oneWay: false,
      delivery: false,
      flexibleReturn: false,
    },
  });
  const lines = quote.lines.map((line) =>
    line.kind === 'deal' && deal ? { ...line, label: deal.name[language], names: deal.name } : line,
  );
  return { ...quote, lines };
}

function offeredExtra(offers: CompanyOffers, name: string): OfferedExtra {
  const extra = offers.extras.find((each) => each.name.en === name);
  if (extra === undefined) throw new Error(`no extra ${name}`);
  return extra;
}

function extraOf(offers: CompanyOffers, name: string, language: 'en' | 'it'): QuoteExtra {
  const extra = offeredExtra(offers, name);
  return {
    id: String(extra.id),
    name: extra.name[language],
    names: extra.name,
    unitPriceMinor: extra.price_minor,
    charged: extra.charged,
    quantity: 1,
    isDriver: name === 'Additional driver',
  };
}

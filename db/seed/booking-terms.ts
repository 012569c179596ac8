import type pg from 'pg';
import type { Inclusions } from '../../contract/inclusions.ts';
import { atTime, addDays, localDate } from '../../domain/calendar/local-date-time.ts';
import type { LocalDate, LocalDateTime } from '../../domain/calendar/local-date-time.ts';
import { toInstant } from '../../domain/calendar/zone.ts';
import type { Deal } from '../../domain/pricing/discounts.ts';
import { computeQuote } from '../../domain/pricing/quote.ts';
import type { Quote, QuoteExtra } from '../../domain/pricing/quote.ts';
import { isYoungDriver } from '../../domain/pricing/young-driver.ts';
import type { PlannedBooking } from './bookings.ts';
import type { PlannedCar } from './cars.ts';
import type { LocalName } from './extras.ts';
import { bookedInclusions } from './inclusions.ts';
import { couponsOf } from './offers.ts';
import { renterOf } from './renters.ts';

export const ZONE = 'Europe/Rome';

export type NamedDeal = Deal & { name: LocalName };

type OfferedExtra = {
  id: number;
  name: LocalName;
  price_minor: number;
  charged: QuoteExtra['charged'];
  /** What a cover leaves the renter to pay; null: no cover. */
  excess_minor: number | null;
};

/** What the company of the booked cars offers, as it stands in the database. */
export type CompanyOffers = {
  extras: readonly OfferedExtra[];
  coupons: ReadonlyMap<string, number>;
  /** By car. */
  deals: ReadonlyMap<number, NamedDeal>;
};

export async function readOffers(client: pg.ClientBase, companyId: number): Promise<CompanyOffers> {
  const extras = await client.query<OfferedExtra>(
    'SELECT id, name, price_minor, charged, excess_minor FROM extra WHERE company_id = $1',
    [companyId],
  );
  const coupons = await client.query<{ id: number; code: string }>(
    'SELECT id, code FROM coupon WHERE company_id = $1',
    [companyId],
  );
  const deals = await client.query<{
    id: number;
    car_id: number;
    name: LocalName;
    kind: Deal['kind'];
    value: number;
  }>('SELECT id, car_id, name, kind, value FROM deal WHERE company_id = $1 AND car_id IS NOT NULL', [
    companyId,
  ]);
  return {
    extras: extras.rows,
    coupons: new Map(coupons.rows.map(({ id, code }) => [code, id])),
    deals: new Map(deals.rows.map(({ car_id, ...deal }) => [car_id, { ...deal, id: String(deal.id) }])),
  };
}

export type BookingTerms = {
  pickup: LocalDateTime;
  return: LocalDateTime;
  startsAt: string;
  endsAt: string;
  /** When the car is free again. */
  freeAt: string;
  extras: readonly { id: number; no_of_items: number }[];
  inclusions: Inclusions;
  quote: Quote;
};

/** Moments and price of a planned booking, by the rules the server prices with. */
export function termsOf(
  booking: PlannedBooking,
  car: PlannedCar,
  deal: NamedDeal | null,
  offers: CompanyOffers,
  today: LocalDate,
): BookingTerms {
  const pickup = atTime(addDays(today, booking.pickupDay), booking.time);
  const back = addDays(pickup, booking.days);
  const endsAt = toInstant(back, ZONE);
  const freeAt = new Date(Date.parse(endsAt) + car.company.turnaroundMinutes * 60_000).toISOString();
  const quote = quoteOf(booking, car, deal, offers, { pickup, today });
  const chosen = booking.extras.map((name) => offeredExtra(offers, name));
  const extras = chosen.map(({ id }) => ({ id, no_of_items: 1 }));
  const inclusions = bookedInclusions(
    car,
    chosen.map((extra) => extra.excess_minor),
  );
  return {
    pickup,
    return: back,
    startsAt: toInstant(pickup, ZONE),
    endsAt,
    freeAt,
    extras,
    inclusions,
    quote,
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

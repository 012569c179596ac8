import { createHash } from 'node:crypto';
import type pg from 'pg';
import { HOLD_MINUTES } from '../../domain/booking/booking-state.ts';
import type { CounterEvent } from '../../domain/booking/timeline.ts';
import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import { addDays, atTime } from '../../domain/calendar/local-date-time.ts';
import { toInstant } from '../../domain/calendar/zone.ts';
import { ledgerForCheckIn, ledgerForPayment, ledgerForPayout } from '../../domain/commission/ledger.ts';
import type { LedgerEntry } from '../../domain/commission/ledger.ts';
import { ZONE, readOffers, termsOf } from './booking-terms.ts';
import type { BookingTerms, CompanyOffers, NamedDeal } from './booking-terms.ts';
import { bookings } from './bookings.ts';
import type { PlannedBooking } from './bookings.ts';
import type { PlannedCar } from './cars.ts';
import { insertRows } from './insert-rows.ts';
import type { Row } from './insert-rows.ts';
import { renterOf } from './renters.ts';

/** Ids and offers the bookings refer to. */
type Surroundings = {
  carIds: readonly number[];
  companyId: number;
  websiteId: number;
  offers: CompanyOffers;
  today: LocalDate;
};

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The transaction's id, the same in every demo database. */
function transactionId(bookingId: string, kind: string): string {
  const hex = sha256(`${bookingId} ${kind}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The place as the location selection stores it: a box of some 10 km around the car. */
function locationOf({ branch }: PlannedCar): Row {
  const { latitude, longitude } = branch;
  return {
    description: branch.parking,
    city: branch.city,
    lat: [latitude - 0.05, latitude + 0.05],
    long: [longitude - 0.06, longitude + 0.06],
  };
}

function billingOf(email: string): Row {
  const renter = renterOf(email);
  return {
    name: `${renter.firstName} ${renter.lastName}`,
    email,
    gender: renter.gender,
    mobile: `${renter.countryCode}${renter.mobile}`,
    addressLine1: renter.address,
    townCity: renter.townCity,
    ZIP_code: renter.zip,
    fiscal_code: renter.fiscalCode,
  };
}

function paymentMoments(booking: PlannedBooking, today: LocalDate): Row {
  const created = toInstant(atTime(addDays(today, booking.bookedDay), '18:20'), ZONE);
  const later = (minutes: number) => new Date(Date.parse(created) + minutes * 60_000).toISOString();
  return { created_at: created, expires_at: later(HOLD_MINUTES), paid_at: later(3) };
}

function bookingRow(
  booking: PlannedBooking,
  car: PlannedCar,
  terms: BookingTerms,
  deal: NamedDeal | null,
  { carIds, companyId, websiteId, offers, today }: Surroundings,
): Row {
  const renter = renterOf(booking.renter);
  return {
    id: booking.id,
    car_id: carIds[booking.car] ?? 0,
    company_id: companyId,
    account_id: renter.id,
    website_id: websiteId,
    status: booking.status,
    language: renter.language,
    pickup_local: terms.pickup,
    return_local: terms.return,
    time_zone: ZONE,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    pickup_location: locationOf(car),
    return_location: locationOf(car),
    is_same_time: true,
    is_delivery: false,
    billing: billingOf(booking.renter),
    extras: terms.extras,
    quote: terms.quote,
    inclusions: terms.inclusions,
    currency: terms.quote.currency,
    total_minor: terms.quote.totalMinor,
    platform_charges_minor: terms.quote.platformChargesMinor,
    coupon_id: booking.coupon === null ? null : (offers.coupons.get(booking.coupon) ?? null),
    deal_id: deal === null ? null : Number(deal.id),
    request_hash: `\\x${sha256(`seed booking ${booking.id}`)}`,
    payment_intent_id: `pi_seed_${booking.id.replaceAll('-', '')}`,
    ...paymentMoments(booking, today),
  };
}

/** What has happened to the booking's money by now (decisions.md 5). */
function moneyOf(booking: PlannedBooking, terms: BookingTerms, paidAt: Row): Row[] {
  const total = terms.quote.totalMinor;
  const entries = (kind: string, at: unknown, all: readonly LedgerEntry[]): Row[] =>
    all.map(({ account, amountMinor }) => ({
      transaction_id: transactionId(booking.id, kind),
      booking_id: booking.id,
      kind,
      account,
      amount_minor: amountMinor,
      created_at: String(at),
    }));
  const paid = entries('payment', paidAt['paid_at'], ledgerForPayment(total));
  if (booking.status === 'PAID') return paid;
  return [
    ...paid,
    ...entries('check_in', terms.startsAt, ledgerForCheckIn(total)),
    ...entries('payout', terms.startsAt, ledgerForPayout(total)),
  ];
}

/** What the company's counter has noted by now. */
function counterEventsOf(booking: PlannedBooking, { startsAt, endsAt }: BookingTerms): Row[] {
  const noted = (kind: CounterEvent, at: string): Row => ({ booking_id: booking.id, kind, at });
  const minutesBefore = (minutes: number) => new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
  if (booking.status === 'PAID') return [];
  const handedOver = [
    noted('signed', minutesBefore(15)),
    noted('deposit_collected', minutesBefore(10)),
    noted('checked_in', startsAt),
  ];
  return booking.status === 'CHECKED IN' ? handedOver : [...handedOver, noted('checked_out', endsAt)];
}

async function websiteIdOf(client: pg.ClientBase, subDomain: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>('SELECT id FROM website WHERE sub_domain = $1', [
    subDomain,
  ]);
  return rows[0]?.id ?? 0;
}

/** The demo renters' bookings with their holds and ledger entries. */
export async function seedBookings(
  client: pg.ClientBase,
  cars: readonly PlannedCar[],
  carIds: readonly number[],
  companyId: number,
  today: LocalDate,
): Promise<void> {
  const offers = await readOffers(client, companyId);
  const websiteId = await websiteIdOf(client, 'www');
  const surroundings: Surroundings = { carIds, companyId, websiteId, offers, today };
  const planned = bookings.map((booking) => {
    const car = cars[booking.car];
    if (car === undefined) throw new Error(`no car ${booking.car}`);
    const deal = offers.deals.get(carIds[booking.car] ?? 0) ?? null;
    return { booking, car, deal, terms: termsOf(booking, car, deal, offers, today) };
  });
  await insertRows(
    client,
    'booking',
    planned.map(({ booking, car, deal, terms }) => bookingRow(booking, car, terms, deal, surroundings)),
  );
  const holds = planned.map(({ booking, terms }) => ({
    car_id: carIds[booking.car] ?? 0,
    during: `[${terms.startsAt},${terms.freeAt})`,
    booking_id: booking.id,
    reason: 'booking',
  }));
  await insertRows(client, 'hold', holds);
  await insertRows(
    client,
    'booking_event',
    planned.flatMap(({ booking, terms }) => counterEventsOf(booking, terms)),
  );
  await insertRows(
    client,
    'ledger_entry',
    planned.flatMap(({ booking, terms }) => moneyOf(booking, terms, paymentMoments(booking, today))),
  );
}

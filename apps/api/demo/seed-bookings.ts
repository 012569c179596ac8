import { createHash } from 'node:crypto';
import type { Updateable } from 'kysely';
import type { Billing } from '@nolo/contract/bookings.ts';
import type { Location } from '@nolo/contract/wire.ts';
import { HOLD_MINUTES } from '@nolo/domain/booking/booking-state.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { addDays, atTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';
import { bookingRow, sealBilling } from '../bookings/booking-row.ts';
import type { BookingRow, NewBooking } from '../bookings/booking-store.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Payout } from '@nolo/db/database-types.ts';
import type { Vault } from '../platform/sealing/vault.ts';
import { FAILED_PAYOUT_BOOKING, HELD_PAYOUT_BOOKING } from './demo.ts';
import { insertBookingAsItStands } from './records/insert-booking.ts';
import { insertCompanyNotice } from '../bookings/company/company-notice-store.ts';
import { insertReview } from '../reviews/review-store.ts';
import { ownPlace } from '../pricing/pickup-return.ts';
import { known } from './records/known.ts';
import { ZONE, readOffers, termsOf, type CompanyOffers } from './booking-terms.ts';
import { plannedBookings, reviews } from './bookings.ts';
import type { PlannedBooking } from './bookings.ts';
import type { PlannedCar } from './cars.ts';
import { renterOf } from './renters.ts';

/** Where each of the demo's cars stands. */
async function readPlaces(connection: Connection): Promise<ReadonlyMap<number, Location>> {
  const cars = await connection
    .selectFrom('car')
    .select(['id', 'parking_location', 'city', 'latitude', 'longitude', 'location_id'])
    .execute();
  return new Map(cars.map(({ id, ...car }) => [id, ownPlace(car)]));
}

function billingOf(email: string, vault: Vault): Billing {
  const renter = renterOf(email);
  return sealBilling(vault, renter.id, {
    name: `${renter.firstName} ${renter.lastName}`,
    email,
    gender: renter.gender,
    mobile: `${renter.countryCode}${renter.mobile}`,
    addressLine1: renter.address ?? '',
    townCity: renter.townCity ?? '',
    ZIP_code: renter.zip ?? '',
    country: renter.country,
    ...(renter.fiscalCode !== null && { fiscal_code: renter.fiscalCode }),
  });
}

/** The two payouts of the demo that have not arrived, one of each kind, so that there is something to see and to decide. */
function unsentPayoutOf(bookingId: string, now: Date): Updateable<Payout> | undefined {
  if (bookingId === HELD_PAYOUT_BOOKING) {
    const staff_hold =
      'Il cliente contesta il carburante addebitato al rientro: guardare le foto prima di versare.';
    return { state: 'held', holds: ['staff'], staff_hold };
  }
  if (bookingId !== FAILED_PAYOUT_BOOKING) return undefined;
  const next_try_at = new Date(now.getTime() + 86_400_000);
  return { state: 'failed', failure: 'balance_insufficient', next_try_at };
}

function bookedMoments(booking: PlannedBooking, today: LocalDate) {
  const createdAt = new Date(toInstant(atTime(addDays(today, booking.bookedDay), '18:20'), ZONE));
  const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  return { createdAt, expiresAt: later(HOLD_MINUTES), paidAt: later(3) };
}

async function websiteIdOf(connection: Connection, subDomain: string): Promise<number> {
  const { id } = await connection
    .selectFrom('website')
    .select('id')
    .where('sub_domain', '=', subDomain)
    .executeTakeFirstOrThrow();
  return id;
}

/** What the demo's bookings refer to. */
type Surroundings = {
  cars: readonly PlannedCar[];
  carIds: readonly number[];
  companyIds: ReadonlyMap<string, number>;
  vault: Vault;
  now: Date;
  today: LocalDate;
};

/** Written the day after the return, and answered the day after that. */
async function insertReviewOf(
  connection: Connection,
  { id: booking_id, company_id, account_id, ends_at }: BookingRow,
): Promise<void> {
  const planned = reviews.find(({ bookingId }) => bookingId === booking_id);
  if (planned === undefined) return;
  const { stars, text, language, answer } = planned;
  const later = (days: number) => new Date(ends_at.getTime() + days * 86_400_000);
  const review = { booking_id, company_id, account_id, stars, text, language, created_at: later(1) };
  await insertReview(connection, { ...review, answer, answered_at: answer === null ? null : later(2) });
}

/** Cancelled by the renter a day after it was paid, in time for all of it to come back. */
function endOf({ status }: PlannedBooking, { total_minor }: NewBooking, paidAt: Date) {
  if (status !== 'CANCELLED') return { cancelled_at: null };
  const cancelled_at = new Date(paidAt.getTime() + 86_400_000);
  return { cancelled_at, cancel_reason: 'renter' as const, refund_minor: total_minor };
}

/** The demo renters' bookings with their holds and ledger entries. */
export async function seedBookings(connection: Connection, surroundings: Surroundings): Promise<void> {
  const { cars, carIds, companyIds, vault, now, today } = surroundings;
  const offersOf = new Map<number, CompanyOffers>();
  const websiteId = await websiteIdOf(connection, 'www');
  const places = await readPlaces(connection);
  for (const booking of plannedBookings(now)) {
    const [car, carId] = [cars[booking.car], carIds[booking.car]];
    if (car === undefined || carId === undefined) throw new Error(`no car ${booking.car}`);
    const renter = renterOf(booking.renter);
    const companyId = known(companyIds, car.company.key);
    const offers = offersOf.get(companyId) ?? (await readOffers(connection, companyId));
    offersOf.set(companyId, offers);
    const deal = offers.deals.get(carId) ?? null;
    const couponId = booking.coupon === null ? undefined : offers.coupons.get(booking.coupon);
    const { freeAt, ...terms } = termsOf(booking, car, deal, offers, today);
    const { paidAt, ...moments } = bookedMoments(booking, today);
    const row = bookingRow({
      ...terms,
      ...moments,
      carId,
      companyId,
      accountId: renter.id,
      websiteId,
      language: renter.language,
      timeZone: ZONE,
      pickupReturn: { pickup: known(places, carId), return: known(places, carId) },
      isSameTime: true,
      isDelivery: false,
      billing: billingOf(booking.renter, vault),
      companyBilling: null,
      coupon: couponId === undefined ? null : { id: couponId },
      deal: deal && { id: Number(deal.id) },
      requestHash: createHash('sha256').update(`seed booking ${booking.id}`).digest(),
    });
    const intentId = `pi_seed_${booking.id.replaceAll('-', '')}`;
    const end = endOf(booking, row, paidAt);
    const standing = {
      id: booking.id,
      status: booking.status,
      paid_at: paidAt,
      ...end,
    };
    const circumstances = {
      freeAt,
      intentId,
      isAtProvider: false,
      unsentPayout: unsentPayoutOf(booking.id, now),
      now,
    };
    const inserted = await insertBookingAsItStands(connection, { ...row, ...standing }, circumstances);
    await insertCompanyNotice(connection, { companyId, bookingId: booking.id, kind: 'new', at: paidAt });
    const { cancelled_at: at } = end;
    if (at)
      await insertCompanyNotice(connection, { companyId, bookingId: booking.id, kind: 'cancelled', at });
    await insertReviewOf(connection, inserted);
  }
}

import type { Reservation } from '../../contract/bookings.ts';
import { refundStateOf } from '../../domain/booking/refund-state.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';
import { wireQuote } from '../pricing/wire-quote.ts';
import type { BookingRow } from './booking-store.ts';
import { termsOf } from './cancellation-terms.ts';
import { listReservations, type ReservationRow } from './reservation-store.ts';

const PAGE_SIZE = 50;

/** A page of the renter's bookings on this website, newest first. */
export async function findReservations(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { page }: { page: number },
): Promise<{ reservations: Reservation[]; has_more: boolean }> {
  const rows = await listReservations(deps.database, {
    accountId,
    website,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  const now = deps.clock.now();
  return {
    reservations: rows.slice(0, PAGE_SIZE).map((row) => present(row, now)),
    has_more: rows.length > PAGE_SIZE,
  };
}

/** One booking of the renter's own; 404 `booking.not_found` for anybody else's. */
export async function findReservation(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id }: { id: string },
): Promise<Reservation> {
  const where = { accountId, website, id };
  const [row] = await listReservations(deps.database, where);
  if (row === undefined) throw new AppError('booking.not_found');
  return present(row, deps.clock.now());
}

function carOf(row: ReservationRow): Reservation['car'] {
  return {
    id: row.car_id,
    slug: row.slug,
    car_make: row.make,
    car_model: row.model,
    city: row.car_city,
    picture: {
      path: `/images/${row.image_hash}`,
      widths: [...PICTURE_WIDTHS],
      width: 1600,
      height: 1e3,
      view: 'side',
    },
  };
}

function present(row: ReservationRow, now: Date): Reservation {
  const booking = row as ReservationRow & BookingRow;
  const terms = termsOf(booking, now);
  const waits = booking.status === 'PENDING' && booking.expires_at > now;
  return {
    id: booking.id,
    number: booking.number,
    status: booking.status,
    start_date: booking.pickup_local,
    end_date: booking.return_local,
    time_zone: booking.time_zone,
    pickup_location: booking.pickup_location as Reservation['pickup_location'],
    return_location: booking.return_location as Reservation['return_location'],
    isSameTime: booking.is_same_time,
    car: carOf(row),
    company: {
      id: booking.company_id,
      company_name: row.company_name,
      phone: row.company_phone,
      address: row.company_address,
    },
    quote: wireQuote(booking.quote as unknown as Quote),
    payment_url: waits ? booking.payment_url : null,
    expires_at: waits ? booking.expires_at.toISOString() : null,
    refund: booking.refund_minor,
    refund_state: refundStateOf(row.refund_states),
    cancel_reason: booking.cancel_reason,
    cancellation: {
      allowed: terms.allowed,
      reason: terms.reason,
      free_until: terms.freeUntil,
      refund: terms.refundMinor,
      commission_kept: terms.commissionKeptMinor,
    },
    created_at: booking.created_at.toISOString(),
  };
}

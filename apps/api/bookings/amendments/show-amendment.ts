import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import { findCheckoutUrl } from '../../payments/checkout-session-store.ts';
import { findPaymentFor } from '../../payments/payment-store.ts';
import { listBookingDrivers } from '../booking-driver-store.ts';
import type { BookingRow } from '../booking-store.ts';
import { findWaitingAmendment, type AmendmentRow } from './amendment-store.ts';
import { findChangeTerms } from './amendable-booking.ts';

/** Whether and until when a booking can be changed, what it is booked with, and the change that waits for its payment. */
export async function showAmendment(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  booking: BookingRow,
): Promise<ReservationDetail['change']> {
  const now = clock.now();
  const [terms, drivers, waiting] = await Promise.all([
    findChangeTerms(database, booking, now),
    listBookingDrivers(database, booking.id),
    findWaitingAmendment(database, booking.id),
  ]);
  return {
    ruling: terms.ruling,
    until: terms.until,
    extras: booking.extras,
    drivers: drivers.map(({ id, firstName, lastName }) => ({ id, name: driverName(firstName, lastName) })),
    waiting:
      waiting && waiting.expires_at > now ? wireChange(waiting, await findUrl(database, waiting)) : null,
  };
}

async function findUrl(
  database: Deps['database'],
  { id: amendmentId, booking_id: bookingId }: AmendmentRow,
): Promise<string | null> {
  const payment = await findPaymentFor(database, { bookingId, amendmentId });
  return payment && findCheckoutUrl(database, payment.id);
}

function wireChange(
  change: AmendmentRow,
  paymentUrl: string | null,
): NonNullable<ReservationDetail['change']['waiting']> {
  return {
    start_date: change.pickup_local,
    end_date: change.return_local,
    pickup: change.pickup_location.description,
    return: change.return_location.description,
    total: change.total_minor,
    difference: change.difference_minor,
    payment_url: paymentUrl,
    expires_at: change.expires_at.toISOString(),
  };
}

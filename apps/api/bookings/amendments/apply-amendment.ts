import type { Transaction } from 'kysely';
import type { DB } from '@nolo/db/database-types.ts';
import type { AmendmentStatus } from '@nolo/domain/booking/booking-amendment.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { deleteHolds, replaceHold } from '../../calendar/out-hold-store.ts';
import type { Deps } from '../../deps.ts';
import { refundBooking } from '../../payments/request-refund.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import { replaceBookingDrivers } from '../booking-driver-store.ts';
import { mailBookingChanged } from '../mails/mail-booking-changed.ts';
import type { TermsRow } from '../booking-row.ts';
import { updateBooking, lockBooking, type BookingRow } from '../booking-store.ts';
import { planReminder } from '../remind-pickup.ts';
import { closeCheckoutLater } from '../unpaid-booking.ts';
import { updateAmendment, findWaitingAmendment, type AmendmentRow } from './amendment-store.ts';

type Amended = { booking: BookingRow; change: AmendmentRow };

/**
 * The booking becomes what the change says: the only way a paid booking's terms change. What it costs less goes back;
 * what it costs more has been paid. The caller has locked both.
 * @throws AppError `booking.dates_taken`, which the caller's transaction does not outlive
 */
export async function applyAmendment(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, change }: Amended,
): Promise<void> {
  await replaceBookingDrivers(
    transaction,
    booking.id,
    change.driver_ids.map((accountId) => ({ accountId })),
  );
  await updateAmendment(transaction, change.id, { status: 'applied', decided_at: deps.clock.now() });
  const changed = await updateBooking(transaction, booking.id, {
    ...termsOf(change),
    revision: booking.revision + 1,
  });
  await moveHold(deps, transaction, { booking, change });
  if (change.difference_minor < 0) {
    const amountMinor = -change.difference_minor;
    const why = { reason: 'amended', amendmentId: change.id } as const;
    await refundBooking(deps, transaction, { bookingId: booking.id, amountMinor, ...why });
  }
  await planReminder(deps, transaction, changed);
  const { id: key, difference_minor: differenceMinor } = change;
  const news = change.is_extension ? 'extended' : 'changed';
  await mailBookingChanged(deps, transaction, changed, { key, differenceMinor, news });
}

async function moveHold(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { booking, change }: Amended,
): Promise<void> {
  const { starts_at: startsAt, free_at: freeAt, id: amendmentId } = change;
  const period = { carId: booking.car_id, startsAt, freeAt, amendmentId };
  const isHeld = await replaceHold(transaction, { booking_id: booking.id }, period, clock.now());
  if (!isHeld) throw new AppError('booking.dates_taken');
}

function termsOf(change: AmendmentRow): TermsRow {
  return {
    pickup_local: change.pickup_local,
    return_local: change.return_local,
    starts_at: change.starts_at,
    ends_at: change.ends_at,
    pickup_location: JSON.stringify(change.pickup_location),
    return_location: JSON.stringify(change.return_location),
    is_same_time: change.is_same_time,
    is_delivery: change.is_delivery,
    extras: JSON.stringify(change.extras),
    quote: JSON.stringify(change.quote),
    inclusions: change.inclusions && JSON.stringify(change.inclusions),
    total_minor: change.total_minor,
    platform_charges_minor: change.platform_charges_minor,
    coupon_id: change.coupon_id,
    deal_id: change.deal_id,
  };
}

/** The renter keeps the booking as it is. Errors: 404 for anybody else's, 409 when no change waits. */
export async function withdrawAmendment(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id }: { id: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    if ((await withdrawWaiting(deps, transaction, id)) === null) {
      throw new AppError('booking.no_change_waiting');
    }
  });
}

/** Withdraws the change that waits for its payment or its company's answer, if there is one, and returns it. The caller has locked the booking. */
export async function withdrawWaiting(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  bookingId: string,
): Promise<AmendmentRow | null> {
  const change = await findWaitingAmendment(transaction, bookingId);
  if (change === null) return null;
  const isLate = change.expires_at <= deps.clock.now();
  await endChange(deps, transaction, change, isLate ? 'expired' : 'withdrawn');
  await closeCheckoutLater(deps, transaction, { bookingId, amendmentId: change.id });
  return change;
}

/** Ends a change that was not made and frees the dates it held beside the booking's own. */
export async function endChange(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { id }: Pick<AmendmentRow, 'id'>,
  status: Extract<AmendmentStatus, 'declined' | 'expired' | 'withdrawn'>,
): Promise<void> {
  const at = clock.now();
  await deleteHolds(transaction, { amendment_id: id }, at);
  await updateAmendment(transaction, id, { status, decided_at: at });
}

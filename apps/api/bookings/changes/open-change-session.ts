import { PROVIDER_LIFE_MINUTES } from '@nolo/domain/booking/booking-state.ts';
import type { Deps } from '../../deps.ts';
import { findPaymentCustomer } from '../../payments/payment-customer-store.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findCarName, lockBooking, type BookingRow } from '../booking-store.ts';
import type { SiteUsed } from '../open-checkout-session.ts';
import { findChange, lockChange, updateChange, type ChangeRow } from './change-store.ts';
import { endChange } from './withdraw-change.ts';

type Opening = { booking: BookingRow; change: ChangeRow };

const local = (moment: string) => moment.replace('T', ' ');

async function sessionFor(deps: Deps, { booking, change }: Opening, { origin, website }: SiteUsed) {
  const back = `${origin}/${booking.language}/my-booking/${booking.id}`;
  return deps.payments.openSession({
    bookingId: booking.id,
    changeId: change.id,
    siteName: website.name,
    title: await findCarName(deps.database, booking.car_id),
    description: `${booking.number}: ${local(change.pickup_local)} – ${local(change.return_local)}`,
    amountMinor: change.difference_minor,
    currency: booking.currency,
    email: booking.billing.email,
    // As it was when the change was asked for: every try says the same under its key.
    customerId: await findPaymentCustomer(deps.database, booking.account_id, change.created_at),
    language: booking.language,
    since: change.created_at,
    expiresAt: new Date(change.created_at.getTime() + PROVIDER_LIFE_MINUTES * 60_000),
    successUrl: `${back}?paid=${change.id}`,
    cancelUrl: back,
  });
}

/** Says 503, too, but takes nothing away from the request that is still opening the session. */
class StillOpening extends AppError {}

async function openedElsewhere(deps: Deps, { id }: ChangeRow): Promise<string> {
  const change = await findChange(deps.database, id);
  if (change?.status !== 'waiting') throw new AppError('booking.no_change_waiting');
  if (change.payment_url === null) throw new StillOpening('payment.unavailable');
  return change.payment_url;
}

/** Keeps the session; of a change that was given up meanwhile, nobody shall pay on it. */
async function keep(deps: Deps, { id }: ChangeRow, session: { id: string; url: string }): Promise<string> {
  const isWanted = await inTransaction(deps.database, async (transaction) => {
    const opened = { checkout_session_id: session.id, payment_url: session.url };
    const { status } = await updateChange(transaction, id, opened);
    if (status === 'waiting' || status === 'made') return true;
    await deps.jobs.send(transaction, 'close-change-session', { changeId: id });
    return false;
  });
  if (!isWanted) throw new AppError('booking.no_change_waiting');
  return session.url;
}

/**
 * Opens the checkout session of a dearer change, or finds the one already opened. When the provider cannot be had, the
 * booking stays what it was, and the call is refused: 503 `payment.unavailable`; 409 `booking.no_change_waiting` when the
 * change was withdrawn, or its booking cancelled, meanwhile.
 */
export async function openChangeSession(deps: Deps, opening: Opening, site: SiteUsed): Promise<string> {
  const { booking, change } = opening;
  if (change.payment_url !== null) return change.payment_url;
  try {
    const session = await sessionFor(deps, opening, site);
    if (session === null) return await openedElsewhere(deps, change);
    const { id, url } = session;
    if (url === null) throw new AppError('payment.unavailable');
    return await keep(deps, change, { id, url });
  } catch (error) {
    if (!(error instanceof StillOpening)) await abandonCheckout(deps, booking.id, change.id);
    throw error;
  }
}

async function abandonCheckout(deps: Deps, bookingId: string, changeId: string): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    await lockBooking(transaction, bookingId);
    const change = await lockChange(transaction, changeId);
    // Another tab may have opened the session meanwhile; its change stays.
    if (change?.status !== 'waiting' || change.payment_url !== null) return;
    await endChange(deps, transaction, change, 'expired');
    await deps.jobs.send(transaction, 'close-change-session', { changeId });
  });
}

import { PROVIDER_LIFE_MINUTES } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import {
  findCheckoutUrl,
  saveCheckoutSession,
  findPaymentFor,
  type PaidFor,
  type PaymentRow,
} from '../payments/payment-store.ts';
import { findPaymentCustomer } from '../payments/payment-customer-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { findCarName } from './booking-store.ts';
import { findPurpose, lockPurpose } from './payment-purpose.ts';

/** The renter's website: the payment page returns to its address, where the renter is logged in, and bears its name. */
type SiteUsed = Pick<RenterCaller, 'origin' | 'website'>;

/** Refuses this request, and leaves the payment open for the request that is still opening its session. */
class StillOpening extends AppError {}

/**
 * Opens the checkout session of a booking, or of a change of it, under keys made of its id, or finds the one already
 * opened; tells the address of the hosted page. When the provider cannot be had, what was to be paid ends at once (a
 * booking's car is free, a changed booking stays what it was) and the renter is told to try again.
 * @throws AppError `payment.unavailable`; `booking.no_change_waiting` when the change has ended meanwhile
 */
export async function openCheckout(deps: Deps, paidFor: PaidFor, site: SiteUsed): Promise<string> {
  const payment = await findPaymentFor(deps.database, paidFor);
  if (payment === null) throw new Error(`nothing is to be paid for booking ${paidFor.bookingId}`);
  const opened = await findCheckoutUrl(deps.database, payment.id);
  if (opened !== null) return opened;
  try {
    const session = await openSession(deps, payment, site);
    if (session === null) return await findOpenedElsewhere(deps, payment);
    const { id, url } = session;
    if (url === null) throw new AppError('payment.unavailable');
    return await saveSession(deps, payment, { id, url });
  } catch (error) {
    if (!(error instanceof StillOpening)) await abandonCheckout(deps, payment);
    throw error;
  }
}

async function openSession(deps: Deps, payment: PaymentRow, { origin, website }: SiteUsed) {
  const { booking, period, openedBy, returnUrls } = await findPurpose(deps.database, payment);
  const { booking_id: bookingId, amendment_id: amendmentId, created_at: since } = payment;
  return deps.payments.openSession({
    bookingId,
    amendmentId,
    siteName: website.name,
    title: await findCarName(deps.database, booking.car_id),
    description: `${booking.number}: ${shown(period.pickup_local)} – ${shown(period.return_local)}`,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    email: booking.billing.email,
    // Read as of the payment's creation, so that every try sends the same under its idempotency key.
    customerId: await findPaymentCustomer(deps.database, booking.account_id, since),
    language: booking.language,
    since,
    expiresAt: new Date(openedBy.getTime() + PROVIDER_LIFE_MINUTES * 60_000),
    ...returnUrls(origin),
  });
}

const shown = (moment: string) => moment.replace('T', ' ');

async function findOpenedElsewhere(deps: Deps, payment: PaymentRow): Promise<string> {
  const { isWaiting, refusal } = await findPurpose(deps.database, payment);
  if (!isWaiting) throw new StillOpening(refusal);
  const url = await findCheckoutUrl(deps.database, payment.id);
  if (url === null) throw new StillOpening('payment.unavailable');
  return url;
}

/** Saves the session; one whose booking or change has ended meanwhile is closed, so that nobody pays on it. */
async function saveSession(
  deps: Deps,
  payment: PaymentRow,
  { id, url }: { id: string; url: string },
): Promise<string> {
  const { hasEnded, refusal } = await inTransaction(deps.database, async (transaction) => {
    const purpose = await lockPurpose(transaction, payment);
    const at = deps.clock.now();
    await saveCheckoutSession(transaction, { id, paymentId: payment.id, url, at });
    if (purpose.hasEnded) await deps.jobs.send(transaction, 'close-checkout', { paymentId: payment.id });
    return purpose;
  });
  if (hasEnded) throw new AppError(refusal);
  return url;
}

async function abandonCheckout(deps: Deps, payment: PaymentRow): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const purpose = await lockPurpose(transaction, payment);
    // Another tab may have opened the session meanwhile, and the renter may pay on it.
    if ((await findCheckoutUrl(transaction, payment.id)) !== null) return;
    await purpose.endUnpaid(deps, transaction, 'unavailable');
    await deps.jobs.send(transaction, 'close-checkout', { paymentId: payment.id });
  });
}

import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import {
  deleteConfirmations,
  listPaidWithoutPayment,
  listUnconfirmedPayments,
  saveConfirmation,
  type Unconfirmed,
} from './reconciliation-store.ts';

/** Requests in parallel and per run, far below what the provider allows a second. */
const AT_ONCE = 8;
const IN_ONE_SWEEP = 400;
const DAY_MS = 86_400_000;
/** How far back the reconciler looks after it stood still; the daily comparison covers what is older. */
const LOOK_BACK_MS = 3 * DAY_MS;

/**
 * The reverse of payments without a booking: the provider is asked, once, for each payment that the ledger took in,
 * whatever event or hand brought it there; and bookings that count as paid without any are looked for. What the
 * provider does not have is reported to a person, and holds back the company's money until then.
 */
export async function confirmPayments(deps: Deps): Promise<void> {
  const { clock, database } = deps;
  const now = clock.now();
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  for (const { id, totalMinor } of await listPaidWithoutPayment(database, since)) {
    const details = { provider: null, ours: totalMinor };
    await insertPaymentCase(database, { kind: 'payment_missing', reference: id, bookingId: id, details });
  }
  const unconfirmed = await listUnconfirmedPayments(database, since, IN_ONE_SWEEP);
  const failures = await settleEach(unconfirmed, AT_ONCE, (payment) => confirm(deps, payment));
  await deleteConfirmations(database, new Date(since.getTime() - DAY_MS));
  throwFirst(failures);
}

async function confirm({ clock, database, payments }: Deps, payment: Unconfirmed): Promise<void> {
  const { paymentIntentId: reference, bookingId, amountMinor: ours } = payment;
  const provider = await payments.findPaidMinor(reference);
  if (provider === ours) return saveConfirmation(database, reference, clock.now());
  const details = { provider, ours };
  await insertPaymentCase(database, { kind: 'payment_missing', reference, bookingId, details });
}

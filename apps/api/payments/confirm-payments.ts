import type { Deps } from '../deps.ts';
import { insertFinding } from './payment-case-store.ts';
import {
  forgetConfirmations,
  listPaidWithoutPayment,
  listUnconfirmedPayments,
  saveConfirmation,
  type Unconfirmed,
} from './payment-confirmation-store.ts';

/** Asked at once, and in one run: far below what the provider allows a second. */
const AT_ONCE = 8;
const IN_ONE_SWEEP = 400;
const DAY_MS = 86_400_000;
/** What was missed while the reconciler stood still is asked for so far back; the daily comparison sees the rest. */
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
    await insertFinding(database, { kind: 'payment_missing', reference: id, bookingId: id, details });
  }
  const unconfirmed = await listUnconfirmedPayments(database, since, IN_ONE_SWEEP);
  const failures = await confirmEach(deps, unconfirmed);
  await forgetConfirmations(database, new Date(since.getTime() - DAY_MS));
  if (failures[0] !== undefined) throw failures[0].reason;
}

/** One that cannot be asked about keeps none of the others from being asked about. */
async function confirmEach(
  deps: Deps,
  unconfirmed: readonly Unconfirmed[],
): Promise<PromiseRejectedResult[]> {
  const failures: PromiseRejectedResult[] = [];
  for (let first = 0; first < unconfirmed.length; first += AT_ONCE) {
    const some = unconfirmed.slice(first, first + AT_ONCE);
    const results = await Promise.allSettled(some.map((payment) => confirm(deps, payment)));
    failures.push(...results.filter((result) => result.status === 'rejected'));
  }
  return failures;
}

async function confirm({ clock, database, payments }: Deps, payment: Unconfirmed): Promise<void> {
  const { paymentIntentId: reference, bookingId, amountMinor: ours } = payment;
  const provider = await payments.findPaidMinor(reference);
  if (provider === ours) return saveConfirmation(database, reference, clock.now());
  const details = { provider, ours };
  await insertFinding(database, { kind: 'payment_missing', reference, bookingId, details });
}

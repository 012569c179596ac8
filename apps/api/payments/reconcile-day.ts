import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import type { DifferenceSubject, PaymentCaseDetails } from '@nolo/domain/payment/payment-case.ts';
import type { Connection } from '@nolo/db/database.ts';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { ledgerForProviderFee } from '@nolo/domain/commission/ledger.ts';
import type { Deps } from '../deps.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import type { Movement } from './payment-gateway.ts';
import {
  listCashOfDay,
  listRefundsOfDay,
  listRefundsWithoutId,
  saveReconciliation,
  hasUncomparedDay,
  listBookingBooks,
  sumCashBefore,
  findCashOfSource,
  findLedgerCash,
  findRefundOfProvider,
} from './reconciliation-store.ts';
import { insertLedgerTransaction } from './ledger-store.ts';

const DAY = 86_400_000;
/** So many movements are looked up at once: the reconciler's other steps need connections, too. */
const AT_ONCE = 4;

/**
 * Compares a day's movements of money at the provider with the ledger, both ways, and books the provider's fees; of the
 * last day also what has come of all days: the provider's balance, and each booking's money.
 * What differs is listed for a person to look at; compared again, nothing is listed or booked twice.
 */
export async function reconcileDay(
  deps: Deps,
  { day }: { day: string },
): Promise<{ movements: number; differences: number }> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY);
  // What the ledger has today may have moved at the provider on either side of midnight.
  const around = await deps.payments.listMovements(
    new Date(from.getTime() - DAY),
    new Date(to.getTime() + DAY),
  );
  const movements = around.filter(({ madeAt }) => madeAt >= from && madeAt < to);
  const differences: Difference[] = [];
  for (let next = 0; next < movements.length; next += AT_ONCE) {
    const some = movements.slice(next, next + AT_ONCE);
    const found = await Promise.all(some.map((movement) => compareMovement(deps, movement)));
    differences.push(...found.flat());
  }
  differences.push(...(await unknownToProvider(deps, around, { from, to })));
  const isLast = to.getTime() + DAY > deps.clock.now().getTime();
  if (isLast) differences.push(...(await compareBooks(deps, { name: day, to })));
  for (const difference of differences) {
    await insertPaymentCase(deps.database, { kind: 'difference', ...difference });
  }
  const counts = { movements: movements.length, differences: differences.length };
  await saveReconciliation(deps.database, { day, ...counts, finished_at: deps.clock.now() });
  return counts;
}

/** Lists what the ledger has of the day and the provider does not. */
async function unknownToProvider(
  { database }: Deps,
  around: readonly Movement[],
  day: { from: Date; to: Date },
): Promise<Difference[]> {
  const paid = new Set(around.map(({ paymentIntentId }) => paymentIntentId));
  const refunded = new Set(around.map(({ refundId }) => refundId));
  const transferred = new Set(around.map(({ sourceId }) => sourceId));
  const payments = (await listCashOfDay(database, 'payment', day)).filter(
    ({ reference }) => !paid.has(reference),
  );
  const refunds = (await listRefundsOfDay(database, day)).filter(({ reference }) => !refunded.has(reference));
  const [transfers = [], reversals = []] = await Promise.all(
    (['payout', 'payout_reversed'] as const).map(async (kind) =>
      (await listCashOfDay(database, kind, day)).filter(({ reference }) => !transferred.has(reference)),
    ),
  );
  const missing =
    (what: DifferenceSubject) =>
    ({ reference, bookingId, ours }: (typeof payments)[number]) => ({
      reference,
      bookingId,
      details: { what, provider: 0, ours },
    });
  return [
    ...payments.map(missing('payment')),
    ...refunds.map(missing('refund')),
    ...transfers.map(missing('transfer')),
    ...reversals.map(missing('transfer_refund')),
    ...(await listRefundsWithoutId(database)).map(missing('refund_without_id')),
  ];
}

const IN_ONE_PAGE = 1000;
/** How often a moment is looked for in which no money moves at the provider. */
const QUIET_TRIES = 3;
/** A moment that all clocks have still before them. */
const AHEAD_MS = 86_400_000;

/**
 * Whether the sum of `provider_cash` is what the provider had at the end of a day, and whether each booking's money is
 * what its status and total demand. Nothing that has moved since the day's end counts, on either side.
 */
async function compareBooks(deps: Deps, day: { name: string; to: Date }): Promise<Difference[]> {
  const sums = await compareSums(deps, day);
  return [...sums, ...(await compareBookings(deps.database))];
}

async function compareSums(deps: Deps, { name, to }: { name: string; to: Date }): Promise<Difference[]> {
  // A day before that nobody has compared has fees that are not booked.
  if (await hasUncomparedDay(deps.database, name)) return [];
  for (let attempt = 1; attempt <= QUIET_TRIES; attempt += 1) {
    const since = await movementsSince(deps, to);
    const { heldMinor, sentToBankMinor } = await deps.payments.findBalance();
    const ours = await sumCashBefore(deps.database, referencesOf(since));
    const stillThose = await movementsSince(deps, to);
    if (stillThose.length !== since.length) continue;
    const moved = since
      .filter(({ isOfBank }) => !isOfBank)
      .reduce((sum, { amountMinor, feeMinor }) => sum + amountMinor - feeMinor, 0);
    const provider = heldMinor + sentToBankMinor - moved;
    if (provider === ours) return [];
    // The same difference found tomorrow is the same case.
    const reference = `provider_cash ${provider - ours}`;
    return [{ reference, bookingId: null, details: { what: 'provider_cash', provider, ours } }];
  }
  // Money moves without a pause. What differs does not go away: a quieter day finds it.
  return [];
}

const movementsSince = ({ clock, payments }: Deps, moment: Date): Promise<Movement[]> =>
  payments.listMovements(moment, new Date(clock.now().getTime() + AHEAD_MS));

const known = (ids: (string | null)[]) => ids.filter((id) => id !== null);

function referencesOf(movements: readonly Movement[]) {
  const failures = movements.filter(({ type }) => type === 'refund_failure');
  return {
    intents: known(
      movements
        .filter(({ type }) => type === 'charge' || type === 'payment')
        .map((one) => one.paymentIntentId),
    ),
    movements: movements.map(({ id }) => id),
    sources: known(movements.map(({ sourceId }) => sourceId)),
    refunds: known(
      movements
        .filter(({ type }) => type === 'refund' || type === 'payment_refund')
        .map((one) => one.refundId),
    ),
    failures: known(failures.map(({ refundId }) => refundId)),
  };
}

async function compareBookings(connection: Connection): Promise<Difference[]> {
  const found: Difference[] = [];
  let page = await listBookingBooks(connection, { after: null, most: IN_ONE_PAGE });
  while (page.length > 0) {
    for (const { bookingId, ...books } of page) {
      const problems = booksProblems(books).map((details) => ({
        reference: `${bookingId} ${details.what} ${details.ours - details.expected}`,
        bookingId,
        details,
      }));
      found.push(...problems);
    }
    page = await listBookingBooks(connection, { after: page.at(-1)?.bookingId ?? null, most: IN_ONE_PAGE });
  }
  return found;
}

/** Something in which provider and ledger, or ledger and booking, differ: `details` says what, and by how much. */
type Difference = {
  reference: string;
  bookingId: string | null;
  details: PaymentCaseDetails & { what: string };
};

/** What the ledger says otherwise of a movement of money at the provider. Books the provider's fee on the way. */
async function compareMovement(deps: Deps, movement: Movement): Promise<Difference[]> {
  // A transfer to or from the platform's bank concerns no booking.
  if (movement.isOfBank) return [];
  if (movement.type === 'charge' || movement.type === 'payment') return comparePayment(deps, movement);
  if (movement.type === 'refund' || movement.type === 'payment_refund') return compareRefund(deps, movement);
  if (movement.type === 'refund_failure') return compareFailure(deps, movement);
  return movement.disputeId === null ? compareOther(deps, movement) : compareDispute(deps, movement);
}

async function comparePayment({ clock, database }: Deps, movement: Movement): Promise<Difference[]> {
  const { id, amountMinor, feeMinor, paymentIntentId } = movement;
  const booked = await findLedgerCash(database, { kind: 'payment', reference: paymentIntentId ?? id });
  if (booked !== null && feeMinor > 0) {
    await insertLedgerTransaction(database, {
      bookingId: booked.bookingId,
      kind: 'provider_fee',
      reference: id,
      at: clock.now(),
      entries: ledgerForProviderFee(feeMinor),
    });
  }
  return differ('payment', id, amountMinor, booked);
}

async function compareRefund({ database }: Deps, { id, amountMinor, refundId }: Movement) {
  const refund = await findRefundOfProvider(database, refundId ?? id);
  const ours = refund && { bookingId: refund.booking_id, amountMinor: -refund.amount_minor };
  return differ('refund', id, amountMinor, ours);
}

async function compareFailure({ database }: Deps, { id, amountMinor, refundId }: Movement) {
  const refund = await findRefundOfProvider(database, refundId ?? id);
  const isTold = refund !== null && hasFailed(refund.status);
  const ours = isTold ? { bookingId: refund.booking_id, amountMinor: refund.amount_minor } : null;
  return differ('failed_refund', id, amountMinor, ours);
}

async function compareDispute({ database }: Deps, { id, amountMinor, feeMinor }: Movement) {
  const booked = await findLedgerCash(database, { kind: 'dispute_movement', reference: id });
  return differ('dispute', id, amountMinor - feeMinor, booked);
}

/** A transfer to a company, one that came back, an adjustment: ours when the ledger names it, or what caused it. */
async function compareOther({ database }: Deps, { id, type, amountMinor, feeMinor, sourceId }: Movement) {
  const booked = await findCashOfSource(database, [id, ...(sourceId === null ? [] : [sourceId])]);
  return differ(type, id, amountMinor - feeMinor, booked);
}

function differ(
  what: string,
  reference: string,
  provider: number,
  ours: { bookingId: string; amountMinor: number } | null,
): Difference[] {
  if (ours?.amountMinor === provider) return [];
  const details = { what, provider, ours: ours?.amountMinor ?? 0 };
  return [{ reference, bookingId: ours?.bookingId ?? null, details }];
}

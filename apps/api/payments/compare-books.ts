import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import type { Difference } from './compare-movement.ts';
import type { Movement } from './payment-gateway.ts';
import { hasUncomparedDay, listBookingBooks, sumCashBefore } from './reconciliation-store.ts';

const IN_ONE_PAGE = 1000;
/** How often a moment is looked for in which no money moves at the provider. */
const QUIET_TRIES = 3;
/** A moment that all clocks have still before them. */
const AHEAD_MS = 86_400_000;

/**
 * Whether the sum of `provider_cash` is what the provider had at the end of a day, and whether each booking's money is
 * what its status and total demand. Nothing that has moved since the day's end counts, on either side.
 */
export async function compareBooks(deps: Deps, day: { name: string; to: Date }): Promise<Difference[]> {
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
    // The same sum that is missing tomorrow is no second matter.
    const reference = `provider cash ${provider - ours}`;
    return [{ reference, bookingId: null, details: { what: 'provider cash', provider, ours } }];
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

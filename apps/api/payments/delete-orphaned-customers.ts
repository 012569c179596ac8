import type { Deps } from '../deps.ts';
import { findPaymentCustomer } from './payment-customer-store.ts';

const MINUTE_MS = 60_000;
/** How long after it was asked a customer may still be made, by clocks that differ. */
const MADE_WITHIN_MS = 3 * MINUTE_MS;

/** When no call that could have made one, or could still record one, is under way. */
export const straysKnownAt = (askedAt: Date) => new Date(askedAt.getTime() + 2 * MADE_WITHIN_MS);

/**
 * Deletes the customers that the provider has made for an account without our recording them: its answer was an error or
 * never came, or this process ended meanwhile. They bear the renter's address. Runs again without harm.
 */
export async function deleteOrphanedCustomers(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  { accountId, askedAt }: { accountId: string; askedAt: string },
): Promise<void> {
  const asked = new Date(askedAt).getTime();
  const made = await payments.cards.listCustomers({
    accountId,
    from: new Date(asked - MADE_WITHIN_MS),
    to: new Date(asked + MADE_WITHIN_MS),
  });
  const kept = await findPaymentCustomer(database, accountId);
  for (const customerId of made) {
    if (customerId !== kept) await payments.cards.deleteCustomer(customerId);
  }
}

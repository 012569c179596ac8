import type { Deps } from '../deps.ts';
import { findPaymentCustomer } from './payment-customer-store.ts';

const MINUTE_MS = 60_000;
/** How far the provider's time of creation may differ from the time of the request. */
const MADE_WITHIN_MS = 3 * MINUTE_MS;

/** By then no call that creates or records a customer is under way. */
export const orphansKnownAt = (askedAt: Date) => new Date(askedAt.getTime() + 2 * MADE_WITHIN_MS);

/**
 * Deletes the customers that the provider has made for an account without our recording them: its answer was an error or
 * never came, or this process ended meanwhile. They bear the renter's address. Runs again without harm.
 */
export async function deleteOrphanedCustomers(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  { accountId, askedAt }: { accountId: string; askedAt: string },
): Promise<void> {
  const requested = new Date(askedAt).getTime();
  const made = await payments.cards.listCustomers({
    accountId,
    from: new Date(requested - MADE_WITHIN_MS),
    to: new Date(requested + MADE_WITHIN_MS),
  });
  const saved = await findPaymentCustomer(database, accountId);
  for (const customerId of made) {
    if (customerId !== saved) await payments.cards.deleteCustomer(customerId);
  }
}

/** Deletes a renter's customer, with all cards, at the provider. */
export async function deletePaymentCustomer(
  { payments }: Pick<Deps, 'payments'>,
  { customerId }: { customerId: string },
): Promise<void> {
  await payments.cards.deleteCustomer(customerId);
}

import type { Deps } from '../../deps.ts';
import { findPaymentCustomer } from '../payment-customer-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';

/** Whose card it is, the caller's own. @throws AppError `card.not_found` for anybody else's, too */
export async function findOwnCard(
  { database, payments }: Deps,
  { accountId }: RenterCaller,
  { cardId }: { cardId: string },
): Promise<{ customerId: string }> {
  const customerId = await findPaymentCustomer(database, accountId);
  const wallet = customerId === null ? null : await payments.cards.findWallet(customerId);
  if (customerId === null || !wallet?.cards.some(({ id }) => id === cardId)) {
    throw new AppError('card.not_found');
  }
  return { customerId };
}

import type { CallData } from '@nolo/contract/endpoint.ts';
import type { paymentMethods } from '@nolo/contract/payment-methods.ts';
import { defaultCard } from '@nolo/domain/payment/saved-cards.ts';
import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { AppError } from '../../platform/app-error.ts';
import { findPaymentCustomer } from '../payment-customer-store.ts';

/** The caller's saved cards, as the provider has them now, and the one offered first. */
export async function listCards(
  { database, payments }: Deps,
  { accountId }: RenterCaller,
): Promise<CallData<typeof paymentMethods>> {
  const customerId = await findPaymentCustomer(database, accountId);
  if (customerId === null) return { methods: [], defaultMethod: null };
  const { cards, chosenId } = await payments.cards.findWallet(customerId);
  const first = defaultCard(cards, chosenId);
  return { methods: cards, defaultMethod: first && { id: first.id } };
}

/** Checks that the card is the caller's own. @throws AppError `card.not_found` otherwise */
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

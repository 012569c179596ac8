import type { CallData } from '@nolo/contract/endpoint.ts';
import type { paymentMethods } from '@nolo/contract/payment-methods.ts';
import { defaultCard } from '@nolo/domain/payment/saved-cards.ts';
import type { Deps } from '../../deps.ts';
import { findPaymentCustomer } from '../payment-customer-store.ts';
import type { RenterCaller } from '../../platform/caller.ts';

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

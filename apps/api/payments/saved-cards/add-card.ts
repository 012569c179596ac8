import { MAX_SAVED_CARDS } from '@nolo/domain/payment/saved-cards.ts';
import type { Deps } from '../../deps.ts';
import { dropPaymentCustomer } from '../payment-customer-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { paymentCustomerOf } from './payment-customer-of.ts';

/**
 * Opens the provider's page that saves a card: numbers are typed there alone. Tells its address.
 * @throws AppError `card.too_many`, `payment.unavailable`
 */
export async function addCard(deps: Deps, caller: RenterCaller): Promise<string> {
  const customerId = await paymentCustomerOf(deps, caller.accountId);
  const { cards } = await deps.payments.cards.findWallet(customerId);
  if (cards.length >= MAX_SAVED_CARDS) throw new AppError('card.too_many');
  const url = await openPage(deps, caller, customerId);
  if (url !== null) return url;
  // Deleted at the provider, by hand: a new one takes its place.
  await inTransaction(deps.database, (transaction) => dropPaymentCustomer(transaction, customerId));
  const second = await openPage(deps, caller, await paymentCustomerOf(deps, caller.accountId));
  if (second === null) throw new AppError('payment.unavailable');
  return second;
}

function openPage({ payments }: Deps, { origin, website, language }: RenterCaller, customerId: string) {
  const back = `${origin}/${language}/add-cards`;
  return payments.cards.openCardSetup({
    customerId,
    siteName: website.name,
    language,
    successUrl: `${back}?saved=1`,
    cancelUrl: back,
  });
}

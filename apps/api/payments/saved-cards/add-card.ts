import { MAX_SAVED_CARDS } from '@nolo/domain/payment/saved-cards.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import {
  dropPaymentCustomer,
  findPaymentCustomer,
  savePaymentCustomer,
  findHolderEmail,
} from '../payment-customer-store.ts';
import { orphansKnownAt } from '../delete-orphaned-customers.ts';

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
  // A customer deleted manually at the provider is replaced by a new one.
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

/**
 * The provider's customer of an account, made with the first card. Of two made at once one is saved; the other, and
 * one whose account was deleted meanwhile, is deleted again. So is one that the provider made and did not tell of: the
 * job that looks for it is there before it is asked for, whatever ends this process.
 */
async function paymentCustomerOf(deps: Deps, accountId: string): Promise<string> {
  const known = await findPaymentCustomer(deps.database, accountId);
  if (known !== null) return known;
  const email = await findHolderEmail(deps.database, accountId, { lock: false });
  if (email === null) throw new AppError('auth.required');
  const askedAt = deps.clock.now();
  const about = { accountId, askedAt: askedAt.toISOString() };
  await deps.jobs.send(deps.database, 'forget-stray-customers', about, {
    startAfter: orphansKnownAt(askedAt),
  });
  const made = await deps.payments.cards.createCustomer({ accountId, email });
  const saved = await saveCustomer(deps, accountId, made);
  if (saved === null) throw new AppError('auth.required');
  return saved;
}

function saveCustomer(deps: Deps, accountId: string, made: string): Promise<string | null> {
  return inTransaction(deps.database, async (transaction) => {
    const isThere = (await findHolderEmail(transaction, accountId, { lock: true })) !== null;
    const saved = isThere
      ? await savePaymentCustomer(transaction, { accountId, customerId: made, at: deps.clock.now() })
      : null;
    if (saved !== made) await deps.jobs.send(transaction, 'forget-payment-customer', { customerId: made });
    return saved;
  });
}

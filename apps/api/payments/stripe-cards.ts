import { Stripe } from 'stripe';
import type { SavedCard } from '@nolo/contract/payment-methods.ts';
import type { CardGateway, CardSetupRequest, Wallet } from './payment-gateway.ts';
import { asciiEmail, asUnavailable, idOf, isUnknown, orNull } from './stripe-client.ts';

const MOST = 100;

function cardOf({ id, card, billing_details }: Stripe.PaymentMethod): SavedCard[] {
  if (!card) return [];
  const { brand, last4: number, exp_month, exp_year } = card;
  return [{ id, brand, number, holder_name: billing_details.name ?? '', exp_month, exp_year }];
}

async function findWallet(stripe: Stripe, customerId: string): Promise<Wallet> {
  const customer = await orNull(stripe.customers.retrieve(customerId));
  if (customer === null || customer.deleted) return { cards: [], chosenId: null };
  const { data } = await stripe.customers
    .listPaymentMethods(customerId, { type: 'card', limit: MOST })
    .catch(asUnavailable);
  return {
    cards: data.flatMap(cardOf),
    chosenId: idOf(customer.invoice_settings.default_payment_method),
  };
}

/** In setup mode nothing is charged; the bank's authentication step is part of the page. */
async function openCardSetup(
  stripe: Stripe,
  { customerId, siteName, language, successUrl, cancelUrl }: CardSetupRequest,
): Promise<string | null> {
  try {
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      allowed_payment_method_types: ['card'],
      customer: customerId,
      branding_settings: { display_name: siteName },
      locale: language,
      success_url: successUrl,
      cancel_url: cancelUrl,
    });
    return session.url ?? asUnavailable(new Error('a session without an address'));
  } catch (error) {
    if (isUnknown(error, 'customer')) return null;
    return asUnavailable(error);
  }
}

/** A card that another tab detached a moment before is as good as deleted. */
async function removeCard(stripe: Stripe, cardId: string): Promise<void> {
  await stripe.paymentMethods.detach(cardId).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) asUnavailable(error);
  });
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** By the account that each one names: no list of the provider's goes by that. */
async function listCustomers(
  stripe: Stripe,
  { accountId, from, to }: { accountId: string; from: Date; to: Date },
): Promise<string[]> {
  const created = { gte: seconds(from), lte: seconds(to) };
  const ids: string[] = [];
  await stripe.customers
    .list({ created, limit: MOST })
    .autoPagingEach(({ id, metadata }) => {
      if (metadata['account_id'] === accountId) ids.push(id);
    })
    .catch(asUnavailable);
  return ids;
}

export function createCardGateway(stripe: Stripe): CardGateway {
  return {
    async createCustomer({ accountId, email }) {
      const made = await stripe.customers
        .create({ email: asciiEmail(email), metadata: { account_id: accountId } })
        .catch(asUnavailable);
      return made.id;
    },
    listCustomers: (made) => listCustomers(stripe, made),
    async deleteCustomer(customerId) {
      await orNull(stripe.customers.del(customerId));
    },
    openCardSetup: (request) => openCardSetup(stripe, request),
    findWallet: (customerId) => findWallet(stripe, customerId),
    async chooseCard(customerId, cardId) {
      const invoice_settings = { default_payment_method: cardId };
      await stripe.customers.update(customerId, { invoice_settings }).catch(asUnavailable);
    },
    removeCard: (cardId) => removeCard(stripe, cardId),
  };
}

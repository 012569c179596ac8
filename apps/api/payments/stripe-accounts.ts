import type { Stripe } from 'stripe';
import type { AccountGateway, ProviderAccount } from './payment-gateway.ts';
import { asciiEmail, asUnavailable, orNull } from './stripe-client.ts';

/** Money is sent to it by transfers, and from there to the company's bank; losses are the platform's. */
const KIND = {
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
  country: 'IT',
  business_type: 'company',
  default_currency: 'eur',
  capabilities: { transfers: { requested: true } },
} as const satisfies Stripe.AccountCreateParams;

function accountOf(account: Stripe.Account): ProviderAccount {
  const { requirements, capabilities, payouts_enabled, details_submitted } = account;
  const due = requirements?.currently_due ?? [];
  const deadline = requirements?.current_deadline ?? null;
  return {
    state: requirements?.disabled_reason?.startsWith('rejected')
      ? 'rejected'
      : !details_submitted
        ? 'incomplete'
        : capabilities?.transfers === 'active' && payouts_enabled
          ? 'enabled'
          : 'restricted',
    due,
    dueBy: deadline === null ? null : new Date(deadline * 1000),
  };
}

export function createAccountGateway(stripe: Stripe): AccountGateway {
  return {
    async createAccount({ companyId, name, email, vatNumber }) {
      const made = await stripe.accounts
        .create(
          {
            ...KIND,
            email: asciiEmail(email),
            business_profile: { name },
            company: { name, vat_id: vatNumber },
            metadata: { company_id: String(companyId) },
          },
          { idempotencyKey: `account-of-company-${companyId}` },
        )
        .catch(asUnavailable);
      return made.id;
    },
    async openOnboarding({ accountId, returnUrl, refreshUrl }) {
      const { url } = await stripe.accountLinks
        .create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
          collection_options: { fields: 'eventually_due' },
        })
        .catch(asUnavailable);
      return { url };
    },
    findAccount: (accountId) => orNull(stripe.accounts.retrieve(accountId).then(accountOf)),
  };
}

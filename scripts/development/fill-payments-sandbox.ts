import pg from 'pg';
import type { Stripe } from 'stripe';
import { createAccountGateway } from '@nolo/api/payments/stripe-accounts.ts';
import { createStripe } from '@nolo/api/payments/stripe-client.ts';
import { DISPUTED_BOOKING } from '@nolo/api/demo/demo.ts';

type DemoPayment = { id: string; booking_id: string; amount_minor: number };

type DemoCompany = { id: number; name: string; email: string; vat_number: string };

/**
 * Makes the sandbox know what the demo says it knows: the companies' accounts, so that a rental that is checked in is paid out,
 * and the payments of the bookings, so that cancelling one refunds it. Done once: afterwards each carries the provider's own id.
 */
export async function fillPaymentsSandbox(
  databaseUrl: string,
  { origin, secretKey }: { origin: string; secretKey: string },
): Promise<void> {
  const stripe = createStripe({ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: origin });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const companies = await client.query<DemoCompany>(
      "SELECT id, name, email, vat_number FROM company WHERE provider_account_id LIKE 'acct\\_1Nolo%' ORDER BY id",
    );
    for (const company of companies.rows) {
      const account = await openAccount(company, { origin, stripe });
      await client.query('UPDATE company SET provider_account_id = $2 WHERE id = $1', [company.id, account]);
    }
    const payments = await client.query<DemoPayment>(
      "SELECT id, booking_id, amount_minor FROM payment WHERE provider_intent_id LIKE 'pi\\_seed\\_%'",
    );
    for (const payment of payments.rows) {
      const intentId = await pay(payment, stripe);
      await client.query('UPDATE payment SET provider_intent_id = $2 WHERE id = $1', [payment.id, intentId]);
    }
  } finally {
    await client.end();
  }
}

/** As if its owner had been through the provider's pages. */
async function openAccount(
  { id: companyId, name, email, vat_number: vatNumber }: DemoCompany,
  { origin, stripe }: { origin: string; stripe: Stripe },
): Promise<string> {
  const accounts = createAccountGateway(stripe);
  const accountId = await accounts.createAccount({ companyId, name, email, vatNumber });
  const control = `${origin}/sandbox/accounts/${accountId}/complete-onboarding`;
  const reply = await fetch(control, { method: 'POST' });
  if (!reply.ok) throw new Error(`${control}: ${reply.status}`);
  return accountId;
}

async function pay({ booking_id, amount_minor }: DemoPayment, stripe: Stripe): Promise<string> {
  const intent = await stripe.paymentIntents.create(
    {
      amount: amount_minor,
      currency: 'eur',
      payment_method: booking_id === DISPUTED_BOOKING ? 'pm_card_createDispute' : 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { booking_id },
    },
    { idempotencyKey: `demo-${booking_id}` },
  );
  return intent.id;
}

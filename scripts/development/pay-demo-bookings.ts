import pg from 'pg';
import { Stripe } from 'stripe';
import { DISPUTED_BOOKING } from '@nolo/api/demo/demo.ts';

type DemoPayment = { id: string; booking_id: string; amount_minor: number };

/**
 * Pays the seeded bookings at the sandbox, so that cancelling one refunds a payment the provider knows. Done once:
 * afterwards the payment carries the provider's own id.
 */
export async function payDemoBookings(
  databaseUrl: string,
  sandbox: { origin: string; secretKey: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<DemoPayment>(
      "SELECT id, booking_id, amount_minor FROM payment WHERE provider_intent_id LIKE 'pi\\_seed\\_%'",
    );
    for (const payment of rows) {
      const intentId = await pay(payment, sandbox);
      await client.query('UPDATE payment SET provider_intent_id = $2 WHERE id = $1', [payment.id, intentId]);
    }
  } finally {
    await client.end();
  }
}

async function pay(
  { booking_id, amount_minor }: DemoPayment,
  { origin, secretKey }: { origin: string; secretKey: string },
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
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

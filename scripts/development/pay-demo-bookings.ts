import pg from 'pg';
import { Stripe } from 'stripe';

type DemoBooking = { id: string; total_minor: number };

/**
 * Pays the seeded bookings at the sandbox, so that cancelling one refunds a payment the provider knows. Done once:
 * afterwards the booking carries the provider's own id.
 */
export async function payDemoBookings(
  databaseUrl: string,
  sandbox: { origin: string; secretKey: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<DemoBooking>(
      "SELECT id, total_minor FROM booking WHERE payment_intent_id LIKE 'pi\\_seed\\_%'",
    );
    for (const booking of rows) {
      const intentId = await pay(booking, sandbox);
      await client.query('UPDATE booking SET payment_intent_id = $2 WHERE id = $1', [booking.id, intentId]);
    }
  } finally {
    await client.end();
  }
}

async function pay(
  { id, total_minor }: DemoBooking,
  { origin, secretKey }: { origin: string; secretKey: string },
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const intent = await stripe.paymentIntents.create(
    {
      amount: total_minor,
      currency: 'eur',
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { booking_id: id },
    },
    { idempotencyKey: `demo-${id}` },
  );
  return intent.id;
}

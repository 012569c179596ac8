import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Signed events of the payment provider; anything else answers 400. */
export const paymentWebhook = endpoint('paymentWebhook', {
  summary: "The payment provider's signed events",
  access: 'public',
  status: 200,
  bodyKind: 'raw',
  data: z.object({ received: z.literal(true) }),
  errors: ['payment.webhook_signature'],
});

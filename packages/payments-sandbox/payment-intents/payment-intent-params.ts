import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { amount, bool, currency, email, metadata, oneOf, text, url } from '../api/parameters.ts';

const common = {
  capture_method: oneOf(['automatic', 'automatic_async', 'manual']).optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  receipt_email: email().optional(),
  setup_future_usage: oneOf(['off_session', 'on_session']).optional(),
  statement_descriptor: text(22).optional(),
  statement_descriptor_suffix: text(22).optional(),
  transfer_group: text().optional(),
};

/** Also what a checkout session passes on to the payment intent it creates. */
export const paymentIntentData = z.strictObject(common);

const confirmation = {
  error_on_requires_action: bool().optional(),
  off_session: bool().optional(),
  payment_method: text().optional(),
  return_url: url().optional(),
};

export const createParams = z.strictObject({
  ...common,
  ...confirmation,
  amount: amount(1),
  automatic_payment_methods: z
    .strictObject({ enabled: bool(), allow_redirects: oneOf(['always', 'never']).optional() })
    .optional(),
  confirm: bool().optional(),
  confirmation_method: oneOf(['automatic', 'manual']).optional(),
  currency: currency(),
  customer: text().optional(),
  payment_method_types: z.array(oneOf(['card'])).optional(),
});

export const updateParams = z.strictObject({
  amount: amount(1).optional(),
  customer: text().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  payment_method: text().optional(),
  receipt_email: email().optional(),
  transfer_group: text().optional(),
});

export const confirmParams = z.strictObject(confirmation);

export const captureParams = z.strictObject({
  amount_to_capture: amount(1).optional(),
  metadata: metadata().optional(),
});

export const cancelParams = z.strictObject({
  cancellation_reason: oneOf(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

/** Every method here is a card, for which the provider takes a suffix only. */
export function refuseDescriptor({ statement_descriptor }: { statement_descriptor?: string }): void {
  if (statement_descriptor === undefined) return;
  throw invalidRequest(
    'The `statement_descriptor` parameter is not supported for the card payment method type. ' +
      'Use `statement_descriptor_suffix` instead.',
    { param: 'statement_descriptor' },
  );
}

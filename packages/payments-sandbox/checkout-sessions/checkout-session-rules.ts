import { formatMoney } from '../api/amounts.ts';
import { invalidRequest } from '../api/api-error.ts';
import type { ApiError } from '../api/api-error.ts';
import { refuseDescriptor } from '../payment-intents/payment-intent-params.ts';
import type { CreateParams } from './checkout-session-params.ts';

const MIN_LIFE_SECONDS = 30 * 60;
const MAX_LIFE_SECONDS = 24 * 60 * 60;
const SMALLEST_TOTAL_MINOR = 50;

/** What the parameters' schema cannot say: how they go together. */
export function refuseContradictions(params: CreateParams, now: number): void {
  if (params.mode === 'subscription') {
    throw invalidRequest('The payments sandbox does not cover `subscription` mode.', { param: 'mode' });
  }
  if (params.success_url === undefined) throw missing('success_url');
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer_email',
    });
  }
  if (params.customer !== undefined && params.customer_creation !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_creation.', {
      param: 'customer_creation',
    });
  }
  if (params.saved_payment_method_options !== undefined && params.customer === undefined) {
    throw invalidRequest('You can only set `saved_payment_method_options` when a `customer` is provided.', {
      param: 'saved_payment_method_options',
    });
  }
  if (params.mode === 'payment') refuseInPaymentMode(params);
  else refuseInSetupMode(params);
  refuseLife(params.expires_at, now);
}

function refuseInPaymentMode(params: CreateParams): void {
  if (!params.line_items?.length) throw missing('line_items');
  if (params.setup_intent_data !== undefined) throw wrongMode('setup_intent_data', 'payment');
  refuseDescriptor(params.payment_intent_data ?? {});
  const currencies = new Set(params.line_items.map((item) => item.price_data.currency));
  if (currencies.size > 1) {
    throw invalidRequest('All prices on a Checkout Session must have the same currency.', {
      param: 'line_items',
    });
  }
}

function refuseInSetupMode(params: CreateParams): void {
  for (const name of ['line_items', 'payment_intent_data', 'submit_type'] as const) {
    if (params[name] !== undefined) throw wrongMode(name, 'setup');
  }
  if (params.currency === undefined && params.allowed_payment_method_types === undefined)
    throw missing('currency');
}

export function refuseTinyTotal(totalMinor: number, currency: string): void {
  if (totalMinor >= SMALLEST_TOTAL_MINOR) return;
  const smallest = formatMoney(SMALLEST_TOTAL_MINOR, currency);
  throw invalidRequest(
    `The Checkout Session's total amount due must add up to at least ${smallest} ${currency}`,
    {
      code: 'amount_too_small',
    },
  );
}

function refuseLife(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return;
  if (expiresAt < now + MIN_LIFE_SECONDS) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
  if (expiresAt > now + MAX_LIFE_SECONDS) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      {
        param: 'expires_at',
      },
    );
  }
}

function missing(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function wrongMode(param: string, mode: string): ApiError {
  return invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
}

import { z } from 'zod';
import { amount, bool, currency, email, integer, metadata, oneOf, text, url } from '../api/parameters.ts';
import { paymentIntentData } from '../payment-intents/payment-intent-params.ts';

const LOCALES = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ' +
  'ro ru sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ');

const lineItem = z.strictObject({
  metadata: metadata().optional(),
  price_data: z.strictObject({
    currency: currency(),
    product_data: z.strictObject({
      description: text().optional(),
      images: z.array(url()).max(8).optional(),
      metadata: metadata().optional(),
      name: text(),
      tax_code: text().optional(),
    }),
    tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
    unit_amount: amount(0),
  }),
  quantity: integer(1),
});

export const createParams = z.strictObject({
  adaptive_pricing: z.strictObject({ enabled: bool().optional() }).optional(),
  billing_address_collection: oneOf(['auto']).optional(),
  branding_settings: z.strictObject({ display_name: text().optional() }).optional(),
  cancel_url: url().optional(),
  client_reference_id: text(200).optional(),
  currency: currency().optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: text(1200) }).optional() }).optional(),
  customer: text().optional(),
  customer_creation: oneOf(['always', 'if_required']).optional(),
  customer_email: email().optional(),
  expires_at: integer(0).optional(),
  line_items: z.array(lineItem).optional(),
  locale: oneOf(LOCALES).optional(),
  metadata: metadata().optional(),
  mode: oneOf(['payment', 'setup', 'subscription']),
  payment_intent_data: paymentIntentData.optional(),
  allowed_payment_method_types: z.array(oneOf(['card'])).optional(),
  saved_payment_method_options: z
    .strictObject({
      allow_redisplay_filters: z.array(oneOf(['always', 'limited', 'unspecified'])).optional(),
    })
    .optional(),
  setup_intent_data: z
    .strictObject({ description: text().optional(), metadata: metadata().optional() })
    .optional(),
  submit_type: oneOf(['auto', 'book', 'donate', 'pay']).optional(),
  success_url: url().optional(),
  ui_mode: oneOf(['hosted_page']).optional(),
});

export const updateParams = z.strictObject({ metadata: metadata().optional() });

export type CreateParams = z.output<typeof createParams>;
export type LineItemParams = z.output<typeof lineItem>;

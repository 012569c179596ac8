import { z } from 'zod';
import {
  address,
  bool,
  clearableText,
  currency,
  email,
  metadata,
  oneOf,
  text,
  url,
} from '../api/parameters.ts';

const capability = z.strictObject({ requested: bool() }).optional();

const fields = {
  business_profile: z
    .strictObject({
      mcc: text().optional(),
      name: clearableText().optional(),
      product_description: clearableText().optional(),
      support_email: clearableText().optional(),
      support_phone: clearableText().optional(),
      url: url().optional(),
    })
    .optional(),
  business_type: oneOf(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  capabilities: z.strictObject({ card_payments: capability, transfers: capability }).optional(),
  company: z
    .strictObject({
      address: address().optional(),
      name: text().optional(),
      phone: text().optional(),
      tax_id: text().optional(),
      vat_id: text().optional(),
    })
    .optional(),
  default_currency: currency().optional(),
  email: email().optional(),
  metadata: metadata().optional(),
};

export const createParams = z.strictObject({
  ...fields,
  controller: z
    .strictObject({
      fees: z.strictObject({ payer: oneOf(['account', 'application']) }).optional(),
      losses: z.strictObject({ payments: oneOf(['application', 'stripe']) }).optional(),
      requirement_collection: oneOf(['application', 'stripe']).optional(),
      stripe_dashboard: z.strictObject({ type: oneOf(['express', 'full', 'none']) }).optional(),
    })
    .optional(),
  country: oneOf([
    'AT',
    'BE',
    'CH',
    'DE',
    'ES',
    'FR',
    'GB',
    'IE',
    'IT',
    'LU',
    'MT',
    'NL',
    'PT',
    'SI',
    'SM',
    'US',
  ]).optional(),
  type: oneOf(['custom', 'express', 'standard']).optional(),
});

export const updateParams = z.strictObject(fields);

export const linkParams = z.strictObject({
  account: text(),
  collect: oneOf(['currently_due', 'eventually_due']).optional(),
  collection_options: z
    .strictObject({
      fields: oneOf(['currently_due', 'eventually_due']).optional(),
      future_requirements: oneOf(['include', 'omit']).optional(),
    })
    .optional(),
  refresh_url: url(),
  return_url: url(),
  type: oneOf(['account_onboarding', 'account_update']),
});

export type AccountFields = z.output<typeof updateParams>;
export type CreateAccount = z.output<typeof createParams>;

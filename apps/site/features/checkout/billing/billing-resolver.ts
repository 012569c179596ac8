import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import type { BillingValues } from './billing-form.ts';

export const billingResolver = schemaResolver<BillingValues>(
  async () => (await import('./billing-schema.ts')).billingSchema,
);

import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { noSuch } from '../api/api-error.ts';
import { newId } from '../api/ids.ts';
import { emitEvent } from '../events/emit-event.ts';

export interface CustomerFields {
  address?: Stripe.Address | null;
  description?: string | null;
  email?: string | null;
  metadata?: Stripe.Metadata;
  name?: string | null;
  phone?: string | null;
  preferred_locales?: string[];
}

export function createCustomer(work: Work, fields: CustomerFields): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: fields.address ?? null,
    balance: 0,
    created: work.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    email: fields.email ?? null,
    invoice_prefix: newId('x').slice(2, 10).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: fields.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  work.tx.put('customer', customer);
  emitEvent(work, 'customer.created', customer);
  return customer;
}

/** A deleted customer can still be read, but no longer used. */
export function usableCustomer(
  work: Work,
  id: string,
  status: 400 | 404,
  param = 'customer',
): Stripe.Customer {
  const customer = work.tx.get('customer', id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param, status);
  return customer;
}

import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall, type Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { address, clearableEmail, clearableText, mergeMetadata, metadata, text } from '../api/parameters.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import { createCustomer, usableCustomer } from './create-customer.ts';

const none = z.strictObject({});

const fields = {
  address: address().optional(),
  description: clearableText().optional(),
  email: clearableEmail().optional(),
  metadata: metadata().optional(),
  name: clearableText().optional(),
  phone: clearableText().optional(),
  preferred_locales: z.array(text()).optional(),
};

const updateParams = z.strictObject({
  ...fields,
  invoice_settings: z.strictObject({ default_payment_method: text().optional() }).optional(),
});

const EMPTY_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export const customerCalls = [
  listCall('/v1/customers', 'customer', { email: text().optional() }, (customer) => !customer.deleted),

  defineCall('POST', '/v1/customers', z.strictObject(fields), (work, params) => {
    return createCustomer(work, {
      ...params,
      address: params.address ? { ...EMPTY_ADDRESS, ...params.address } : null,
      metadata: mergeMetadata(null, params.metadata),
    });
  }),

  defineCall('GET', '/v1/customers/:id', none, (work, _params, ids) => findByPath(work.tx, 'customer', ids)),

  defineCall('POST', '/v1/customers/:id', updateParams, (work, params, ids) => {
    const before = usableCustomer(work, ids.id ?? '', 404, 'id');
    refuseForeignDefault(work, before.id, params.invoice_settings?.default_payment_method);
    const { address: change, metadata: metadataChange, invoice_settings, ...plain } = params;
    const after: Stripe.Customer = {
      ...before,
      ...plain,
      address: change ? { ...EMPTY_ADDRESS, ...before.address, ...change } : before.address,
      invoice_settings: { ...before.invoice_settings, ...invoice_settings },
      metadata: mergeMetadata(before.metadata, metadataChange),
    };
    work.tx.put('customer', after);
    emitEvent(work, 'customer.updated', after, changesOf(before, after));
    return after;
  }),

  defineCall('DELETE', '/v1/customers/:id', none, (work, _params, ids) => {
    const before = usableCustomer(work, ids.id ?? '', 404, 'id');
    for (const method of work.tx.all('payment_method')) {
      if (method.customer === before.id) work.tx.put('payment_method', { ...method, customer: null });
    }
    const deleted: Stripe.DeletedCustomer = { id: before.id, object: 'customer', deleted: true };
    work.tx.put('customer', deleted);
    emitEvent(work, 'customer.deleted', before);
    return deleted;
  }),
];

function refuseForeignDefault(work: Work, customer: string, id: string | undefined): void {
  if (id === undefined || work.tx.get('payment_method', id)?.customer === customer) return;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
  );
}

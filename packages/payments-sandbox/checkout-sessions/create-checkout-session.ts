import { Stripe } from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId, randomText } from '../api/ids.ts';
import { mergeMetadata } from '../api/parameters.ts';
import { PLATFORM_NAME } from '../api/platform-name.ts';
import { usableCustomer } from '../customers/create-customer.ts';
import { newSetupIntent } from '../setup-intents/setup-intents.ts';
import { refuseContradictions, refuseTinyTotal } from './checkout-session-rules.ts';
import type { CreateParams, LineItemParams } from './checkout-session-params.ts';

const DEFAULT_LIFE_SECONDS = 24 * 60 * 60;

export function createCheckoutSession(work: Work, params: CreateParams): Stripe.Checkout.Session {
  refuseContradictions(params, work.now);
  const customer = params.customer === undefined ? null : usableCustomer(work, params.customer, 400);
  const lineItems = (params.line_items ?? []).map((item) => lineItemOf(work, item));
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  const currency = lineItems[0]?.currency ?? params.currency ?? null;
  if (params.mode === 'payment' && currency !== null) refuseTinyTotal(total, currency);
  const id = `cs_test_${randomText(58)}`;
  const session: Stripe.Checkout.Session = {
    ...emptySession(id, work.now),
    ...fieldsFromParams(params, work.now),
    amount_subtotal: params.mode === 'payment' ? total : null,
    amount_total: params.mode === 'payment' ? total : null,
    currency,
    customer: customer?.id ?? null,
    customer_creation: customer ? null : (params.customer_creation ?? 'if_required'),
    customer_details: customer ? customerDetails(customer.email, customer.name ?? null) : null,
    setup_intent: params.mode === 'setup' ? newSetup(work, params, customer?.id ?? null) : null,
    total_details:
      params.mode === 'payment' ? { amount_discount: 0, amount_shipping: 0, amount_tax: 0 } : null,
    url: `${work.origin}/c/pay/${id}`,
  };
  const { metadata, ...intentData } = params.payment_intent_data ?? {};
  work.tx.put('checkout.session', session);
  work.tx.put('checkout_plan', {
    id,
    lineItems,
    paymentIntentData: { ...intentData, metadata: mergeMetadata(null, metadata) },
    awaitingAuthentication: null,
    lastPayer: null,
  });
  return session;
}

export function customerDetails(
  email: string | null,
  name: string | null,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}

function newSetup(work: Work, params: CreateParams, customer: string | null): string {
  const { description, metadata } = params.setup_intent_data ?? {};
  return newSetupIntent(work, {
    customer,
    description,
    metadata: mergeMetadata(null, metadata),
    automaticPaymentMethods: params.allowed_payment_method_types === undefined,
  }).id;
}

function fieldsFromParams(params: CreateParams, now: number) {
  const submitText = params.custom_text?.submit ?? null;
  return {
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    // As the dashboard of a new account has it.
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? true },
    billing_address_collection: params.billing_address_collection ?? null,
    branding_settings: {
      background_color: '#ffffff',
      border_style: 'rounded' as const,
      button_color: '#0f5c4d',
      display_name: params.branding_settings?.display_name ?? PLATFORM_NAME,
      font_family: 'default',
      icon: null,
      logo: null,
    },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: submitText,
      terms_of_service_acceptance: null,
    },
    customer_email: params.customer_email ?? null,
    expires_at: params.expires_at ?? now + DEFAULT_LIFE_SECONDS,
    locale: params.locale ?? null,
    metadata: mergeMetadata(null, params.metadata),
    mode: params.mode,
    saved_payment_method_options: savedOptions(params),
    payment_status: params.mode === 'setup' ? 'no_payment_required' : 'unpaid',
    submit_type: params.submit_type ?? null,
    success_url: params.success_url ?? null,
  };
}

/** Without a filter, only cards that their owner wanted to see again are shown. */
function savedOptions({ customer, mode, saved_payment_method_options }: CreateParams) {
  if (customer === undefined || mode !== 'payment') return null;
  return {
    allow_redisplay_filters: saved_payment_method_options?.allow_redisplay_filters ?? ['always' as const],
    payment_method_remove: null,
    payment_method_save: null,
  };
}

function lineItemOf(work: Work, { price_data, quantity, metadata }: LineItemParams): Stripe.LineItem {
  const total = price_data.unit_amount * quantity;
  const { name } = price_data.product_data;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price_data.currency,
    description: name,
    metadata: mergeMetadata(null, metadata),
    price: inlinePrice(work, price_data),
    quantity,
  };
}

function inlinePrice(work: Work, data: LineItemParams['price_data']): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: work.now,
    currency: data.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: newId('prod'),
    recurring: null,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: data.unit_amount,
    // A string on the wire.
    unit_amount_decimal: Stripe.Decimal.from(data.unit_amount),
  };
}

function emptySession(id: string, now: number) {
  return {
    id,
    object: 'checkout.session' as const,
    after_expiration: null,
    allow_promotion_codes: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency_conversion: null,
    custom_fields: [],
    customer_account: null,
    discounts: [],
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: null,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required' as const,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' as const } },
    payment_method_types: ['card'],
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as const,
    subscription: null,
    ui_mode: 'hosted_page' as const,
    wallet_options: null,
  };
}

import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { randomText } from '../api/ids.ts';
import { mergeMetadata } from '../api/parameters.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import type { AccountFields, CreateAccount } from './account-params.ts';

const DUE_BEFORE_ONBOARDING = [
  'business_type',
  'external_account',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

const EMPTY_PROFILE: Stripe.Account.BusinessProfile = {
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
};

/** An account that can receive transfers once its owner has been through the onboarding pages. */
export function createAccount(work: Work, params: CreateAccount): Stripe.Account {
  const dashboard = params.controller?.stripe_dashboard?.type;
  const type = params.type ?? (dashboard === 'express' ? 'express' : dashboard ? 'none' : 'standard');
  const account: Stripe.Account = {
    id: `acct_${randomText(16)}`,
    object: 'account',
    business_profile: EMPTY_PROFILE,
    business_type: null,
    capabilities: {},
    charges_enabled: false,
    controller: controllerOf(params, type),
    country: params.country ?? 'IT',
    created: work.now,
    default_currency: params.default_currency ?? 'eur',
    details_submitted: false,
    email: null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: '/v1/accounts/external_accounts',
    },
    future_requirements: requirements([]),
    metadata: {},
    payouts_enabled: false,
    requirements: requirements(DUE_BEFORE_ONBOARDING),
    settings: null,
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type,
  };
  return withFields(account, params);
}

export function withFields(before: Stripe.Account, fields: AccountFields): Stripe.Account {
  const { tax_id, vat_id, address, ...company } = fields.company ?? {};
  return {
    ...before,
    business_profile: { ...EMPTY_PROFILE, ...before.business_profile, ...fields.business_profile },
    business_type: fields.business_type ?? before.business_type,
    capabilities: { ...before.capabilities, ...requested(before, fields) },
    company: {
      ...before.company,
      ...company,
      ...(address ? { address: { ...EMPTY_ADDRESS, ...before.company?.address, ...address } } : {}),
      // The provider never gives the numbers back, only whether it has them.
      tax_id_provided: tax_id !== undefined || (before.company?.tax_id_provided ?? false),
      vat_id_provided: vat_id !== undefined || (before.company?.vat_id_provided ?? false),
    },
    default_currency: fields.default_currency ?? before.default_currency,
    email: fields.email ?? before.email,
    metadata: mergeMetadata(before.metadata ?? {}, fields.metadata),
  };
}

/** What the owner's going through the onboarding pages changes. */
export function completeOnboarding(work: Work, before: Stripe.Account): Stripe.Account {
  const capabilities = Object.fromEntries(
    Object.keys(before.capabilities ?? {}).map((name) => [name, 'active']),
  );
  const after: Stripe.Account = {
    ...before,
    business_type: before.business_type ?? 'company',
    capabilities,
    charges_enabled: 'card_payments' in capabilities,
    details_submitted: true,
    payouts_enabled: true,
    requirements: requirements([]),
    tos_acceptance: { date: work.now, ip: null, user_agent: null },
  };
  return saveAccount(work, after);
}

/** The provider asks for something more: until `by` (seconds) the account goes on, after that, or without it, it does not. */
export function restrictAccount(
  work: Work,
  before: Stripe.Account,
  { due, by }: { due: string[]; by: number | null },
): Stripe.Account {
  const isStopped = by === null;
  return saveAccount(work, {
    ...before,
    ...(isStopped && stopped(before)),
    requirements: {
      ...requirements(due),
      current_deadline: by,
      disabled_reason: isStopped ? 'requirements.past_due' : null,
      past_due: isStopped ? due : [],
    },
  });
}

/** The provider will not work with this company. */
export function rejectAccount(work: Work, before: Stripe.Account): Stripe.Account {
  return saveAccount(work, {
    ...before,
    ...stopped(before),
    requirements: { ...requirements([]), disabled_reason: 'rejected.other' },
  });
}

function stopped({ capabilities = {} }: Stripe.Account) {
  const inactive = Object.fromEntries(Object.keys(capabilities).map((name) => [name, 'inactive']));
  return { capabilities: inactive, charges_enabled: false, payouts_enabled: false };
}

export function saveAccount(work: Work, account: Stripe.Account): Stripe.Account {
  const before = work.tx.get('account', account.id);
  work.tx.put('account', account);
  const previous = before && changesOf(before, account);
  emitEvent(work, 'account.updated', account, previous, account.id);
  return account;
}

const EMPTY_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function requested(before: Stripe.Account, { capabilities = {} }: AccountFields): Record<string, string> {
  const wanted = Object.entries(capabilities).filter(([, capability]) => capability?.requested);
  const status = before.details_submitted ? 'active' : 'inactive';
  return Object.fromEntries(wanted.map(([name]) => [name, status]));
}

function requirements(due: string[]): Stripe.Account.Requirements {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}

function controllerOf({ controller }: CreateAccount, type: string): Stripe.Account.Controller {
  const isStandard = type === 'standard';
  const dashboards: Record<string, string> = { standard: 'full', express: 'express' };
  return {
    fees: { payer: controller?.fees?.payer ?? (isStandard ? 'account' : `application_${type}`) },
    is_controller: true,
    losses: { payments: controller?.losses?.payments ?? (isStandard ? 'stripe' : 'application') },
    requirement_collection:
      controller?.requirement_collection ?? (type === 'custom' ? 'application' : 'stripe'),
    stripe_dashboard: { type: controller?.stripe_dashboard?.type ?? dashboards[type] ?? 'none' },
    type: 'application',
  };
}

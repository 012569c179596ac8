import type { Deps } from '../../deps.ts';
import { straysKnownAt } from '../delete-orphaned-customers.ts';
import { findPaymentCustomer, savePaymentCustomer } from '../payment-customer-store.ts';
import { AppError } from '../../platform/app-error.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findHolderEmail } from './card-holder-store.ts';

/**
 * The provider's customer of an account, made with the first card. Of two made at once one is kept; the other, and
 * one whose account was deleted meanwhile, is deleted again. So is one that the provider made and did not tell of: the
 * job that looks for it is there before it is asked for, whatever ends this process.
 */
export async function paymentCustomerOf(deps: Deps, accountId: string): Promise<string> {
  const known = await findPaymentCustomer(deps.database, accountId);
  if (known !== null) return known;
  const email = await findHolderEmail(deps.database, accountId, { lock: false });
  if (email === null) throw new AppError('auth.required');
  const askedAt = deps.clock.now();
  const about = { accountId, askedAt: askedAt.toISOString() };
  await deps.jobs.send(deps.database, 'forget-stray-customers', about, {
    startAfter: straysKnownAt(askedAt),
  });
  const made = await deps.payments.cards.createCustomer({ accountId, email });
  const kept = await keep(deps, accountId, made);
  if (kept === null) throw new AppError('auth.required');
  return kept;
}

function keep(deps: Deps, accountId: string, made: string): Promise<string | null> {
  return inTransaction(deps.database, async (transaction) => {
    const isThere = (await findHolderEmail(transaction, accountId, { lock: true })) !== null;
    const kept = isThere
      ? await savePaymentCustomer(transaction, { accountId, customerId: made, at: deps.clock.now() })
      : null;
    if (kept !== made) await deps.jobs.send(transaction, 'forget-payment-customer', { customerId: made });
    return kept;
  });
}

import type { Kind, Records } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { noSuch } from './api-error.ts';
import type { PathIds } from './api-call.ts';

/** How the provider's errors call an object, and the parameter that names it in a path. */
const NOUNS: Partial<Record<Kind, [noun: string, param: string]>> = {
  account: ['account', 'account'],
  balance_transaction: ['balance transaction', 'id'],
  charge: ['charge', 'charge'],
  'checkout.session': ['checkout.session', 'session'],
  customer: ['customer', 'id'],
  dispute: ['dispute', 'dispute'],
  event: ['event', 'id'],
  payment_intent: ['payment_intent', 'intent'],
  payment_method: ['PaymentMethod', 'payment_method'],
  'radar.early_fraud_warning': ['early fraud warning', 'early_fraud_warning'],
  refund: ['refund', 'refund'],
  setup_intent: ['setupintent', 'intent'],
  transfer: ['transfer', 'transfer'],
  transfer_reversal: ['transfer reversal', 'id'],
};

/** The object a path names. */
export function findByPath<K extends Kind>(reader: Reader, kind: K, ids: PathIds): Records[K] {
  return find(reader, kind, ids.id ?? '', null);
}

/** The object a parameter names. */
export function findByParam<K extends Kind>(reader: Reader, kind: K, id: string, param: string): Records[K] {
  return find(reader, kind, id, param);
}

function find<K extends Kind>(reader: Reader, kind: K, id: string, param: string | null): Records[K] {
  const record = reader.get(kind, id);
  if (record) return record;
  const [noun, pathParam] = NOUNS[kind] ?? [kind, 'id'];
  throw noSuch(noun, id, param ?? pathParam, param === null ? 404 : 400);
}

/** The id of a field that may be expanded; in the store it never is. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : value.id;
}

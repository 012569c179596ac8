import { randomInt } from 'node:crypto';
import type { Kind } from '../store/records.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The provider's prefixes, by which an id alone tells what it names. */
const KIND_BY_PREFIX: Record<string, Kind> = {
  acct: 'account',
  ch: 'charge',
  cs: 'checkout.session',
  cus: 'customer',
  dp: 'dispute',
  evt: 'event',
  issfr: 'radar.early_fraud_warning',
  pi: 'payment_intent',
  pm: 'payment_method',
  re: 'refund',
  seti: 'setup_intent',
  tr: 'transfer',
  trr: 'transfer_reversal',
  txn: 'balance_transaction',
};

export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export function kindOfId(id: string): Kind | undefined {
  return KIND_BY_PREFIX[id.slice(0, Math.max(0, id.indexOf('_')))];
}

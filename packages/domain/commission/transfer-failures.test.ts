import { expect, it } from 'vitest';
import { payoutFailureOf } from './transfer-failures.ts';

it.each([
  ['account_missing', 'account'],
  ['account_closed', 'account'],
  ['transfers_not_allowed', 'account'],
  ['insufficient_capabilities_for_transfer', 'account'],
  ['payments_missing', 'platform'],
  ['charge_missing', 'platform'],
  ['balance_insufficient', 'platform'],
  ['refused', 'platform'],
])('%s is a matter of the %s', (failure, whose) => expect(payoutFailureOf(failure)).toBe(whose));

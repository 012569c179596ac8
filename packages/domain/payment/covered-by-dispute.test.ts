import { expect, it } from 'vitest';
import { coveredByDispute } from './covered-by-dispute.ts';

it.each([
  ['all of it', { refundMinor: 18_000, leftMinor: 18_000, lostMinor: 18_000, lossesMinor: 18_000 }, 18_000],
  [
    'what was refunded, not the commission',
    { refundMinor: 15_300, leftMinor: 18_000, lostMinor: 18_000, lossesMinor: 18_000 },
    15_300,
  ],
  ['nothing without a lost dispute', { refundMinor: 6000, leftMinor: 6000, lostMinor: 0, lossesMinor: 0 }, 0],
  [
    'nothing when the dispute was over the rest',
    { refundMinor: 6000, leftMinor: 18_000, lostMinor: 12_000, lossesMinor: 12_000 },
    0,
  ],
  [
    'nothing that was the renter’s in the ledger already',
    { refundMinor: 6000, leftMinor: 6000, lostMinor: 6000, lossesMinor: 0 },
    0,
  ],
  ['no more than our loss', { refundMinor: 6000, leftMinor: 6000, lostMinor: 6000, lossesMinor: 2000 }, 2000],
])('%s', (_, refund, covered) => {
  expect(coveredByDispute(refund)).toBe(covered);
});

import { expect, it } from 'vitest';
import { owedOfRefunds, refundNews, type RefundRecord } from './refund-news.ts';
import type { RefundState } from './refund-state.ts';

const ours = (state: RefundState, amountMinor: number): RefundRecord => ({
  state,
  amountMinor,
  isManual: false,
  makesGoodMinor: 0,
  settledMinor: 0,
});
const byHand = (state: RefundState, amountMinor: number, makesGoodMinor = 0): RefundRecord => ({
  ...ours(state, amountMinor),
  isManual: true,
  makesGoodMinor,
});

it.each<[string, RefundRecord[], [RefundState, number][]]>([
  ['nothing', [], []],
  ['one on its way', [ours('requested', 18_000)], [['pending', 18_000]]],
  ['two on their way are one', [ours('requested', 6000), ours('pending', 12_000)], [['pending', 18_000]]],
  [
    'of 180, 130 arrived and 50 failed',
    [ours('failed', 5000), ours('succeeded', 13_000)],
    [
      ['failed', 5000],
      ['succeeded', 13_000],
    ],
  ],
  [
    'a failed one that was made good by hand is no longer said to have failed',
    [ours('failed', 18_000), byHand('succeeded', 18_000, 18_000)],
    [['succeeded', 18_000]],
  ],
  [
    'made good in part',
    [ours('canceled', 18_000), byHand('pending', 5000, 5000)],
    [
      ['failed', 13_000],
      ['pending', 5000],
    ],
  ],
  [
    'goodwill makes nothing good',
    [ours('failed', 6000), byHand('succeeded', 2000)],
    [
      ['failed', 6000],
      ['succeeded', 2000],
    ],
  ],
  ['settled outside the provider', [{ ...ours('failed', 6000), settledMinor: 6000 }], []],
  ['one by hand that failed was never promised', [byHand('failed', 5000)], []],
  [
    'one by hand that was to make good another and failed, too, leaves it owed',
    [ours('failed', 6000), byHand('failed', 6000, 6000)],
    [['failed', 6000]],
  ],
  ['waits for the renter', [ours('requires_action', 6000)], [['requires_action', 6000]]],
])('%s', (_, refunds, news) => {
  expect(refundNews(refunds, 0).map(({ state, amountMinor }) => [state, amountMinor])).toEqual(news);
});

it('tells for each which is still owed, the earliest made good first', () => {
  const refunds = [ours('failed', 6000), byHand('succeeded', 8000, 8000), ours('failed', 6000)];
  expect(owedOfRefunds(refunds, 0)).toEqual([0, 0, 4000]);
  expect(owedOfRefunds(refunds, 3000)).toEqual([0, 0, 1000]);
  expect(refundNews([ours('failed', 18_000)], 18_000)).toEqual([]);
});

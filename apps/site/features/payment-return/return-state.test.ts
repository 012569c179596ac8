import { describe, expect, it } from 'vitest';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { pauseFor, returnState, type ReturnState, type Session } from './return-state.ts';

type Row = [
  name: string,
  status: Reservation['status'],
  payment: Session['payment_state'] | null,
  state: ReturnState,
  more?: Partial<Reservation>,
];

const held = { expires_at: '2027-03-26T10:00:00Z' };

describe('what the return page says', () => {
  it.each<Row>([
    ['the webhook came', 'PAID', 'paid', 'confirmed'],
    ['already signed when reloaded', 'SIGNED', 'paid', 'confirmed'],
    ['came back without paying, paid elsewhere', 'PAID', null, 'confirmed'],
    ['paid, the webhook is on its way', 'PENDING', 'paid', 'received', held],
    ['the bank still works on it', 'PENDING', 'processing', 'received', held],
    ['paid in the last second', 'PENDING', 'paid', 'received'],
    ['came back without paying', 'PENDING', null, 'open', held],
    ['the page is still open', 'PENDING', 'open', 'open', held],
    ['the half hour is over, the server has not looked yet', 'PENDING', null, 'lapsed'],
    ['the half hour is over, the page is still open', 'PENDING', 'open', 'lapsed'],
    ['the half hour is over, the provider closed the page', 'PENDING', 'expired', 'expired'],
    ['the provider closed the page', 'PENDING', 'expired', 'expired', held],
    ['ended unpaid', 'CANCELLED', 'expired', 'expired'],
    ['the bank did not pay', 'CANCELLED', null, 'cancelled', { cancel_reason: 'payment_failed' }],
    [
      'the provider was out of reach',
      'CANCELLED',
      null,
      'cancelled',
      { cancel_reason: 'payment_unavailable' },
    ],
    ['ended unpaid, no session asked', 'CANCELLED', null, 'expired'],
    ['replaced by a changed request', 'CANCELLED', 'expired', 'replaced', { cancel_reason: 'replaced' }],
    ['cancelled by the renter, unpaid', 'CANCELLED', 'expired', 'cancelled', { cancel_reason: 'renter' }],
    ['paid too late, to be decided', 'CANCELLED', 'paid', 'received'],
    [
      'paid what was not owed',
      'CANCELLED',
      'paid',
      'payment_does_not_fit',
      { cancel_reason: 'payment_does_not_fit' },
    ],
    [
      'paid what was not owed, opened later',
      'CANCELLED',
      null,
      'payment_does_not_fit',
      { cancel_reason: 'payment_does_not_fit' },
    ],
    ['paid too late, refunded', 'CANCELLED', 'paid', 'refunded', { refund: 18_000 }],
    ['cancelled after paying', 'CANCELLED', null, 'refunded', { refund: 15_000 }],
  ])('%s', (_name, status, payment, state, more = {}) => {
    const reason = status === 'CANCELLED' ? 'expired' : null;
    const booking = { status, expires_at: null, refund: null, cancel_reason: reason, ...more } as const;
    expect(returnState(booking, payment)).toBe(state);
  });
});

describe('how often it asks', () => {
  it('backs off while the confirmation is pending', () => {
    const pauses = [1, 2, 3, 20].map((asked) => pauseFor('received', asked));
    expect(pauses).toEqual([1500, 1875, 2344, 10_000]);
  });

  it('stops when nothing can change', () => {
    const ended = ['confirmed', 'cancelled', 'refunded', 'payment_does_not_fit'] as const;
    expect(ended.map((state) => pauseFor(state, 1))).toEqual([null, null, null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { CANCEL_REASONS } from './cancel-reason.ts';
import { bookingTimeline, cancelledBy, type BookingRecord } from './timeline.ts';

const RESERVED: BookingRecord = {
  createdAt: '2027-03-01T10:00:00.000Z',
  paidAt: null,
  totalMinor: 18_000,
  cancelledAt: null,
  cancelReason: null,
  objectedAt: null,
  report: null,
  counter: [],
  changes: [],
  extensions: [],
  replacements: [],
  refunds: [],
};
const PAID: BookingRecord = { ...RESERVED, paidAt: '2027-03-01T10:03:00.000Z' };

const told = (record: BookingRecord) => bookingTimeline(record).map(({ kind, by }) => `${kind} by ${by}`);

describe('what has happened to a booking', () => {
  it('a reservation, its payment, the counter and the return, in order', () => {
    const counter = (['signed', 'deposit_collected', 'checked_in', 'checked_out'] as const).map(
      (kind, index) => ({
        kind,
        at: `2027-03-2${index}T08:00:00.000Z`,
      }),
    );
    expect(told({ ...PAID, counter: counter.toReversed() })).toEqual([
      'reserved by renter',
      'paid by renter',
      'signed by renter',
      'deposit_collected by company',
      'checked_in by company',
      'checked_out by company',
    ]);
  });

  it('a report that no car was handed over, and what the company has against it', () => {
    const report = { reportedAt: '2027-03-20T10:00:00.000Z', objectedAt: null };
    expect(told({ ...PAID, report }).at(-1)).toBe('not_handed_over_reported by renter');
    const objected = { ...report, objectedAt: '2027-03-21T10:00:00.000Z' };
    expect(told({ ...PAID, report: objected }).slice(-2)).toEqual([
      'not_handed_over_reported by renter',
      'not_handed_over_objected by company',
    ]);
  });

  it('tells each payment: the first, and those of changes, made or not', () => {
    const changes = [
      { madeAt: '2027-03-02T10:00:00.000Z', paidAt: '2027-03-02T10:00:00.000Z', differenceMinor: 6000 },
      { madeAt: '2027-03-03T10:00:00.000Z', paidAt: null, differenceMinor: -2000 },
      { madeAt: null, paidAt: '2027-03-04T10:00:00.000Z', differenceMinor: 1000 },
    ];
    const timeline = bookingTimeline({ ...PAID, changes });
    expect(timeline.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['reserved', null],
      ['paid', 14_000],
      ['paid', 6000],
      ['changed', null],
      ['changed', null],
      ['paid', 1000],
    ]);
  });

  it('says what was paid and what came back', () => {
    const refunds = [{ at: '2027-03-05T10:00:00.000Z', amountMinor: 15_300, state: 'succeeded' as const }];
    const cancelled = {
      ...PAID,
      cancelledAt: '2027-03-05T10:00:00.000Z',
      cancelReason: 'renter' as const,
      refunds,
    };
    expect(bookingTimeline(cancelled).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['reserved', null],
      ['paid', 18_000],
      ['cancelled', null],
      ['refunded', 15_300],
    ]);
  });

  it('a proposal of another car, and what became of it', () => {
    const [proposedAt, decidedAt] = ['2027-03-05T10:00:00.000Z', '2027-03-05T12:00:00.000Z'];
    const accepted = { ...PAID, replacements: [{ proposedAt, acceptedAt: decidedAt }] };
    expect(told(accepted).slice(2)).toEqual([
      'replacement_proposed by company',
      'replacement_accepted by renter',
    ]);
    const replacements = [{ proposedAt, acceptedAt: null }];
    const refused = {
      ...PAID,
      replacements,
      cancelledAt: decidedAt,
      cancelReason: 'replacement_refused' as const,
    };
    expect(told(refused).slice(2)).toEqual([
      'replacement_proposed by company',
      'replacement_refused by renter',
    ]);
  });

  it('what costs nothing is confirmed, not paid', () => {
    expect(told({ ...PAID, totalMinor: 0 })).toEqual(['reserved by renter', 'confirmed by platform']);
  });

  it('a refund that failed did not come back', () => {
    const refunds = [{ at: '2027-03-05T10:00:00.000Z', amountMinor: 100, state: 'failed' as const }];
    expect(told({ ...PAID, refunds }).at(-1)).toBe('refund_failed by platform');
  });

  it.each(CANCEL_REASONS)('names who ended it: %s', (cancelReason) => {
    const ended = { ...RESERVED, cancelledAt: '2027-03-01T10:30:00.000Z', cancelReason };
    expect(bookingTimeline(ended).at(-1)?.by).toBe(cancelledBy(cancelReason));
    expect(cancelledBy(cancelReason)).toBe(
      ['renter', 'replaced', 'replacement_refused'].includes(cancelReason)
        ? 'renter'
        : ['company', 'not_handed_over', 'no_show'].includes(cancelReason)
          ? 'company'
          : 'platform',
    );
  });
});

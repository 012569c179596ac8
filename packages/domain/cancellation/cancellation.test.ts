import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES } from '../booking/booking-state.ts';
import { addMinutes } from '../calendar/local-date-time.ts';
import type { LocalDateTime } from '../calendar/local-date-time.ts';
import { cancellationTerms, freeCancellationUntil, onAccountDeletion } from './cancellation.ts';
import type { CancellationRequest } from './cancellation.ts';
import { answerUntil, replacementTerms } from './replacement.ts';

const at = (text: string) => text as LocalDateTime;
const PICKUP = at('2027-03-26T10:00');
const FREE_UNTIL = at('2027-03-24T00:00');
const PAID: CancellationRequest = {
  status: 'PAID',
  totalMinor: 23000,
  pickup: PICKUP,
  now: at('2027-03-20T12:00'),
  paid: true,
};

describe('cancelling (docs/specification/states.md 4)', () => {
  it('is free until 48 hours before 00:00 of the pickup day, whatever the pickup time', () => {
    expect(freeCancellationUntil(PICKUP)).toBe(FREE_UNTIL);
    expect(freeCancellationUntil(at('2027-03-26T23:59'))).toBe(FREE_UNTIL);
    expect(freeCancellationUntil(at('2027-03-30T08:00'))).toBe('2027-03-28T00:00');
  });

  it('in time: 100% back, no commission', () => {
    const free = { allowed: true, freeUntil: FREE_UNTIL, refundMinor: 23000, commissionKeptMinor: 0 };
    expect(cancellationTerms(PAID)).toEqual({ ...free, companyMinor: 0, reason: 'free' });
    expect(cancellationTerms({ ...PAID, now: FREE_UNTIL }).reason).toBe('free');
  });

  it('later: the commission is kept, 230.00 gives 195.50 back', () => {
    expect(cancellationTerms({ ...PAID, now: addMinutes(FREE_UNTIL, 1) })).toEqual({
      allowed: true,
      freeUntil: FREE_UNTIL,
      refundMinor: 19550,
      commissionKeptMinor: 3450,
      companyMinor: 0,
      reason: 'commission_kept',
    });
    const lastMinute = addMinutes(PICKUP, -1);
    expect(cancellationTerms({ ...PAID, status: 'SIGNED', now: lastMinute }).refundMinor).toBe(19550);
  });

  it.each([0, 60, 60 * 24 * 30])(
    '%d minutes after the pickup time: not allowed, nothing moves',
    (minutes) => {
      const now = addMinutes(PICKUP, minutes);
      for (const status of ['PAID', 'SIGNED', 'DEPOSIT COLLECTED'] as const) {
        expect(cancellationTerms({ ...PAID, status, now })).toEqual({
          allowed: false,
          freeUntil: FREE_UNTIL,
          refundMinor: 0,
          commissionKeptMinor: 0,
          companyMinor: 0,
          reason: 'pickup_passed',
        });
      }
    },
  );

  it('while another car is proposed: 100% back at any time, as when refusing it', () => {
    const late = { ...PAID, now: addMinutes(FREE_UNTIL, 1), hasReplacement: true };
    expect(cancellationTerms(late)).toMatchObject({
      refundMinor: 23000,
      commissionKeptMinor: 0,
      reason: 'free',
    });
    expect(cancellationTerms({ ...late, now: PICKUP })).toMatchObject({ reason: 'pickup_passed' });
  });

  it.each([
    ['all of it, in time', 23_000, FREE_UNTIL, 0, 0],
    ['all of it, later: no commission of money that is gone', 23_000, PICKUP, 0, 0],
    ['a part, in time', 6000, FREE_UNTIL, 17_000, 0],
    ['a part, later', 6000, PICKUP, 13_550, 3450],
    ['more than is kept of the rest, later', 21_000, PICKUP, 0, 2000],
  ])('with the renter’s bank: %s', (_, withBankMinor, now, refundMinor, commissionKeptMinor) => {
    const terms = cancellationTerms({
      ...PAID,
      withBankMinor,
      now: now === PICKUP ? addMinutes(now, -1) : now,
    });
    expect(terms).toMatchObject({ allowed: true, refundMinor, commissionKeptMinor, reason: 'with_bank' });
  });

  it('unpaid: nothing to give back', () => {
    const unpaid = { ...PAID, status: 'PENDING' as const, paid: false, now: PICKUP };
    expect(cancellationTerms(unpaid)).toMatchObject({ allowed: true, refundMinor: 0, reason: 'unpaid' });
  });

  it.each(['CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED', 'CANCELLED'] as const)(
    '%s: not allowed, nothing moves',
    (status) => {
      expect(cancellationTerms({ ...PAID, status })).toEqual({
        allowed: false,
        freeUntil: FREE_UNTIL,
        refundMinor: 0,
        commissionKeptMinor: 0,
        companyMinor: 0,
        reason: 'not_allowed',
      });
    },
  );

  it('also once the company has a deposit, which it gives back itself (docs/specification/states.md 4)', () => {
    const collected = { ...PAID, status: 'DEPOSIT COLLECTED' as const };
    expect(cancellationTerms(collected)).toEqual(cancellationTerms(PAID));
  });

  it('parts sum to what was paid, nothing is negative, and waiting never pays', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOOKING_STATUSES),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.tuple(fc.integer({ min: -9000, max: 3000 }), fc.integer({ min: 0, max: 9000 })),
        (status, totalMinor, [offset, wait]) => {
          const now = addMinutes(PICKUP, offset);
          const terms = cancellationTerms({ ...PAID, status, totalMinor, now });
          const { refundMinor, commissionKeptMinor, companyMinor } = terms;
          expect(refundMinor + commissionKeptMinor + companyMinor).toBe(terms.allowed ? totalMinor : 0);
          expect(Math.min(refundMinor, commissionKeptMinor, companyMinor)).toBeGreaterThanOrEqual(0);
          const later = cancellationTerms({ ...PAID, status, totalMinor, now: addMinutes(now, wait) });
          expect(later.refundMinor).toBeLessThanOrEqual(refundMinor);
        },
      ),
    );
  });
});

describe('deleting the account (docs/specification/states.md 4 and 5)', () => {
  const RETURN = addMinutes(PICKUP, 3 * 24 * 60);
  it.each([
    ['PAID', addMinutes(PICKUP, -1), 'cancel'],
    ['PAID', PICKUP, 'refuse'],
    ['PAID', addMinutes(RETURN, -1), 'refuse'],
    ['PAID', RETURN, 'keep'],
    ['CHECKED IN', addMinutes(RETURN, 60), 'refuse'],
  ] as const)('%s at %s: %s', (status, now, effect) => {
    const terms = cancellationTerms({ ...PAID, status, now });
    expect(onAccountDeletion(terms, { returnAt: RETURN, now })).toBe(effect);
  });
});

describe('replacement (docs/specification/states.md 6)', () => {
  it('refused: 100% back to the renter, the company owes the commission', () => {
    expect(replacementTerms(PAID)).toEqual({
      allowed: true,
      proposeUntil: FREE_UNTIL,
      answerUntil: '2027-03-25T00:00',
      refundMinor: 23000,
      companyOwesMinor: 3450,
    });
  });

  it.each([
    ['2027-03-26T00:00', '2027-03-25T00:00'],
    ['2027-03-26T23:59', '2027-03-25T00:00'],
    // Over the change of the clocks, on the wall clock all the same.
    ['2027-03-29T08:00', '2027-03-28T00:00'],
    ['2028-03-01T10:00', '2028-02-29T00:00'],
  ])('a pickup on %s is answered by %s, a day after the last proposal', (pickup, until) => {
    expect(answerUntil(at(pickup))).toBe(until);
    expect(answerUntil(at(pickup))).toBe(addMinutes(freeCancellationUntil(at(pickup)), 24 * 60));
  });

  it('is proposed by the same 48-hour limit, for a paid booking before check-in', () => {
    expect(replacementTerms({ ...PAID, now: FREE_UNTIL }).allowed).toBe(true);
    expect(replacementTerms({ ...PAID, now: addMinutes(FREE_UNTIL, 1) }).allowed).toBe(false);
    const statuses = BOOKING_STATUSES.filter((status) => replacementTerms({ ...PAID, status }).allowed);
    expect(statuses).toEqual(['PAID', 'SIGNED', 'DEPOSIT COLLECTED']);
  });
});

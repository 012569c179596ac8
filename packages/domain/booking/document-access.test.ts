import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from './booking-state.ts';
import { areDocumentsOpen, DOCUMENTS_HOURS_AFTER_RETURN, documentsOpenUntil } from './document-access.ts';

const hours = (moment: Date, count: number) => new Date(moment.getTime() + count * 3_600_000);
const ENDS = new Date('2027-03-29T08:00:00Z');
const NEVER: readonly BookingStatus[] = ['PENDING', 'CANCELLED'];
const FINISHED: readonly BookingStatus[] = ['CHECKED OUT', 'CHECKOUT ISSUE ADDED'];

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const booking = (statuses: readonly BookingStatus[]) =>
  fc.record({
    status: fc.constantFrom(...statuses),
    endsAt: moment,
    returnedAt: fc.option(moment, { nil: null }),
  });

describe('a company sees the documents of a booking', () => {
  it.each(BOOKING_STATUSES)('%s: from payment until after the return, and at no other time', (status) => {
    const isOpen = !NEVER.includes(status);
    const at = (now: Date) => areDocumentsOpen({ status, endsAt: ENDS, returnedAt: null }, now);
    expect(at(hours(ENDS, -24 * 60))).toBe(isOpen);
    expect(at(hours(ENDS, DOCUMENTS_HOURS_AFTER_RETURN - 0.01))).toBe(isOpen);
    expect(at(hours(ENDS, DOCUMENTS_HOURS_AFTER_RETURN))).toBe(false);
  });

  it('counts from the return that was noted, early or late', () => {
    for (const early of [-30, 30]) {
      const returnedAt = hours(ENDS, early);
      const until = documentsOpenUntil({ status: 'CHECKED OUT', endsAt: ENDS, returnedAt });
      expect(until).toEqual(hours(returnedAt, DOCUMENTS_HOURS_AFTER_RETURN));
    }
  });

  it('never when it is unpaid or cancelled, whatever else is so', () => {
    fc.assert(
      fc.property(booking(NEVER), moment, (one, now) => {
        expect(areDocumentsOpen(one, now)).toBe(false);
      }),
    );
  });

  it('without a gap: what is closed while the booking stands so stays closed', () => {
    fc.assert(
      fc.property(booking(BOOKING_STATUSES), moment, moment, (one, a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        fc.pre(!areDocumentsOpen(one, first));
        expect(areDocumentsOpen(one, second)).toBe(false);
      }),
    );
  });

  it('not anew by a return noted after they were closed, whatever the status becomes', () => {
    const live = BOOKING_STATUSES.filter((status) => !NEVER.includes(status) && !FINISHED.includes(status));
    const hour = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(
        fc.constantFrom(...live),
        fc.constantFrom(...FINISHED),
        hour,
        hour,
        (before, after, ...at) => {
          const [noted = 0, asked = 0] = at.toSorted((a, b) => a - b);
          const returnedAt = hours(ENDS, noted);
          const wasOpen = areDocumentsOpen({ status: before, endsAt: ENDS, returnedAt: null }, returnedAt);
          fc.pre(!wasOpen);
          const finished = { status: after, endsAt: ENDS, returnedAt };
          expect(areDocumentsOpen(finished, hours(ENDS, asked))).toBe(false);
        },
      ),
    );
  });

  it('never longer than twice those hours after the agreed return, noted months later or not', () => {
    fc.assert(
      fc.property(booking(BOOKING_STATUSES), (one) => {
        expect(areDocumentsOpen(one, hours(one.endsAt, 2 * DOCUMENTS_HOURS_AFTER_RETURN))).toBe(false);
      }),
    );
  });

  it('no longer when the return is noted early than when it is not noted', () => {
    fc.assert(
      fc.property(booking(FINISHED), (one) => {
        const { endsAt, returnedAt } = one;
        fc.pre(returnedAt !== null && returnedAt <= endsAt);
        const unnoted = documentsOpenUntil({ ...one, returnedAt: null });
        expect(documentsOpenUntil(one)?.getTime()).toBeLessThanOrEqual(unnoted?.getTime() ?? 0);
      }),
    );
  });
});

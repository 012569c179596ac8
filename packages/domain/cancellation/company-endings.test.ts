import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from '../booking/booking-state.ts';
import { commissionFor } from '../commission/commission.ts';
import { lateRefund, wholeRefund } from './cancellation.ts';
import {
  companyEndings,
  mayReportNotHandedOver,
  noShowFrom,
  notProvidedReason,
  objectionUntil,
} from './company-endings.ts';

const startsAt = new Date('2027-03-26T09:00:00Z');
const after = (minutes: number) => new Date(startsAt.getTime() + minutes * 60_000);

const mayReport = (status: BookingStatus, minutes: number) =>
  mayReportNotHandedOver({ status, startsAt }, after(minutes));

describe('a company ends a booking', () => {
  it('as not collected from one hour after the pickup time on, and not a moment before', () => {
    expect(noShowFrom(startsAt)).toEqual(after(60));
    const noShow = (minutes: number) =>
      companyEndings({ status: 'PAID', startsAt }, new Date(after(minutes))).noShow;
    expect([noShow(59), noShow(60), noShow(60 * 24 * 30)]).toEqual([false, true, true]);
    expect(companyEndings({ status: 'PAID', startsAt }, new Date(after(60).getTime() - 1)).noShow).toBe(
      false,
    );
  });

  it.each(BOOKING_STATUSES)('%s: only once it is paid and before check-in', (status) => {
    const isPossible = ['PAID', 'SIGNED', 'DEPOSIT COLLECTED'].includes(status);
    expect(companyEndings({ status, startsAt }, after(120))).toEqual({
      notProvide: isPossible,
      noShow: isPossible,
    });
  });

  it('cancels before the pickup time, and has not handed over the car from then on', () => {
    expect(notProvidedReason(startsAt, after(-1))).toBe('company');
    expect(notProvidedReason(startsAt, startsAt)).toBe('not_handed_over');
  });

  it('a renter can say that no car was handed over from the pickup time on, until they have it', () => {
    expect([mayReport('PAID', -1), mayReport('PAID', 0), mayReport('SIGNED', 0)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([mayReport('CHECKED IN', 1), mayReport('CANCELLED', 1), mayReport('PENDING', 1)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('whoever is said not to have come has 48 hours to object', () => {
    expect(objectionUntil(startsAt)).toEqual(after(48 * 60));
  });
});

describe('the money of an end', () => {
  const { grossMinor, payoutMinor } = commissionFor(23_000);

  it('is all of it when the company is at fault, less what went back before or lies with the bank', () => {
    expect(wholeRefund({ totalMinor: 23_000 })).toEqual({ refundMinor: 23_000, commissionKeptMinor: 0 });
    const held = { totalMinor: 23_000, refundedMinor: 1000, withBankMinor: 2000 };
    expect(wholeRefund(held).refundMinor).toBe(20_000);
    expect(wholeRefund({ totalMinor: 23_000, withBankMinor: 30_000 }).refundMinor).toBe(0);
  });

  it('is the total without the commission when nobody comes', () => {
    expect(lateRefund({ totalMinor: 23_000 })).toEqual({
      refundMinor: payoutMinor,
      commissionKeptMinor: grossMinor,
    });
    expect(lateRefund({ totalMinor: 23_000, withBankMinor: 23_000 })).toEqual({
      refundMinor: 0,
      commissionKeptMinor: 0,
    });
  });
});

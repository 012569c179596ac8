import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingActions } from './booking-actions.ts';
import {
  BOOKING_EVENTS,
  BOOKING_STATUSES,
  HOLD_MINUTES,
  can,
  holdsCar,
  isFinished,
  isLive,
  transition,
} from './booking-state.ts';
import type { BookingEvent, BookingStatus } from './booking-state.ts';
import { statusBadge } from './status-badge.ts';

const anyEvents = fc.array(fc.constantFrom(...BOOKING_EVENTS), { maxLength: 30 });

/** Applies the events that are possible and returns every status on the way. */
function walk(events: readonly BookingEvent[]): BookingStatus[] {
  const path: BookingStatus[] = ['PENDING'];
  for (const event of events) {
    const next = transition(path.at(-1) ?? 'PENDING', event);
    if (next !== null) path.push(next);
  }
  return path;
}

describe('transitions (docs/specification/states.md 2)', () => {
  it.each<[string, BookingEvent[], BookingStatus[]]>([
    [
      'the whole way',
      ['pay', 'sign', 'collect_deposit', 'check_in', 'check_out'],
      ['PENDING', 'PAID', 'SIGNED', 'DEPOSIT COLLECTED', 'CHECKED IN', 'CHECKED OUT'],
    ],
    [
      'the deposit before the signature',
      ['pay', 'collect_deposit', 'sign', 'check_in', 'check_out_with_issue'],
      ['PENDING', 'PAID', 'DEPOSIT COLLECTED', 'SIGNED', 'CHECKED IN', 'CHECKOUT ISSUE ADDED'],
    ],
    ['both skipped', ['pay', 'check_in'], ['PENDING', 'PAID', 'CHECKED IN']],
    ['the deposit skipped', ['pay', 'sign', 'check_in'], ['PENDING', 'PAID', 'SIGNED', 'CHECKED IN']],
    ['restored by a late payment', ['expire', 'late_payment'], ['PENDING', 'CANCELLED', 'PAID']],
  ])('%s', (_name, events, path) => {
    expect(walk(events)).toEqual(path);
  });

  it('cancelling is possible until check-in', () => {
    const cancellable = BOOKING_STATUSES.filter((status) => transition(status, 'cancel') === 'CANCELLED');
    expect(cancellable).toEqual(['PENDING', 'PAID', 'SIGNED', 'DEPOSIT COLLECTED']);
  });

  it('a cancelled booking comes back by a late payment only, and only if it had expired', () => {
    for (const event of BOOKING_EVENTS.filter((name) => name !== 'late_payment')) {
      expect(transition('CANCELLED', event)).toBeNull();
    }
    expect(transition('CANCELLED', 'late_payment', { cancelReason: 'expired' })).toBe('PAID');
    expect(transition('CANCELLED', 'late_payment', { cancelReason: 'renter' })).toBeNull();
    for (const status of BOOKING_STATUSES.filter((name) => name !== 'CANCELLED')) {
      expect(transition(status, 'late_payment')).toBeNull();
    }
  });

  it('what happened once does not happen again, though the status shows the other', () => {
    expect(transition('DEPOSIT COLLECTED', 'sign', { signed: true, depositCollected: true })).toBeNull();
    expect(transition('SIGNED', 'collect_deposit', { signed: true, depositCollected: true })).toBeNull();
  });

  it('an unpaid booking keeps the car for 30 minutes', () => expect(HOLD_MINUTES).toBe(30));
});

describe('for any events', () => {
  it('the table is closed: every status is known, and finished bookings stay finished', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const path = walk(events);
        expect(path.every((status) => BOOKING_STATUSES.includes(status))).toBe(true);
        const finished = path.findIndex(isFinished);
        expect(finished === -1 || finished === path.length - 1).toBe(true);
      }),
    );
  });

  it('nobody gets the car without having paid, and whoever has it cannot cancel', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const path = walk(events);
        for (const [at, status] of path.entries()) {
          if (status !== 'CHECKED IN') continue;
          expect(path.slice(0, at)).toContain('PAID');
          // Not without the check-in being undone.
          expect(path[at + 1]).not.toBe('CANCELLED');
        }
      }),
    );
  });

  it('every status can be reached', () => {
    const reached = new Set<BookingStatus>(['PENDING']);
    for (const status of reached) {
      for (const event of BOOKING_EVENTS) reached.add(transition(status, event) ?? status);
    }
    expect([...reached].sort()).toEqual([...BOOKING_STATUSES].sort());
  });
});

describe('what is allowed in each status', () => {
  it.each<[BookingStatus, BookingEvent[]]>([
    ['PENDING', ['pay', 'expire', 'cancel']],
    [
      'PAID',
      [
        'cancel',
        'refuse_replacement',
        'not_provide',
        'no_show',
        'change',
        'sign',
        'collect_deposit',
        'check_in',
      ],
    ],
    ['SIGNED', ['cancel', 'refuse_replacement', 'not_provide', 'no_show', 'collect_deposit', 'check_in']],
    ['DEPOSIT COLLECTED', ['cancel', 'refuse_replacement', 'not_provide', 'no_show', 'sign', 'check_in']],
    ['CHECKED IN', ['extend', 'undo_check_in', 'check_out', 'check_out_with_issue']],
    ['CHECKED OUT', []],
    ['CHECKOUT ISSUE ADDED', []],
    ['CANCELLED', ['late_payment']],
  ])('%s', (status, allowed) => {
    expect(BOOKING_EVENTS.filter((event) => can(status, event))).toEqual(allowed);
  });

  it.each(['viewIssues', 'reportIssue', 'callCompany'] as const)('%s, once it is paid', (action) => {
    expect(BOOKING_STATUSES.filter((status) => bookingActions(status)[action])).toEqual([
      'PAID',
      'SIGNED',
      'DEPOSIT COLLECTED',
      'CHECKED IN',
      'CHECKED OUT',
      'CHECKOUT ISSUE ADDED',
    ]);
  });

  it('holds, lives and finishes', () => {
    expect(BOOKING_STATUSES.filter((status) => !holdsCar(status))).toEqual(['CANCELLED']);
    expect(BOOKING_STATUSES.filter(isLive)).toEqual(['PAID', 'SIGNED', 'DEPOSIT COLLECTED', 'CHECKED IN']);
  });

  it('has a badge of its own', () => {
    const labels = BOOKING_STATUSES.map((status) => statusBadge(status).labelKey);
    expect(new Set(labels).size).toBe(BOOKING_STATUSES.length);
    expect(statusBadge('CHECKED IN').labelKey).toBe('in_progress');
    expect(statusBadge('CHECKOUT ISSUE ADDED')).toEqual({
      tone: 'danger',
      labelKey: 'finished_with_problems',
    });
  });
});

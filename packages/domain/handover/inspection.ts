import type { BookingStatus } from '../booking/booking-state.ts';
import type { CounterEvent } from '../booking/timeline.ts';

/** When a car is looked at with whoever rents it: handed over, or back (docs/specification/handover.md 3). */
export const inspectionKinds = ['check_in', 'check_out'] as const;
export type InspectionKind = (typeof inspectionKinds)[number];

/** How full a tank is, in eighths as gauges show it. */
export const FULL_TANK_EIGHTHS = 8;

const DAY_MS = 86_400_000;

/**
 * Whether more than a day lies between a device's clock and the server's (docs/specification/handover.md 1): what it captured
 * is taken all the same, and marked.
 */
export function isClockOff(capturedAt: Date, recordedAt: Date): boolean {
  return Math.abs(capturedAt.getTime() - recordedAt.getTime()) > DAY_MS;
}

/** How long a check-in can be undone; nothing is paid out before (docs/specification/states.md 7). */
export const UNDO_MINUTES = 10;

/** Whether a check-in can still be undone; its last instant included. */
export function mayUndo(checkedInAt: Date, now: Date): boolean {
  return now.getTime() <= checkedInAt.getTime() + UNDO_MINUTES * 60_000;
}

/** The status that a booking had before its car was handed over: of signature and deposit the later one shows. */
export function statusBeforeCheckIn(
  counter: readonly { kind: CounterEvent }[],
): Extract<BookingStatus, 'PAID' | 'SIGNED' | 'DEPOSIT COLLECTED'> {
  const last = counter.findLast(({ kind }) => kind === 'signed' || kind === 'deposit_collected');
  if (last === undefined) return 'PAID';
  return last.kind === 'signed' ? 'SIGNED' : 'DEPOSIT COLLECTED';
}

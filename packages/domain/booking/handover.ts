import type { BookingStatus } from './booking-state.ts';

export const handoverKinds = ['pickup', 'return'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Bookings whose car is handed over, or was: paid for, and not cancelled. */
export const HANDED_OVER: readonly BookingStatus[] = [
  'PAID',
  'SIGNED',
  'DEPOSIT COLLECTED',
  'CHECKED IN',
  'CHECKED OUT',
  'CHECKOUT ISSUE ADDED',
];

/** Whether a pickup or a return has taken place. */
export function isDone(kind: HandoverKind, status: BookingStatus): boolean {
  if (kind === 'pickup') return ['CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED'].includes(status);
  return status === 'CHECKED OUT' || status === 'CHECKOUT ISSUE ADDED';
}

import type { BookingStatus } from './booking-state.ts';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The last part of the status label's text key, the same in every language file. */
export type StatusLabelKey =
  | 'pending'
  | 'paid'
  | 'signed'
  | 'deposit_collected'
  | 'in_progress'
  | 'finished'
  | 'finished_with_problems'
  | 'cancelled';

export type StatusBadge = Readonly<{ tone: BadgeTone; labelKey: StatusLabelKey }>;

const BADGES: Readonly<Record<BookingStatus, StatusBadge>> = {
  PENDING: { tone: 'warning', labelKey: 'pending' },
  PAID: { tone: 'success', labelKey: 'paid' },
  SIGNED: { tone: 'success', labelKey: 'signed' },
  'DEPOSIT COLLECTED': { tone: 'success', labelKey: 'deposit_collected' },
  'CHECKED IN': { tone: 'info', labelKey: 'in_progress' },
  'CHECKED OUT': { tone: 'neutral', labelKey: 'finished' },
  'CHECKOUT ISSUE ADDED': { tone: 'danger', labelKey: 'finished_with_problems' },
  CANCELLED: { tone: 'neutral', labelKey: 'cancelled' },
};

/** How a status is shown in lists (docs/specification/states.md 1: CHECKED IN reads 'in progress', ...). */
export function statusBadge(status: BookingStatus): StatusBadge {
  return BADGES[status];
}

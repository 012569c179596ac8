import type { CancelReason } from './cancel-reason.ts';
import { hasFailed, type RefundState } from './refund-state.ts';

export const TIMELINE_ACTORS = ['renter', 'company', 'platform'] as const;
export type TimelineActor = (typeof TIMELINE_ACTORS)[number];

/** What happens at the company's counter and is noted when it does. */
export const COUNTER_EVENTS = [
  'signed',
  'deposit_collected',
  'checked_in',
  'check_in_undone',
  'checked_out',
  'checked_out_with_issue',
] as const;
export type CounterEvent = (typeof COUNTER_EVENTS)[number];

export const TIMELINE_KINDS = [
  'reserved',
  'paid',
  /** Nothing was to be paid. */
  'confirmed',
  ...COUNTER_EVENTS,
  'changed',
  'extension_asked',
  'extension_accepted',
  'extension_declined',
  'extension_ended',
  'replacement_proposed',
  'replacement_accepted',
  'replacement_refused',
  'replacement_unanswered',
  'cancelled',
  'expired',
  'replaced',
  'payment_unavailable',
  'payment_failed',
  'payment_does_not_fit',
  'payment_returned',
  'not_handed_over',
  'no_show',
  'no_show_objected',
  'not_handed_over_reported',
  'not_handed_over_objected',
  'refunded',
  'refund_failed',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened; `at` is an instant, ISO 8601, the amount in minor units where money moved. */
export type TimelineEntry = {
  kind: TimelineKind;
  by: TimelineActor;
  at: string;
  amountMinor: number | null;
};

/** What the tables of record tell of a booking; instants, ISO 8601. */
export type BookingRecord = {
  createdAt: string;
  paidAt: string | null;
  /** After all changes. */
  totalMinor: number;
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  /** When the renter objected to a no-show. */
  objectedAt: string | null;
  /** When the renter said that no car was handed over, and when the company objected to that. */
  report: { reportedAt: string; objectedAt: string | null } | null;
  counter: readonly { kind: CounterEvent; at: string }[];
  /** Those that were made, and those that were paid and yet not made. */
  changes: readonly { madeAt: string | null; paidAt: string | null; differenceMinor: number }[];
  /** Extensions that were asked for; once made or paid they stand among the changes, too. */
  extensions: readonly {
    askedAt: string;
    acceptedAt: string | null;
    declinedAt: string | null;
    /** Not answered, or not paid, in time. */
    endedAt: string | null;
  }[];
  replacements: readonly { proposedAt: string; acceptedAt: string | null }[];
  refunds: readonly { at: string; amountMinor: number; state: RefundState }[];
};

const ENDINGS: Record<CancelReason, Pick<TimelineEntry, 'kind' | 'by'>> = {
  renter: { kind: 'cancelled', by: 'renter' },
  expired: { kind: 'expired', by: 'platform' },
  replaced: { kind: 'replaced', by: 'renter' },
  payment_unavailable: { kind: 'payment_unavailable', by: 'platform' },
  payment_failed: { kind: 'payment_failed', by: 'platform' },
  payment_does_not_fit: { kind: 'payment_does_not_fit', by: 'platform' },
  payment_returned: { kind: 'payment_returned', by: 'platform' },
  late_payment_refunded: { kind: 'expired', by: 'platform' },
  replacement_refused: { kind: 'replacement_refused', by: 'renter' },
  replacement_unanswered: { kind: 'replacement_unanswered', by: 'platform' },
  company: { kind: 'cancelled', by: 'company' },
  not_handed_over: { kind: 'not_handed_over', by: 'company' },
  no_show: { kind: 'no_show', by: 'company' },
};

/** Who cancelled a booking (docs/specification/states.md 4). */
export function cancelledBy(reason: CancelReason): TimelineActor {
  return ENDINGS[reason].by;
}

/** Everything that has happened to a booking, who did it and when; the first thing first. */
export function bookingTimeline(record: BookingRecord): TimelineEntry[] {
  const entries = [
    entry('reserved', 'renter', record.createdAt),
    ...paid(record),
    ...record.counter.map(({ kind, at }) => entry(kind, kind === 'signed' ? 'renter' : 'company', at)),
    ...record.extensions.flatMap(extending),
    ...record.changes.flatMap(changing),
    ...record.replacements.flatMap(replacing),
    ...(record.report === null ? [] : reported(record.report)),
    ...ended(record),
    ...(record.objectedAt === null ? [] : [entry('no_show_objected', 'renter', record.objectedAt)]),
    ...record.refunds.map(({ at, amountMinor, state }) =>
      entry(hasFailed(state) ? 'refund_failed' : 'refunded', 'platform', at, amountMinor),
    ),
  ];
  // Of things in the same instant, the order above tells which came first.
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}

function paid(record: BookingRecord): TimelineEntry[] {
  const { paidAt } = record;
  if (paidAt === null) return [];
  const firstMinor = firstPaymentMinor(record);
  return [
    firstMinor > 0 ? entry('paid', 'renter', paidAt, firstMinor) : entry('confirmed', 'platform', paidAt),
  ];
}

/** What was paid before any change: today's total less what the changes that were made added to it. */
export function firstPaymentMinor({
  totalMinor,
  changes,
}: Pick<BookingRecord, 'totalMinor' | 'changes'>): number {
  const made = changes.filter(({ madeAt }) => madeAt !== null);
  return made.reduce((sum, { differenceMinor }) => sum - differenceMinor, totalMinor);
}

function changing({ madeAt, paidAt, differenceMinor }: BookingRecord['changes'][number]): TimelineEntry[] {
  return [
    ...(paidAt === null ? [] : [entry('paid', 'renter', paidAt, differenceMinor)]),
    ...(madeAt === null ? [] : [entry('changed', 'renter', madeAt)]),
  ];
}

function extending(extension: BookingRecord['extensions'][number]): TimelineEntry[] {
  const { askedAt, acceptedAt, declinedAt, endedAt } = extension;
  return [
    entry('extension_asked', 'renter', askedAt),
    ...(acceptedAt === null ? [] : [entry('extension_accepted', 'company', acceptedAt)]),
    ...(declinedAt === null ? [] : [entry('extension_declined', 'company', declinedAt)]),
    ...(endedAt === null ? [] : [entry('extension_ended', 'platform', endedAt)]),
  ];
}

/** What was refused or not answered shows as the booking's end. */
function replacing({ proposedAt, acceptedAt }: BookingRecord['replacements'][number]): TimelineEntry[] {
  const proposed = entry('replacement_proposed', 'company', proposedAt);
  return acceptedAt === null ? [proposed] : [proposed, entry('replacement_accepted', 'renter', acceptedAt)];
}

function reported({ reportedAt, objectedAt }: NonNullable<BookingRecord['report']>): TimelineEntry[] {
  const said = entry('not_handed_over_reported', 'renter', reportedAt);
  return objectedAt === null ? [said] : [said, entry('not_handed_over_objected', 'company', objectedAt)];
}

function ended({ cancelledAt, cancelReason }: BookingRecord): TimelineEntry[] {
  if (cancelledAt === null || cancelReason === null) return [];
  const { kind, by } = ENDINGS[cancelReason];
  return [entry(kind, by, cancelledAt)];
}

function entry(
  kind: TimelineKind,
  by: TimelineActor,
  at: string,
  amountMinor: number | null = null,
): TimelineEntry {
  return { kind, by, at, amountMinor };
}

import { UNDO_MINUTES } from '../handover/inspection.ts';

/**
 * How a payout stands (docs/specification/money.md 2). `held`: something keeps it back; `sending`: transfers of it are on
 * their way; `failed`: the provider refused one for good; `reversed`: all of it was taken back.
 */
export const PAYOUT_STATES = ['due', 'held', 'sending', 'sent', 'failed', 'reversed'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export type PayoutEvent = 'hold' | 'release' | 'send' | 'arrive' | 'refuse' | 'retry' | 'take_back';

/** THE transition table. What is taken back before it was sent is as reversed as what came back. */
const TRANSITIONS: Readonly<Record<PayoutState, Readonly<Partial<Record<PayoutEvent, PayoutState>>>>> = {
  due: { hold: 'held', send: 'sending', take_back: 'reversed' },
  held: { release: 'due', take_back: 'reversed' },
  sending: { arrive: 'sent', refuse: 'failed' },
  sent: { take_back: 'reversed' },
  failed: { retry: 'due', take_back: 'reversed' },
  reversed: {},
};

/** The state afterwards; null: nothing of the kind happens in this state. */
export function payoutAfter(state: PayoutState, event: PayoutEvent): PayoutState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** What earned a payout. */
export const PAYOUT_CAUSES = ['check_in', 'extension'] as const;
export type PayoutCause = (typeof PAYOUT_CAUSES)[number];

/** How the reversal of a transfer stands; `refused`: by the provider, for good. */
export const REVERSAL_STATES = ['requested', 'made', 'refused'] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];

/** `taken_back` with the company's share; `by_staff`: to be paid out again. */
export const REVERSAL_REASONS = ['taken_back', 'by_staff'] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];

/** Nothing is paid out, and nothing invoiced, while the check-in can still be undone (docs/specification/states.md 7). */
export const PAYOUT_DELAY_MS = UNDO_MINUTES * 60_000;
/** A payout that the provider refused is tried again after so long. */
export const PAYOUT_RETRY_MS = 60 * 60_000;

/** Above so much a reversal by hand needs two persons: 500.00. */
export const SECOND_PERSON_ABOVE_MINOR = 50_000;

export const needsSecondPerson = (amountMinor: number): boolean => amountMinor > SECOND_PERSON_ABOVE_MINOR;

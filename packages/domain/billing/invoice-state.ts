/**
 * How an invoice of the platform's stands (docs/specification/money.md 3). `undelivered`: issued, and kept for its recipient by
 * the exchange system; `rejected`: counts as not issued.
 */
export const INVOICE_STATES = [
  'numbered',
  'validated',
  'transmitted',
  'delivered',
  'undelivered',
  'rejected',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export type InvoiceEvent = 'validate' | 'transmit' | 'deliver' | 'not_deliver' | 'reject';

/**
 * THE transition table. What could not be delivered may be later. What was rejected, or could not be sent as it was built, is
 * built anew under another file name.
 */
const TRANSITIONS: Readonly<Record<InvoiceState, Readonly<Partial<Record<InvoiceEvent, InvoiceState>>>>> = {
  numbered: { validate: 'validated' },
  validated: { validate: 'validated', transmit: 'transmitted' },
  transmitted: { deliver: 'delivered', not_deliver: 'undelivered', reject: 'rejected' },
  delivered: {},
  undelivered: { deliver: 'delivered' },
  rejected: { validate: 'validated' },
};

/** The state afterwards; null: nothing of the kind happens in this state. */
export function invoiceAfter(state: InvoiceState, event: InvoiceEvent): InvoiceState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** Whether it was rejected, or could not be sent as it was built; what is on its way, or arrived, is not sent again. */
export const mayResend = ({ state, problem }: { state: InvoiceState; problem: string | null }): boolean =>
  state === 'rejected' || ((state === 'numbered' || state === 'validated') && problem !== null);

/** A rejected invoice is sent again within so many days of its rejection (docs/specification/money.md 3.3). */
export const RESEND_DAYS = 5;

/** Whether its days to be sent again have passed. */
export const isResendOverdue = (state: InvoiceState, stateAt: Date, now: Date): boolean =>
  state === 'rejected' && now.getTime() - stateAt.getTime() > RESEND_DAYS * 86_400_000;

/** FatturaPA's TipoDocumento: an invoice, a credit note. */
export const INVOICE_KINDS = ['TD01', 'TD04'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** An amount of a document as its lists and sums have it: a credit note's is taken off. */
export const signedAmount = (kind: InvoiceKind, minor: number): number =>
  kind === 'TD04' ? 0 - minor : minor;

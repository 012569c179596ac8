import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { isApiError, type ApiError } from '@nolo/contract/api-error.ts';
import type { Step } from '../rental/rental.ts';

/** Why paying did not happen, as the screen tells it. */
export type PayProblem =
  | { kind: 'log_in' }
  | { kind: 'documents' }
  | { kind: 'taken' }
  | { kind: 'price_changed'; before: WireQuote; after: WireQuote }
  | { kind: 'already_paid' }
  | { kind: 'too_many_unpaid' }
  | { kind: 'payment_unavailable' }
  /** Something in an earlier step; `fields` as the server names them. */
  | { kind: 'step'; step: Step; message: string; fields: Record<string, string[]> }
  /** No answer came, because of the network or of ours. */
  | { kind: 'unreached'; message: string }
  | { kind: 'message'; message: string };

/** The specification's alerts, before anything is sent. */
export function alertBefore(
  token: string,
  { documents_status }: Pick<CustomerProfile, 'documents_status'>,
): PayProblem | null {
  if (!token) return { kind: 'log_in' };
  return lacksDocuments(documents_status) ? { kind: 'documents' } : null;
}

/** The step in which a field of the request is filled in; null for one that no step shows. */
export function stepOfField(field: string): Step | null {
  if (/^(billing|company)\b/.test(field)) return 'billing';
  if (/^(coupon|extras|additional_drivers)\b/.test(field)) return 'extras';
  if (/^(start_date|end_date|pickup_location|return_location|delivery|dealId)\b/.test(field)) return 'rental';
  return null;
}

const kinds = {
  'auth.required': 'log_in',
  'booking.documents_missing': 'documents',
  'booking.dates_taken': 'taken',
  'booking.car_offline': 'taken',
  'car.not_found': 'taken',
  'booking.already_paid': 'already_paid',
  'booking.too_many_unpaid': 'too_many_unpaid',
  'payment.unavailable': 'payment_unavailable',
} as const;

/** What a failed reservation means. `use-pay.ts` handles a changed price: the new one must be fetched. */
export function problemOf(error: unknown): PayProblem {
  if (!isApiError(error)) return { kind: 'message', message: '' };
  const kind = Object.entries(kinds).find(([code]) => code === error.code)?.[1];
  if (kind) return { kind };
  if (error.code === 'network') return { kind: 'unreached', message: error.message };
  const step = stepOfRefusal(error);
  if (step) return { kind: 'step', step, message: error.message, fields: error.errors };
  return { kind: 'message', message: error.message };
}

/** The step in which a refusal is to be put right; null for one that no step can. */
export function stepOfRefusal({ code, errors }: Pick<ApiError, 'code' | 'errors'>): Step | null {
  for (const field of Object.keys(errors)) {
    const step = stepOfField(field);
    if (step) return step;
  }
  return code.startsWith('coupon.') ? 'extras' : null;
}

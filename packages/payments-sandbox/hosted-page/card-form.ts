import { keysOf } from '@nolo/domain/records.ts';
import type { Payer } from '../store/records.ts';
import type { CardEntry } from '../payment-methods/create-card.ts';
import type { Texts } from './texts.ts';

/** `savedCard` stands for the choice among those that are saved. */
export type Field = CardField | 'savedCard';
type CardField = 'email' | 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'billingName';
export type FieldErrors = Partial<Record<Field, string>>;

/** What was typed, shown again beside the errors. The CVC is never shown again. */
export interface Typed {
  email: string;
  cardNumber: string;
  cardExpiry: string;
  billingName: string;
  /** The saved card that was chosen; empty for a new one. */
  savedCard: string;
}

export const NOTHING_TYPED: Typed = {
  email: '',
  cardNumber: '',
  cardExpiry: '',
  billingName: '',
  savedCard: '',
};

export type CheckedForm =
  | { ok: true; payer: Payer; card: CardEntry; typed: Typed }
  | { ok: false; errors: FieldErrors; typed: Typed };

export function checkCardForm(
  form: URLSearchParams,
  knownEmail: string | null,
  texts: Texts,
  today: Date,
): CheckedForm {
  const value = (name: Field) => (form.get(name) ?? '').trim();
  const typed: Typed = {
    email: knownEmail ?? value('email'),
    cardNumber: value('cardNumber'),
    cardExpiry: value('cardExpiry'),
    billingName: value('billingName'),
    savedCard: '',
  };
  const number = typed.cardNumber.replace(/[\s-]/g, '');
  const expiry = readExpiry(typed.cardExpiry);
  const found: Record<CardField, string | null> = {
    email: emailError(typed.email, texts),
    cardNumber: numberError(number, texts),
    cardExpiry: expiryError(typed.cardExpiry, expiry, today, texts),
    cardCvc: cvcError(value('cardCvc'), number, texts),
    billingName: typed.billingName === '' ? texts.nameMissing : null,
  };
  const errors: FieldErrors = {};
  for (const field of keysOf(found)) if (found[field] !== null) errors[field] = found[field];
  if (Object.keys(errors).length > 0 || !expiry) return { ok: false, errors, typed };
  return {
    ok: true,
    payer: { email: typed.email, name: typed.billingName },
    card: { number, expMonth: expiry.month, expYear: expiry.year },
    typed,
  };
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, character] of digits.split('').toReversed().entries()) {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function emailError(email: string, texts: Texts): string | null {
  if (email === '') return texts.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 ? null : texts.emailInvalid;
}

function numberError(number: string, texts: Texts): string | null {
  if (number === '') return texts.numberMissing;
  if (!/^\d+$/.test(number) || number.length > 19) return texts.numberInvalid;
  if (number.length < (isAmex(number) ? 15 : 16)) return texts.numberIncomplete;
  return passesLuhn(number) ? null : texts.numberInvalid;
}

function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^(\d{1,2})\s*[/\-. ]\s*(\d{2}|\d{4})$|^(\d{2})(\d{2})$/.exec(text);
  if (!match) return null;
  const month = Number(match[1] ?? match[3]);
  const year = Number(match[2] ?? match[4]);
  return month < 1 || month > 12 ? null : { month, year: year < 100 ? 2000 + year : year };
}

function expiryError(
  text: string,
  expiry: { month: number; year: number } | null,
  today: Date,
  texts: Texts,
): string | null {
  if (text === '') return texts.expiryMissing;
  if (!expiry) return texts.expiryInvalid;
  const monthsLeft = (expiry.year - today.getUTCFullYear()) * 12 + expiry.month - (today.getUTCMonth() + 1);
  if (monthsLeft < 0) return texts.expiryPast;
  return expiry.year > today.getUTCFullYear() + 50 ? texts.expiryInvalid : null;
}

function cvcError(cvc: string, number: string, texts: Texts): string | null {
  if (cvc === '') return texts.cvcMissing;
  const digits = isAmex(number) ? 4 : 3;
  return new RegExp(`^\\d{${digits}}$`).test(cvc) ? null : texts.cvcInvalid(digits);
}

function isAmex(number: string): boolean {
  return /^3[47]/.test(number);
}

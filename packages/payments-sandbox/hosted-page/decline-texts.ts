import type { FieldErrors } from './card-form.ts';
import type { Texts } from './texts.ts';

/** Says why the card was refused, beside the field the payer can do something about. */
export function declineErrors(
  code: string | undefined,
  declineCode: string | undefined,
  texts: Texts,
): FieldErrors {
  if (code === 'expired_card') return { cardExpiry: texts.cardExpired };
  if (code === 'incorrect_cvc') return { cardCvc: texts.cvcIncorrect };
  if (code === 'processing_error') return { cardNumber: texts.processingError };
  if (code?.endsWith('authentication_failure')) return { cardNumber: texts.authenticationFailed };
  if (declineCode === 'insufficient_funds') return { cardNumber: texts.insufficientFunds };
  if (declineCode === 'test_mode_live_card') return { cardNumber: texts.notTestCard };
  return { cardNumber: texts.cardDeclined };
}

import { AppError } from '../platform/app-error.ts';

/**
 * The provider does not let us: a key that was changed, or one that lacks the right. For the renter it is as unavailable as
 * a provider that is out of order; a person has to mend it.
 */
export class NotPermitted extends AppError {
  /** The HTTP status of the provider's answer. */
  readonly answer: number;

  constructor(answer: number, cause: unknown) {
    super('payment.unavailable', { cause });
    this.answer = answer;
  }
}

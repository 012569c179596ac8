import type { FieldError } from '../../contract/error-codes.ts';
import { AppError } from '../platform/app-error.ts';
import { isWeakPassword } from './password-strength.ts';

type Choice = {
  password: string;
  /** The form's field it was typed into. */
  field: string;
  /** What a guesser may know: names, address, telephone. */
  personal: readonly string[];
};

/** @throws AppError `account.password_weak` naming the field */
export async function refuseWeakPassword({ password, field, personal }: Choice): Promise<void> {
  const weak: FieldError = 'password_weak';
  if (await isWeakPassword(password, personal))
    throw new AppError('account.password_weak', { fields: { [field]: weak } });
}

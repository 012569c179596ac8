import type { FieldError } from '@nolo/contract/error-codes.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { isCommonPassword, isWeakPassword } from './password-strength.ts';

type Choice = {
  password: string;
  /** The form's field it was typed into. */
  field: string;
};
type OwnChoice = Choice & {
  /** What a guesser may know: names, address, telephone. */
  personal: readonly string[];
};
type Given = Pick<Deps, 'breachedPasswords'>;

const breached = (field: string) =>
  new AppError('account.password_breached', { fields: { [field]: 'account.password_breached' } });

/** @throws AppError `account.password_weak` or `account.password_breached`, naming the field */
export async function refuseWeakPassword(
  { breachedPasswords }: Given,
  { password, field, personal }: OwnChoice,
): Promise<void> {
  const weak: FieldError = 'password_weak';
  if (await isWeakPassword(password, personal))
    throw new AppError('account.password_weak', { fields: { [field]: weak } });
  if (await breachedPasswords?.has(password)) throw breached(field);
}

/**
 * After a reset six characters will do, as specified, and of so few none are strong; but not those that everybody tries
 * first. @throws AppError `account.password_breached`
 */
export async function refuseKnownPassword(
  { breachedPasswords }: Given,
  { password, field }: Choice,
): Promise<void> {
  const isKnown = (await isCommonPassword(password)) || (await breachedPasswords?.has(password));
  if (isKnown) throw breached(field);
}

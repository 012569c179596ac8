import type { z } from 'zod';
import type { signUpBody } from '../../contract/accounts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { hashPassword } from '../platform/passwords.ts';
import { insertAccount } from './account-store.ts';
import { isWeakPassword } from './password-strength.ts';
import { sendVerification } from './send-verification.ts';

type Form = z.output<typeof signUpBody>;

function refuseWeakPassword(form: Form): void {
  const personal = [form.first_name, form.last_name, form.email, form.mobile_number];
  if (isWeakPassword(form.password, personal)) {
    throw new AppError('account.password_weak', { fields: { password: 'password_weak' } });
  }
}

/**
 * Creates an account and sends the mail that verifies its address.
 * @throws AppError `account.password_weak`, `account.email_taken`
 */
export async function signUp(deps: Deps, { language }: Caller, form: Form): Promise<void> {
  refuseWeakPassword(form);
  const passwordHash = await hashPassword(form.password);
  await inTransaction(deps.database, async (transaction) => {
    const accountId = await insertAccount(transaction, {
      email: form.email,
      passwordHash,
      firstName: form.first_name,
      lastName: form.last_name,
      mobileNumber: form.mobile_number,
      countryCode: form.country_code,
      country: form.country,
      gender: form.gender,
      language,
    });
    if (accountId === null) {
      throw new AppError('account.email_taken', { fields: { email: 'account.email_taken' } });
    }
    const recipient = { accountId, email: form.email, firstName: form.first_name, language };
    await sendVerification(deps, transaction, recipient);
  });
}

import type { Insertable } from 'kysely';
import type { User } from '@nolo/contract/accounts.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Account } from '@nolo/db/database-types.ts';

export type NewAccount = Omit<User, 'isEmailVerified' | 'dob' | 'dl_issue_date'> & {
  passwordHash: string;
  language: Language;
};

/** An account as it begins: nobody has verified its address, no documents are there. */
export function accountRow({ passwordHash, ...account }: NewAccount) {
  return {
    email: account.email,
    password_hash: passwordHash,
    first_name: account.first_name,
    last_name: account.last_name,
    mobile_number: account.mobile_number,
    country_code: account.country_code,
    country: account.country,
    gender: account.gender,
    language: account.language,
  } satisfies Insertable<Account>;
}

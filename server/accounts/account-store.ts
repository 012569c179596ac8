import type { User } from '../../contract/accounts.ts';
import type { Connection } from '../platform/database.ts';
import type { Language } from '../../locales/language.ts';

export type NewAccount = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  mobileNumber: string;
  countryCode: string;
  country: User['country'];
  gender: NonNullable<User['gender']>;
  language: Language;
};

/** The new account's id; null when the e-mail address has one already. */
export async function insertAccount(connection: Connection, account: NewAccount): Promise<string | null> {
  const row = await connection
    .insertInto('account')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      mobile_number: account.mobileNumber,
      country_code: account.countryCode,
      country: account.country,
      gender: account.gender,
      language: account.language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const USER_COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'email_verified_at',
  'mobile_number',
  'gender',
  'country',
  'country_code',
  'dob',
] as const;

type UserRow = {
  first_name: string;
  last_name: string;
  email: string;
  email_verified_at: Date | null;
  mobile_number: string;
  gender: string | null;
  country: string;
  country_code: string;
  dob: string | null;
};

function userOf({ email_verified_at, gender, country, ...row }: UserRow): User {
  return {
    ...row,
    isEmailVerified: email_verified_at !== null,
    // Kept to these values by the table's checks.
    gender: gender as User['gender'],
    country: country as User['country'],
  };
}

export type Credentials = { accountId: string; passwordHash: string; user: User };

export async function findCredentials(connection: Connection, email: string): Promise<Credentials | null> {
  const row = await connection
    .selectFrom('account')
    .select(['id', 'password_hash', ...USER_COLUMNS])
    .where('email', '=', email)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, password_hash, ...user } = row;
  return { accountId: id, passwordHash: password_hash, user: userOf(user) };
}

/** The user of a session. Throws when the account is gone, which its tokens do not outlive. */
export async function findUser(connection: Connection, accountId: string): Promise<User> {
  const row = await connection
    .selectFrom('account')
    .select(USER_COLUMNS)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return userOf(row);
}

/** Someone who has signed up and not yet verified the address; null for everybody else. */
export async function findUnverified(
  connection: Connection,
  email: string,
): Promise<{ accountId: string; firstName: string } | null> {
  const row = await connection
    .selectFrom('account')
    .select(['id', 'first_name'])
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return row ? { accountId: row.id, firstName: row.first_name } : null;
}

/** Marks the address verified, the first time; tells the address. */
export async function markEmailVerified(
  connection: Connection,
  accountId: string,
  at: Date,
): Promise<string> {
  const row = await connection
    .updateTable('account')
    .set((expression) => ({
      email_verified_at: expression.fn.coalesce('email_verified_at', expression.val(at)),
    }))
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return row.email;
}

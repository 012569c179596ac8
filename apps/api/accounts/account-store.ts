import type { Insertable } from 'kysely';
import type { User } from '@nolo/contract/accounts.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Account } from '@nolo/db/database-types.ts';

/**
 * The account of a new sign-up, unverified; one of that address that nobody has verified yet becomes it. Null when
 * the address is somebody's. Without a token no browser is logged in by verifying.
 */
export async function saveUnverifiedAccount(
  connection: Connection,
  { signUpToken, ...account }: NewAccount & { signUpToken: { hash: Buffer; expiresAt: Date } | null },
  now: Date,
): Promise<string | null> {
  const { email, ...row } = accountRow(account);
  const rest = {
    ...row,
    sign_up_token_hash: signUpToken?.hash ?? null,
    sign_up_token_expires_at: signUpToken?.expiresAt ?? null,
  };
  const saved = await connection
    .insertInto('account')
    .values({ email, ...rest, created_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(rest).where('account.email_verified_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return saved?.id ?? null;
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
  'dl_issue_date',
] as const;

type UserRow = {
  first_name: string;
  last_name: string;
  email: string;
  email_verified_at: Date | null;
  mobile_number: string;
  gender: User['gender'];
  country: User['country'];
  country_code: string;
  dob: string | null;
  dl_issue_date: string | null;
};

function userOf({ email_verified_at, ...row }: UserRow): User {
  return { ...row, isEmailVerified: email_verified_at !== null };
}

export type Credentials = { accountId: string; passwordHash: string; user: User };

export async function findCredentials(connection: Connection, email: string): Promise<Credentials | null> {
  const row = await connection
    .selectFrom('account')
    .select(['id', 'password_hash', ...USER_COLUMNS])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
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
export async function findUnverified(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether this is the token that the latest sign-up of the account gave its browser, and not too old. */
export async function isSignUpToken(
  connection: Connection,
  accountId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('sign_up_token_hash', '=', hash)
    .where('sign_up_token_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the address verified, the first time, from when on a sign-up's token is worth nothing; tells the address. */
export async function markEmailVerified(
  connection: Connection,
  accountId: string,
  at: Date,
): Promise<string> {
  const row = await connection
    .updateTable('account')
    .set((expression) => ({
      email_verified_at: expression.fn.coalesce('email_verified_at', expression.val(at)),
      sign_up_token_hash: null,
      sign_up_token_expires_at: null,
    }))
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return row.email;
}

/** Whoever has this address, verified or not. A deleted account has none. */
export async function findAccountByAddress(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export type Reader = { email: string; firstName: string; language: Language };

/** Whom a mail about the account goes to; null when it is deleted. */
export async function findReader(connection: Connection, accountId: string): Promise<Reader | null> {
  const row = await connection
    .selectFrom('account')
    .select(['email', 'first_name as firstName', 'language'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPasswordHash(connection: Connection, accountId: string): Promise<string> {
  const row = await connection
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function updatePassword(
  connection: Connection,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await connection
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
}

type NewAccount = Omit<User, 'isEmailVerified' | 'dob' | 'dl_issue_date'> & {
  passwordHash: string;
  language: Language;
};

/** The row of a new account: address not verified, no documents. */
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

import { randomBytes, randomUUID } from 'node:crypto';
import type { MemberRole, StaffRole } from '@nolo/domain/account/roles.ts';
import { accountRow } from '@nolo/api/accounts/account-store.ts';
import type { StaffActor } from '@nolo/api/platform/caller.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import type { Database } from '@nolo/db/database.ts';
import { testNow } from '../setup/test-day.ts';

export type TestMember = { accountId: string; email: string; cookie: string };

type Of = { companyId: number } | { contractorId: number };

async function createAccount(
  database: Database,
  passwordHash: string,
): Promise<{ id: string; email: string }> {
  const email = `member-${randomBytes(6).toString('hex')}@nolo.test`;
  const row = accountRow({
    email,
    passwordHash,
    first_name: 'Anna',
    last_name: 'Bruni',
    mobile_number: '3331234567',
    country_code: '+39',
    country: 'IT',
    gender: null,
    language: 'it',
  });
  const { id } = await database
    .insertInto('account')
    .values({ ...row, email_verified_at: testNow() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email };
}

async function openSession(
  database: Database,
  accountId: string,
  kind: 'business' | 'staff',
): Promise<string> {
  const { token, hash } = newToken();
  const now = testNow();
  await database
    .insertInto('session')
    .values({
      token_hash: hash,
      account_id: accountId,
      kind,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 12 * 3_600_000),
    })
    .execute();
  return `nolo_${kind}=${token}`;
}

/** A member who is logged in to the portal. `accountId`: of somebody who has an account. */
export async function createMember(
  database: Database,
  role: MemberRole,
  of: Of,
  options: { accountId?: string; passwordHash?: string; isNotified?: boolean } = {},
): Promise<TestMember> {
  const account =
    options.accountId === undefined
      ? await createAccount(database, options.passwordHash ?? 'not used here')
      : { id: options.accountId, email: '' };
  await database
    .insertInto('member')
    .values({
      account_id: account.id,
      company_id: 'companyId' in of ? of.companyId : null,
      contractor_id: 'contractorId' in of ? of.contractorId : null,
      role,
      is_notified: options.isNotified ?? false,
      created_at: testNow(),
    })
    .execute();
  const cookie = await openSession(database, account.id, 'business');
  return { accountId: account.id, email: account.email, cookie };
}

/** Somebody of the staff who is logged in to the back office. */
export async function createStaff(
  database: Database,
  roles: readonly StaffRole[],
  options: { passwordHash?: string } = {},
): Promise<TestMember> {
  const account = await createAccount(database, options.passwordHash ?? 'not used here');
  for (const role of roles) {
    await database
      .insertInto('staff_member')
      .values({ account_id: account.id, role, created_at: testNow() })
      .execute();
  }
  return {
    accountId: account.id,
    email: account.email,
    cookie: await openSession(database, account.id, 'staff'),
  };
}

/** Somebody of the staff, for what a test has done without a call. */
export async function staffActor(database: Database, roles: readonly StaffRole[]): Promise<StaffActor> {
  const { accountId } = await createStaff(database, roles);
  return { kind: 'staff', accountId, sessionId: randomUUID() };
}

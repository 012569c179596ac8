import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { StaffRole } from '@nolo/domain/account/roles.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { addAdmin } from './add-admin.ts';
import { findStaffRoles } from './staff-store.ts';
import { takeStaffRole } from './take-staff-role.ts';

let test: TestApp;
let admin: TestMember;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.deps.database.deleteFrom('staff_member').execute();
  admin = await createStaff(test.deps.database, ['admin']);
});

type Asked = { params?: Record<string, string>; body?: object; by?: TestMember };

async function ask(endpoint: Endpoint, { params = {}, body, by = admin }: Asked = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const give = (email: string, role: StaffRole) => ask(staffApi.giveStaffRole, { body: { email, role } });
const take = ({ accountId }: { accountId: string }, role: StaffRole, by = admin) =>
  ask(staffApi.takeStaffRole, { params: { id: accountId, role }, by });
const actor = ({ accountId }: TestMember) => ({ kind: 'staff', accountId, sessionId: randomUUID() }) as const;
const rolesOf = ({ accountId }: { accountId: string }) => findStaffRoles(test.deps.database, accountId);

const audit = ({ accountId }: { accountId: string }) =>
  test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object', 'session_id', 'before', 'after'])
    .where('actor_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('who is of the staff', () => {
  it('is listed with roles, second factor, and who asks', async () => {
    const { database } = test.deps;
    const both = await createStaff(database, ['finance', 'support']);
    const at = testNow();
    const factor = { account_id: admin.accountId, secret: 'sealed', created_at: at };
    await database
      .insertInto('second_factor')
      .values({ ...factor, confirmed_at: at, last_step: '1' })
      .execute();
    const begun = { account_id: both.accountId, secret: 'sealed', created_at: at, expires_at: at };
    await database.insertInto('second_factor').values(begun).execute();
    const { people } = (await ask(staffApi.staffPeople)).data;
    expect(people).toHaveLength(2);
    expect(people).toEqual(
      expect.arrayContaining([
        {
          id: admin.accountId,
          name: 'Anna Bruni',
          email: admin.email,
          roles: ['admin'],
          has_second_factor: true,
          since: expect.any(String),
          is_self: true,
        },
        expect.objectContaining({
          id: both.accountId,
          roles: ['support', 'finance'],
          has_second_factor: false,
          is_self: false,
        }),
      ]),
    );
  });
});

describe('a role', () => {
  it('is given to an account by its address, once, and written down', async () => {
    const renter = await createRenter(test.deps.database);
    for (const email of [renter.email.toUpperCase(), renter.email])
      expect((await give(email, 'documents')).status).toBe(200);
    expect(await rolesOf(renter)).toEqual(['documents']);
    expect(await audit(admin)).toMatchObject([
      {
        action: 'staff_role_given',
        object: renter.email,
        before: { role: null },
        after: { role: 'documents' },
      },
    ]);
  });

  it('is given to nobody without a verified address', async () => {
    const renter = await createRenter(test.deps.database);
    await test.deps.database
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('id', '=', renter.accountId)
      .execute();
    for (const email of [renter.email, 'nobody@nolo.test'])
      expect(await give(email, 'support')).toMatchObject({ status: 404, code: 'staff.account_unknown' });
    expect(await give('no address', 'support')).toMatchObject({ status: 400 });
    expect(await rolesOf(renter)).toEqual([]);
  });

  it('is taken away: with the last one the session ends, and does not come back with another role', async () => {
    const person = await createStaff(test.deps.database, ['support', 'documents']);
    expect((await take(person, 'documents')).status).toBe(200);
    expect((await ask(staffApi.staffDocuments, { by: person })).status).toBe(403);
    expect((await ask(staffApi.staffIssues, { by: person })).status).toBe(200);
    await take(person, 'support');
    expect(await ask(staffApi.staffProfile, { by: person })).toMatchObject({ status: 401 });
    await give(person.email, 'support');
    expect(await ask(staffApi.staffProfile, { by: person })).toMatchObject({ status: 401 });
    expect((await audit(admin))[1]).toMatchObject({
      action: 'staff_role_taken',
      object: person.email,
      before: { role: 'support' },
      after: { role: null },
    });
  });

  it('that somebody does not have is taken from nobody', async () => {
    const person = await createStaff(test.deps.database, ['support']);
    for (const [who, role] of [
      [person, 'finance'],
      [person, 'admin'],
      [{ accountId: randomUUID() }, 'support'],
    ] as const)
      expect(await take(who, role)).toMatchObject({ status: 404, code: 'staff.role_not_found' });
  });
});

describe('the last admin', () => {
  const refused = { status: 409, code: 'staff.last_admin' };

  it('is not removed, by themselves neither; one of two is', async () => {
    expect(await take(admin, 'admin')).toMatchObject(refused);
    expect(await rolesOf(admin)).toEqual(['admin']);
    const other = await createStaff(test.deps.database, ['admin', 'support']);
    expect((await take(other, 'admin', other)).status).toBe(200);
    expect(await rolesOf(other)).toEqual(['support']);
    expect(await take(admin, 'admin')).toMatchObject(refused);
  });

  it.each(['each other', 'themselves'])('stays when two remove %s at once', async (whom) => {
    const other = await createStaff(test.deps.database, ['admin']);
    const [first, second] = whom === 'themselves' ? [admin, other] : [other, admin];
    // Both have been let in before either is none any more.
    const both = await Promise.allSettled([
      takeStaffRole(test.deps, actor(admin), { id: first.accountId, role: 'admin' }),
      takeStaffRole(test.deps, actor(other), { id: second.accountId, role: 'admin' }),
    ]);
    expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual([
      'staff.last_admin',
    ]);
    expect([...(await rolesOf(admin)), ...(await rolesOf(other))]).toEqual(['admin']);
  });

  it('does not delete their account', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    await database.deleteFrom('staff_member').execute();
    await addAdmin(test.deps, renter);
    const leave = () =>
      test.app.inject({
        method: 'DELETE',
        url: '/api/v1/customer/account-delete',
        headers: bearer(renter),
      });
    expect((await leave()).json()).toMatchObject(refused);
    await createStaff(database, ['admin']);
    expect((await leave()).statusCode).toBe(200);
    expect(await rolesOf(renter)).toEqual([]);
  });
});

it('whoever runs the site makes an admin of an account, which the audit trail names', async () => {
  const renter = await createRenter(test.deps.database);
  expect(await addAdmin(test.deps, { email: 'nobody@nolo.test' })).toBe('unknown');
  expect(await addAdmin(test.deps, { email: 'no address' })).toBe('unknown');
  expect(await addAdmin(test.deps, { email: ` ${renter.email.toUpperCase()}` })).toBe('added');
  expect(await addAdmin(test.deps, renter)).toBe('is_admin');
  expect(await rolesOf(renter)).toEqual(['admin']);
  expect(await audit(renter)).toMatchObject([
    { action: 'staff_role_given', object: renter.email, session_id: null, after: { role: 'admin' } },
  ]);
});

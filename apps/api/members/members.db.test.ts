import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { INVITATION_DAYS, MOST_INVITATIONS } from '@nolo/domain/account/account-limits.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { PASSWORD, signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { hashPassword } from '../platform/passwords.ts';
import { sendInvitation } from './invite-member.ts';

const clock = testClock(testNow());
let test: TestApp;
let companyId: number;
let owner: TestMember;
let passwordHash: string;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());
beforeEach(async () => {
  companyId = (await createCompany(test.deps.database, {})).id;
  owner = await createMember(test.deps.database, 'owner', { companyId }, { passwordHash });
});

type Asked = { params?: Record<string, string | number>; body?: object; by?: TestMember; app?: TestApp };

async function ask(endpoint: Endpoint, { params = {}, body, by = owner, app = test }: Asked = {}) {
  const reply = await app.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, ...params } }),
    headers: {
      host: 'localhost',
      origin: app.deps.config.PUBLIC_ORIGIN,
      cookie: by.cookie,
      'accept-language': 'it',
    },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const newAddress = () => `invited-${(count += 1)}@nolo.test`;

async function invite(email: string, role: MemberRole = 'counter'): Promise<void> {
  expect(await ask(businessApi.inviteMember, { body: { email, role } })).toMatchObject({ status: 201 });
}

const mailsTo = async (email: string) =>
  (await queuedMails(test.deps)).flatMap((mail) =>
    mail.recipient === email && mail.template === 'member-invited' ? [mail] : [],
  );

async function tokenTo(email: string): Promise<string> {
  const data = (await mailsTo(email)).at(-1)?.data as { token: string };
  return data.token;
}

const read = (token: string) => ask(businessApi.invitation, { body: { token } });
const person = { first_name: 'Sara', last_name: 'Marini', password: PASSWORD };
const acceptAsNew = (token: string, changes: object = {}) =>
  ask(businessApi.acceptInvitation, { body: { has_account: false, token, ...person, ...changes } });
const acceptAsKnown = (token: string, password = PASSWORD) =>
  ask(businessApi.acceptInvitation, { body: { has_account: true, token, password } });

const logIn = (email: string, password = PASSWORD) =>
  ask(businessApi.logInMember, { body: { email, password } });

async function listed() {
  const { data } = await ask(businessApi.companyMembers);
  return data as {
    members: { id: string; email: string; role: MemberRole; is_self: boolean; is_contractors: boolean }[];
    invitations: { id: string; email: string; is_expired: boolean; is_ended: boolean }[];
  };
}

async function idOf(email: string): Promise<string> {
  return (await listed()).members.find((one) => one.email === email)?.id ?? '';
}

const trail = async () =>
  (await ask(businessApi.companyAudit)).data.events.map(
    ({ action, actor, object, before, after }: Record<string, unknown>) => ({
      action,
      actor,
      object,
      before,
      after,
    }),
  );

const newMember = (role: MemberRole) =>
  createMember(test.deps.database, role, { companyId }, { passwordHash });

describe('somebody without an account', () => {
  it('is invited by mail, reads to what, chooses a password, and logs in as the counter', async () => {
    const email = newAddress();
    await invite(email.toUpperCase());
    expect(await mailsTo(email)).toMatchObject([
      {
        language: 'it',
        websiteId: null,
        data: { invitedBy: 'Anna Bruni', role: 'counter', company: expect.any(String) },
      },
    ]);
    const token = await tokenTo(email);
    expect((await read(token)).data).toEqual({
      company: expect.any(String),
      invited_by: 'Anna Bruni',
      role: 'counter',
      email,
      has_account: false,
    });
    expect(await acceptAsNew(token)).toMatchObject({ status: 200 });
    expect((await logIn(email)).data).toEqual({ next: 'in', recovery_codes: [] });
    const { members, invitations } = await listed();
    expect(members).toMatchObject([
      { email: owner.email, role: 'owner', is_self: true },
      { email, name: 'Sara Marini', role: 'counter', is_self: false, is_contractors: false },
    ]);
    expect(invitations).toEqual([]);
    expect(await trail()).toEqual([
      expect.objectContaining({ action: 'logged_in', actor: 'Sara Marini' }),
      {
        action: 'invitation_accepted',
        actor: 'Sara Marini',
        object: email,
        before: { role: null },
        after: { role: 'counter' },
      },
      {
        action: 'member_invited',
        actor: 'Anna Bruni',
        object: email,
        before: { role: null },
        after: { role: 'counter' },
      },
    ]);
  });

  it('chooses a password as at sign-up, and may try again', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    expect(await acceptAsNew(token, { password: 'short' })).toMatchObject({
      status: 400,
      errors: { password: expect.any(Array) },
    });
    expect(await acceptAsNew(token, { first_name: ' ' })).toMatchObject({
      status: 400,
      errors: { first_name: expect.any(Array) },
    });
    for (const password of ['password', 'sara.marini']) {
      expect(await acceptAsNew(token, { password })).toMatchObject({ code: 'account.password_weak' });
    }
    expect(await acceptAsKnown(token)).toMatchObject({ code: 'account.credentials_wrong' });
    expect(await acceptAsNew(token)).toMatchObject({ status: 200 });
  });

  it('gets the account that a stranger has opened with the address and not verified, without that password', async () => {
    const email = newAddress();
    const signUp = { method: 'POST', url: '/api/v1/signup', payload: signUpForm(email) } as const;
    expect((await test.app.inject(signUp)).statusCode).toBe(201);
    await invite(email);
    const token = await tokenTo(email);
    expect((await read(token)).data.has_account).toBe(false);
    expect(await acceptAsKnown(token)).toMatchObject({ code: 'account.credentials_wrong' });
    const password = 'cinque-biciclette-blu-17';
    expect(await acceptAsNew(token, { password })).toMatchObject({ status: 200 });
    expect(await logIn(email)).toMatchObject({ code: 'account.credentials_wrong' });
    expect((await logIn(email, password)).data.next).toBe('in');
    const links = await test.deps.database
      .selectFrom('email_verification')
      .innerJoin('account', 'account.id', 'email_verification.account_id')
      .select('used_at')
      .where('email', '=', email)
      .execute();
    expect(links.every(({ used_at }) => used_at !== null)).toBe(true);
  });

  it('who becomes an owner sets up the second factor at the first log-in', async () => {
    const email = newAddress();
    await invite(email, 'owner');
    await acceptAsNew(await tokenTo(email));
    expect((await logIn(email)).data.next).toBe('set_up');
  });
});

/** A member of another company. */
async function elsewhere(role: MemberRole = 'counter') {
  const { id } = await createCompany(test.deps.database, {});
  return { ...(await createMember(test.deps.database, role, { companyId: id }, { passwordHash })), at: id };
}

describe('somebody with an account', () => {
  it('proves it by its password, and keeps their name', async () => {
    const { email } = await elsewhere();
    await invite(email, 'manager');
    const token = await tokenTo(email);
    expect((await read(token)).data.has_account).toBe(true);
    expect(await acceptAsKnown(token, 'another password')).toMatchObject({
      status: 401,
      code: 'account.credentials_wrong',
    });
    // Whoever says that there is none has to prove it all the same.
    expect(await acceptAsNew(token, { password: 'cinque-biciclette-blu-17' })).toMatchObject({
      code: 'account.credentials_wrong',
    });
    expect(await acceptAsKnown(token)).toMatchObject({ status: 200 });
    expect((await listed()).members).toMatchObject([{}, { email, name: 'Anna Bruni', role: 'manager' }]);
  });

  it('is asked for the second factor before a session of theirs is an owner’s', async () => {
    const other = await elsewhere('counter');
    await invite(other.email, 'owner');
    await acceptAsKnown(await tokenTo(other.email));
    expect(await ask(businessApi.companyMembers, { by: other })).toMatchObject({ code: 'auth.required' });
    expect((await logIn(other.email)).data.next).toBe('set_up');
  });

  it('cannot be guessed at without end', async () => {
    const strict = await createTestApp({ work: false, rateLimitFactor: 1, clock });
    const { database } = strict.deps;
    const { id } = await createCompany(database, {});
    const known = await createMember(database, 'counter', { companyId: id }, { passwordHash });
    const other = await createCompany(database, {});
    const by = await createMember(database, 'owner', { companyId: other.id });
    const params = { companyId: other.id };
    await ask(businessApi.inviteMember, {
      app: strict,
      by,
      params,
      body: { email: known.email, role: 'owner' },
    });
    const data = (await queuedMails(strict.deps)).at(-1)?.data as { token: string };
    const { token } = data;
    const codes: string[] = [];
    for (let index = 0; index < 21; index += 1) {
      const address = `10.0.0.${index}`;
      const reply = await strict.app.inject({
        method: 'POST',
        url: '/api/v1/business/invitation/accept',
        remoteAddress: address,
        payload: { has_account: true, token, password: `guess ${index}` },
      });
      codes.push(reply.json().code);
    }
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['account.credentials_wrong']));
    expect(codes[20]).toBe('account.too_many_attempts');
    await strict.close();
  });
});

describe('an invitation', () => {
  const isInvalid = { status: 404, code: 'member.invitation_invalid' };

  it('works once, also when it is accepted twice at the same time', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    const [one, two] = await Promise.all([acceptAsNew(token), acceptAsNew(token)]);
    expect([one.status, two.status]).toContain(200);
    expect((await listed()).members).toHaveLength(2);
    expect(await acceptAsKnown(token)).toMatchObject(isInvalid);
    expect(await read(token)).toMatchObject(isInvalid);
  });

  it('works for seven days, and another one takes its place', async () => {
    const email = newAddress();
    await invite(email);
    const first = await tokenTo(email);
    await invite(email, 'manager');
    const second = await tokenTo(email);
    expect(await read(first)).toMatchObject(isInvalid);
    expect((await read(second)).data.role).toBe('manager');
    expect((await trail())[0]).toMatchObject({ before: { role: 'counter' }, after: { role: 'manager' } });
    const sent = clock.now();
    clock.advance(INVITATION_DAYS * 24 * 60);
    await test.deps.database
      .updateTable('session')
      .set({ expires_at: new Date(clock.now().getTime() + 60_000) })
      .where('account_id', '=', owner.accountId)
      .execute();
    expect(await read(second)).toMatchObject(isInvalid);
    expect(await acceptAsNew(second)).toMatchObject(isInvalid);
    expect(await mailsTo(email)).toEqual([]);
    expect((await listed()).invitations).toMatchObject([{ email, is_expired: true }]);
    await invite(email);
    expect((await listed()).invitations).toMatchObject([{ email, is_expired: false }]);
    clock.set(sent);
  });

  it('that was withdrawn, or that nobody sent, opens nothing', async () => {
    const email = newAddress();
    await invite(email, 'owner');
    const token = await tokenTo(email);
    const [{ id } = { id: '' }] = (await listed()).invitations;
    const stranger = await createMember(test.deps.database, 'owner', {
      companyId: (await createCompany(test.deps.database, {})).id,
    });
    const foreign = await test.deps.database
      .selectFrom('member')
      .select('company_id')
      .where('account_id', '=', stranger.accountId)
      .executeTakeFirstOrThrow();
    const theirs = { companyId: foreign.company_id ?? 0, id };
    expect(await ask(businessApi.withdrawInvitation, { by: stranger, params: theirs })).toMatchObject(
      isInvalid,
    );
    expect(await ask(businessApi.withdrawInvitation, { params: { id } })).toMatchObject({ status: 200 });
    expect(await ask(businessApi.withdrawInvitation, { params: { id } })).toMatchObject(isInvalid);
    expect(await acceptAsNew(token)).toMatchObject(isInvalid);
    expect(await mailsTo(email)).toEqual([]);
    expect(await read('x'.repeat(43))).toMatchObject(isInvalid);
    expect((await trail())[0]).toMatchObject({
      action: 'invitation_withdrawn',
      object: email,
      before: { role: 'owner' },
      after: { role: null },
    });
  });

  it('ends with the role or the membership of who sent it, and an owner sends another one', async () => {
    const isEnded = { status: 409, code: 'member.invitation_ended' };
    const sender = await newMember('owner');
    const senderId = await idOf(sender.email);
    const email = newAddress();
    const sendAs = (by: TestMember) => ask(businessApi.inviteMember, { by, body: { email, role: 'owner' } });
    const ends: [string, () => Promise<unknown>][] = [
      [
        'less',
        () => ask(businessApi.changeMemberRole, { params: { id: senderId }, body: { role: 'manager' } }),
      ],
      ['removed', () => ask(businessApi.removeMember, { params: { id: senderId } })],
    ];
    await sendAs(sender);
    const tokens = [await tokenTo(email)];
    for (const [what, end] of ends) {
      expect([what, await end()]).toMatchObject([what, { status: 200 }]);
      expect([what, await read(tokens[0] ?? '')]).toMatchObject([what, isEnded]);
      expect([what, await acceptAsNew(tokens[0] ?? '')]).toMatchObject([what, isEnded]);
    }
    expect(await mailsTo(email)).toEqual([]);
    expect((await listed()).invitations).toMatchObject([{ email, is_expired: false, is_ended: true }]);
    expect((await logIn(email)).code).toBe('account.credentials_wrong');
    await sendAs(owner);
    expect((await listed()).invitations).toMatchObject([{ email, is_ended: false }]);
    expect(await acceptAsNew(await tokenTo(email))).toMatchObject({ status: 200 });
  });

  it('of an owner by a contractor, or of an admin, ends as well', async () => {
    const { database } = test.deps;
    const { id: contractorId } = await database
      .insertInto('contractor')
      .values({ name: 'Gruppo Tirreno' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('contractor_company')
      .values({ contractor_id: contractorId, company_id: companyId })
      .execute();
    const ofContractor = await createMember(database, 'owner', { contractorId });
    const admin = await createStaff(database, ['admin', 'support']);
    const first = newAddress();
    await ask(businessApi.inviteMember, { by: ofContractor, body: { email: first, role: 'counter' } });
    const second = newAddress();
    await sendInvitation(test.deps, database, {
      companyId,
      email: second,
      role: 'owner',
      invitedBy: admin.accountId,
      language: 'it',
    });
    const tokens = [await tokenTo(first), await tokenTo(second)];
    for (const token of tokens) expect(await read(token)).toMatchObject({ status: 200 });
    await database.deleteFrom('contractor_company').where('contractor_id', '=', contractorId).execute();
    await database
      .deleteFrom('staff_member')
      .where('account_id', '=', admin.accountId)
      .where('role', '=', 'admin')
      .execute();
    for (const token of tokens) expect(await read(token)).toMatchObject({ code: 'member.invitation_ended' });
  });

  it('leaves no secret in the database', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    const { database } = test.deps;
    const rows = [
      await database.selectFrom('invitation').selectAll().execute(),
      await database.selectFrom('audit_event').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('goes to nobody who is a member already', async () => {
    expect(
      await ask(businessApi.inviteMember, { body: { email: owner.email, role: 'counter' } }),
    ).toMatchObject({ status: 409, code: 'member.already_member' });
  });

  it('goes to one address a few times an hour, whatever company sends it, and from one company only so many a day', async () => {
    const strict = await createTestApp({ work: false, rateLimitFactor: 1, clock });
    const { database } = strict.deps;
    const ofNew = async () => {
      const { id } = await createCompany(database, {});
      return { params: { companyId: id }, by: await createMember(database, 'owner', { companyId: id }) };
    };
    const [one, two] = [await ofNew(), await ofNew()];
    const send = async (from: typeof one, email: string) =>
      (await ask(businessApi.inviteMember, { app: strict, ...from, body: { email, role: 'counter' } })).code;
    const { toAddressInHour, ofCompanyInDay } = MOST_INVITATIONS;
    for (let index = 0; index < toAddressInHour; index += 1) {
      expect(await send(index % 2 === 0 ? one : two, 'often@nolo.test')).toBeUndefined();
    }
    expect(await send(one, 'often@nolo.test')).toBe('member.too_many_invitations');
    expect(await send(two, 'often@nolo.test')).toBe('member.too_many_invitations');
    for (let index = Math.ceil(toAddressInHour / 2); index < ofCompanyInDay; index += 1) {
      expect(await send(one, `many-${index}@nolo.test`)).toBeUndefined();
    }
    expect(await send(one, 'too-many@nolo.test')).toBe('member.too_many_invitations');
    expect(await send(two, 'too-many@nolo.test')).toBeUndefined();
    await strict.close();
  });
});

describe('a member', () => {
  it('gets another role from an owner, which is written down with what it was', async () => {
    const { email, cookie, accountId } = await newMember('counter');
    const by = { email, cookie, accountId };
    const id = await idOf(email);
    expect(await ask(businessApi.companyMembers, { by })).toMatchObject({ status: 403 });
    expect(
      await ask(businessApi.changeMemberRole, { params: { id }, body: { role: 'manager' } }),
    ).toMatchObject({ status: 200 });
    // The same again changes nothing.
    await ask(businessApi.changeMemberRole, { params: { id }, body: { role: 'manager' } });
    const events = await trail();
    expect(events).toHaveLength(1);
    expect(events[0]).toEqual({
      action: 'member_role_changed',
      actor: 'Anna Bruni',
      object: email,
      before: { role: 'counter' },
      after: { role: 'manager' },
    });
    // An owner needs a second factor, which no open session has proved.
    await ask(businessApi.changeMemberRole, { params: { id }, body: { role: 'owner' } });
    expect(await ask(businessApi.companyMembers, { by })).toMatchObject({ code: 'auth.required' });
  });

  it('who is removed gets no further with the next call', async () => {
    const other = await newMember('manager');
    const id = await idOf(other.email);
    expect((await ask(businessApi.handovers, { by: other })).status).toBe(200);
    expect(await ask(businessApi.removeMember, { params: { id } })).toMatchObject({ status: 200 });
    expect(await ask(businessApi.handovers, { by: other })).toMatchObject({ code: 'auth.required' });
    expect(await ask(businessApi.removeMember, { params: { id } })).toMatchObject({
      status: 404,
      code: 'member.not_found',
    });
    expect((await trail())[0]).toMatchObject({
      action: 'member_removed',
      object: other.email,
      before: { role: 'manager' },
      after: { role: null },
    });
  });

  it('who is removed is logged out, except of other companies', async () => {
    const { database } = test.deps;
    const openSessions = (accountId: string) =>
      database
        .selectFrom('session')
        .select('kind')
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .orderBy('kind')
        .execute();
    const other = await createRenter(database);
    await createMember(database, 'manager', { companyId }, { accountId: other.accountId });
    const elsewhereToo = await elsewhere('counter');
    await createMember(database, 'manager', { companyId }, { accountId: elsewhereToo.accountId });
    for (const { email } of [other, elsewhereToo]) {
      const id = await idOf(email);
      expect(await ask(businessApi.removeMember, { params: { id } })).toMatchObject({ status: 200 });
    }
    expect(await openSessions(other.accountId)).toEqual([{ kind: 'renter' }]);
    const there = { params: { companyId: elsewhereToo.at }, by: elsewhereToo };
    expect((await ask(businessApi.handovers, there)).status).toBe(200);
    expect(await ask(businessApi.handovers, { by: elsewhereToo })).toMatchObject({
      status: 404,
      code: 'company.not_found',
    });
  });

  it('of another company, or of the contractor, is not changed', async () => {
    const { database } = test.deps;
    const elsewhere = await createCompany(database, {});
    const foreign = await createMember(database, 'counter', { companyId: elsewhere.id });
    const contractor = await database
      .insertInto('contractor')
      .values({ name: 'Gruppo Tirreno' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('contractor_company')
      .values({ contractor_id: contractor.id, company_id: companyId })
      .execute();
    const ofContractor = await createMember(database, 'owner', { contractorId: contractor.id });
    expect((await listed()).members).toMatchObject([
      { email: owner.email, is_contractors: false },
      { email: ofContractor.email, role: 'owner', is_contractors: true },
    ]);
    const rows = await database
      .selectFrom('member')
      .select('id')
      .where('account_id', 'in', [foreign.accountId, ofContractor.accountId])
      .execute();
    expect(rows).toHaveLength(2);
    for (const { id } of rows) {
      for (const asked of [
        await ask(businessApi.changeMemberRole, { params: { id }, body: { role: 'owner' } }),
        await ask(businessApi.removeMember, { params: { id } }),
      ])
        expect(asked).toMatchObject({ status: 404, code: 'member.not_found' });
    }
  });
});

describe('the last owner', () => {
  const refused = { status: 409, code: 'company.last_owner' };

  it('neither leaves nor becomes less, also with a second company that has another owner', async () => {
    const { database } = test.deps;
    const second = await createCompany(database, {});
    await createMember(database, 'owner', { companyId: second.id }, { accountId: owner.accountId });
    await createMember(database, 'owner', { companyId: second.id });
    const id = await idOf(owner.email);
    expect(await ask(businessApi.removeMember, { params: { id } })).toMatchObject(refused);
    expect(
      await ask(businessApi.changeMemberRole, { params: { id }, body: { role: 'manager' } }),
    ).toMatchObject(refused);
    const there = await ask(businessApi.companyMembers, { params: { companyId: second.id } });
    const self = there.data.members.find((one: { is_self: boolean }) => one.is_self);
    const params = { companyId: second.id, id: self.id };
    expect(await ask(businessApi.removeMember, { params })).toMatchObject({ status: 200 });
  });

  it('is left when two remove each other, or leave, at once', async () => {
    const other = await newMember('owner');
    const [mine, theirs] = [await idOf(owner.email), await idOf(other.email)];
    const replies = await Promise.all([
      ask(businessApi.removeMember, { params: { id: theirs } }),
      ask(businessApi.removeMember, { params: { id: mine }, by: other }),
      ask(businessApi.changeMemberRole, { params: { id: mine }, body: { role: 'counter' } }),
    ]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const left = await test.deps.database
      .selectFrom('member')
      .select('role')
      .where('company_id', '=', companyId)
      .where('role', '=', 'owner')
      .execute();
    expect(left).toHaveLength(1);
  });
});

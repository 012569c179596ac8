import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { pseudonymOf } from '../platform/security-events.ts';
import { newToken } from '../platform/tokens.ts';
import { hasDevices, insertDevice } from './device-store.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { countPasskeys, insertPasskey } from './passkeys/passkey-store.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

const profile = async (renter: TestRenter) =>
  (await test.app.inject({ url: '/api/v1/profile', headers: bearer(renter) })).statusCode;

async function noted(): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`
    SELECT data FROM jobs.job WHERE name = 'note-review' ORDER BY created_on`.execute(test.deps.database);
  return rows.map(({ data }) => data);
}

it('ends the sessions of one, or of everybody, and leaves a line for the security log', async () => {
  const [one, other] = [await createRenter(test.deps.database), await createRenter(test.deps.database)];
  const by = 'Anna Guardatutto';
  expect(await endSessionsOf(test.deps, { email: 'nobody@nolo.test', by })).toBe(null);
  expect(await endSessionsOf(test.deps, { email: 'no address', by })).toBe(null);
  // As it is pasted from a mail.
  expect(await endSessionsOf(test.deps, { email: ` ${one.email.toUpperCase()}`, by })).toBe(1);
  expect([await profile(one), await profile(other)]).toEqual([401, 200]);
  expect(await endSessionsOf(test.deps, { email: null, by })).toBe(1);
  expect(await profile(other)).toBe(401);
  const reviewer = test.deps.vault.sign('reviewer', by.toLowerCase());
  expect(await noted()).toMatchObject([
    { security: 'sessions_ended', account: pseudonymOf(one.accountId), reviewer },
    { security: 'sessions_ended', account: 'everybody', reviewer },
  ]);
});

it("takes one account's passkeys and known browsers, and nobody else's", async () => {
  const { database } = test.deps;
  const at = testNow();
  const owners = [await createRenter(database), await createRenter(database)] as const;
  for (const { accountId } of owners) {
    await insertDevice(database, { hash: newToken().hash, accountId, at });
    const key = { publicKey: Buffer.from('key'), counter: 0, transports: [], relyingParty: 'nolo.test' };
    await insertPasskey(database, {
      ...key,
      accountId,
      credentialId: accountId,
      name: 'Phone',
      createdAt: at,
    });
  }
  await endSessionsOf(test.deps, { email: owners[0].email, by: 'Anna' });
  const left = owners.map(async ({ accountId }) => [
    await countPasskeys(database, accountId),
    await hasDevices(database, accountId),
  ]);
  expect(await Promise.all(left)).toEqual([
    [0, false],
    [1, true],
  ]);
});

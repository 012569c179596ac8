import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { mailJobs, queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { newsletterToken } from '../../discovery/contact/join-newsletter.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const HOUR_MS = 3_600_000;
let test: TestApp;
/** Half a minute after an hour of the clock has begun. */
const clock = testClock(new Date(Math.floor(testNow().getTime() / HOUR_MS) * HOUR_MS + 30_000));

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
});
afterAll(() => test.close());

const ADDRESS = '/api/v1/website/newsletter/unsubscribe';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const BODIES = {
  [FORM]: 'List-Unsubscribe=One-Click',
  [MULTIPART]: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
};
type BodyType = keyof typeof BODIES;

/** As a mail program's button posts (RFC 8058), or the page's form. */
function press(token: string, { type = FORM, page = '' }: { type?: BodyType; page?: string } = {}) {
  const query = new URLSearchParams({ token, ...(page === '' ? {} : { back_to: page }) });
  return test.app.inject({
    method: 'POST',
    url: `${ADDRESS}?${query.toString()}`,
    headers: { 'content-type': type },
    payload: BODIES[type],
  });
}

async function subscribed(email: string): Promise<string> {
  const url = '/api/v1/website/newsletter';
  const reply = await test.app.inject({ method: 'POST', url, payload: { email } });
  expect(reply.statusCode).toBe(201);
  return newsletterToken(test.deps.vault, email);
}

async function isOnList(email: string): Promise<boolean> {
  const { database } = test.deps;
  const list = database.selectFrom('newsletter_subscription').select('email').where('email', '=', email);
  return (await list.executeTakeFirst()) !== undefined;
}

describe('joining the newsletter', () => {
  it('is confirmed by one mail in an hour of the clock, however often it is asked for', async () => {
    const token = await subscribed('once@nolo.test');
    await subscribed('once@nolo.test');
    await press(token);
    await subscribed('once@nolo.test');
    expect(await isOnList('once@nolo.test')).toBe(true);
    expect(await mailJobs(test.deps.database)).toHaveLength(1);
    for (const [minutes, count] of [
      [59, 1],
      [2, 2],
    ] as const) {
      clock.advance(minutes);
      await press(token);
      await subscribed('once@nolo.test');
      expect(await mailJobs(test.deps.database)).toHaveLength(count);
    }
  });
});

describe('leaving the newsletter by a mail’s link', () => {
  it.each([FORM, MULTIPART] as const)('takes one press of a program: %s', async (type) => {
    const email = `${type.length}@nolo.test`;
    const token = await subscribed(email);
    for (const _ of ['once', 'again']) {
      expect((await press(token, { type })).json()).toMatchObject({ status: 200, data: {} });
      expect(await isOnList(email)).toBe(false);
    }
  });

  it.each(['en', 'it', 'fr'])('leads a page’s form back to the page in its language: %s', async (page) => {
    const token = await subscribed(`${page}@nolo.test`);
    const done = await press(token, { page });
    expect([done.statusCode, done.headers.location]).toEqual([303, `/${page}/unsubscribe?state=done`]);
    expect(await isOnList(`${page}@nolo.test`)).toBe(false);
    expect((await press('v1.forged', { page })).headers.location).toBe(`/${page}/unsubscribe?state=invalid`);
  });

  it('leads a page’s form back to the page whatever fails; pressed anew, it may work', async () => {
    const token = await subscribed('again@nolo.test');
    const pressed = async (given: string) => {
      const { statusCode, headers } = await press(given, { page: 'it' });
      expect(statusCode).toBe(303);
      return headers.location;
    };
    expect(await pressed('v'.repeat(601))).toBe('/it/unsubscribe?state=invalid');
    const { schema } = test.deps.database;
    await schema.alterTable('newsletter_subscription').renameTo('elsewhere').execute();
    const query = new URLSearchParams({ state: 'try_again', token });
    expect(await pressed(token)).toBe(`/it/unsubscribe?${query.toString()}`);
    expect((await press(token)).json()).toMatchObject({ status: 500, code: 'server.error' });
    await schema.alterTable('elsewhere').renameTo('newsletter_subscription').execute();
    expect(await pressed(token)).toBe('/it/unsubscribe?state=done');
  });

  it('takes back the consent of the account with that address', async () => {
    const renter = await createRenter(test.deps.database);
    const consent = { url: '/api/v1/customer/consents/newsletter', headers: bearer(renter) };
    await test.app.inject({ method: 'PUT', ...consent, payload: { agreed: true } });
    const mails = (await queuedMails(test.deps)).filter(({ recipient }) => recipient === renter.email);
    expect(mails).toMatchObject([{ template: 'newsletter-joined' }]);
    await press(newsletterToken(test.deps.vault, renter.email));
    const { revoked_at } = await test.deps.database
      .selectFrom('consent')
      .select('revoked_at')
      .where('account_id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    expect(revoked_at).not.toBeNull();
    expect(await isOnList(renter.email)).toBe(false);
  });

  it('is refused for a token that was not made here, and changes nothing', async () => {
    const token = await subscribed('stays@nolo.test');
    const tampered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const forged of ['stays@nolo.test', 'v1.forged', 'v1.00000000.AAAA', tampered]) {
      expect((await press(forged)).json()).toMatchObject({ status: 404, code: 'newsletter.link_invalid' });
    }
    expect(await isOnList('stays@nolo.test')).toBe(true);
  });

  it('does not carry the address for anybody to read', async () => {
    const token = await subscribed('private@nolo.test');
    expect(Buffer.from(token.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('private');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountCalls, signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { buildApp } from '../../app.ts';

let calls: AccountCalls;

beforeAll(async () => {
  calls = await AccountCalls.start();
});
afterAll(() => calls.test.close());

describe('the mailbox page', () => {
  it('shows the mails that were sent, as HTML and as text, and runs nothing of them', async () => {
    await calls.post('/signup', signUpForm('box@example.com', { first_name: '<b>Ada</b>' }));
    await calls.tokensTo('box@example.com', 1);
    const list = await calls.test.app.inject('/mailbox');
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('box@example.com');
    const [, path = ''] = /href="(\/mailbox\/[0-9a-f-]{36})"/.exec(list.body) ?? [];
    const html = await calls.test.app.inject(path);
    expect(html.body).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(html.headers['content-security-policy']).toContain("default-src 'none'");
    const text = await calls.test.app.inject(`${path}/text`);
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain('verify-email?token=');
  });

  it.each(['/mailbox/..%2f..%2fpackage.json', '/mailbox/00000000-0000-0000-0000-000000000000'])(
    'knows no %s',
    async (path) => {
      expect((await calls.test.app.inject(path)).statusCode).toBe(404);
    },
  );

  it('is not there in production or where mails are really sent', async () => {
    for (const change of [{ isProduction: true }, { SMTP_URL: 'smtp://127.0.0.1:9' }]) {
      const { deps } = calls.test;
      const app = await buildApp({ ...deps, config: { ...deps.config, ...change } }, null);
      expect((await app.inject('/mailbox')).statusCode).toBe(404);
      await app.close();
    }
  });
});

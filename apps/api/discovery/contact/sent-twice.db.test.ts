import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;
const clock = testClock(new Date('2027-03-01T10:30:00Z'));

beforeAll(async () => {
  nolo = await createTestApp({ clock, work: false });
});
afterAll(() => nolo.close());

const mailsAbout = async (words: string) => {
  const mails = await queuedMails(nolo.deps);
  return mails.filter(({ data }) => JSON.stringify(data).includes(words)).length;
};

/** Two tabs at once, and a third press a minute afterwards. */
async function thrice<T>(send: () => Promise<T>): Promise<T[]> {
  const both = await Promise.all([send(), send()]);
  clock.advance(1);
  return [...both, await send()];
}

const person = { first_name: 'Ada', last_name: 'Conti', email: 'ada@nolo.test' };

const write = async (message: string) => {
  const payload = { ...person, mobile_number: '3331234567', message };
  const reply = await nolo.app.inject({ method: 'POST', url: '/api/v1/website/contact-us', payload });
  return reply.statusCode;
};

describe('sent twice', () => {
  test('a message is one message and one mail; other words, and an hour later the same, are another', async () => {
    expect(await thrice(() => write('Do you have child seats?'))).toEqual([201, 201, 201]);
    expect(await mailsAbout('Do you have child seats?')).toBe(1);
    expect(await write('And snow chains?')).toBe(201);
    const kept = await nolo.deps.database.selectFrom('contact_message').select('message').execute();
    expect(kept).toHaveLength(2);
    clock.advance(60);
    expect(await write('Do you have child seats?')).toBe(201);
    expect(await mailsAbout('Do you have child seats?')).toBe(2);
  });

  test('a booked call is the same call, and still nobody else’s', async () => {
    const times = await nolo.app.inject({ url: '/api/v1/website/meetings' });
    const starts_at = times.json<{ data: { times: string[] } }>().data.times[0];
    const book = async (name: string) => {
      const payload = { starts_at, name, email: 'ada@nolo.test', phone: '3331234567' };
      const reply = await nolo.app.inject({ method: 'POST', url: '/api/v1/website/meetings', payload });
      return { status: reply.statusCode, data: reply.json().data };
    };
    const [first, ...others] = await thrice(() => book('Ada Conti'));
    expect(first).toMatchObject({ status: 201, data: { starts_at } });
    expect(others).toEqual([first, first]);
    expect((await book('Eve Conti')).status).toBe(409);
    expect(await nolo.deps.database.selectFrom('meeting').select('id').execute()).toHaveLength(1);
  });
});

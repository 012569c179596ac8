import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { PASSWORD, signUpForm } from '../calls/account-calls.ts';
import { allFiles, profileFields } from '../calls/profile-calls.ts';
import { createCar } from '../factories/car.ts';
import { jpegPicture } from '../factories/pictures.ts';
import { reservationBody } from '../factories/reservation.ts';
import { until } from '../setup/until.ts';
import { callNames, endpoints, samples, send } from './support/calls.ts';
import { startLoggedServer, type LoggedServer } from './support/logged-server.ts';
import { createWorld, type World } from './support/world.ts';

const EMAIL = 'giulia.segreta@nolo.test';
const CARD = '4242424242424242';

type Answer = { status: number; text: string; json: { data?: Record<string, unknown>; code?: string } };

describe('a whole rental', () => {
  let server: LoggedServer;
  const answers: string[] = [];
  let token = '';

  async function call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${server.origin}/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isForm ? body : typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    answers.push(text);
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    return { status: reply.status, text, json: (isJson ? JSON.parse(text) : {}) as Answer['json'] };
  }

  const verification = () =>
    until('the verification mail', async () => {
      const text = (await server.mails())
        .join('')
        .replace(/=\r?\n/g, '')
        .replace(/=3D/g, '=');
      return /verify-email\?token=([\w-]{43})/.exec(text)?.[1];
    });

  beforeAll(async () => {
    server = await startLoggedServer();
  });
  afterAll(() => server.close());

  it('leaves no password, token, hash, card, document or address in logs, and no secret in replies', async () => {
    const { database } = server;
    const statuses: number[] = [];
    const note = async (answer: Promise<Answer>) => statuses.push((await answer).status);
    const form = signUpForm(EMAIL, { mobile_number: '3339998877', last_name: 'Segretissima' });
    await note(call('POST', '/signup', form));
    await note(call('POST', '/signup', { ...form, password: 'weak-pass', confirm_password: 'weak-pass' }));
    await note(call('POST', '/login', { email: EMAIL, password: `${PASSWORD}-wrong` }));
    await note(call('POST', '/login', `{"email":"${EMAIL}","password":"${PASSWORD}"`));
    await note(call('POST', '/login', { email: EMAIL, password: PASSWORD }));
    const verifyToken = await verification();
    await note(call('POST', '/verify-email', { token: verifyToken }));
    const entered = await call('POST', '/login', { email: EMAIL, password: PASSWORD });
    token = String(entered.json.data?.['accessToken']);
    expect(statuses).toEqual([201, 422, 401, 400, 200, 200]);
    expect(token).toMatch(/^[\w-]{43}$/);

    const profile = new FormData();
    const fields = { ...profileFields, last_name: 'Segretissima', document_number: 'YX7654321' };
    for (const [name, value] of Object.entries(fields)) profile.append(name, value);
    for (const [name, bytes] of Object.entries(allFiles(await jpegPicture()))) {
      profile.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${EMAIL}.jpg`);
    }
    expect((await call('PUT', '/customer/profile', profile)).status).toBe(200);
    const car = await createCar(database);
    const plain = reservationBody();
    const body = { ...plain, billing: { ...plain.billing, name: 'Segretissima', email: EMAIL } };
    const made = await call('POST', `/customer/reservation/car/${car.id}`, body);
    expect(made.status, made.text).toBe(201);
    const id = String(made.json.data?.['reservation_id']);
    await payWith(String(made.json.data?.['url']), CARD, { cardCvc: '737', email: EMAIL });
    await until('PAID', async () => {
      const row = await database
        .selectFrom('booking')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.status === 'PAID';
    });
    expect((await call('GET', `/customer/reservation/${id}?email=${EMAIL}`)).status).toBe(200);
    expect((await call('GET', `/website/places?q=${EMAIL}&token=${token}`)).status).toBe(200);
    expect((await call('GET', '/profile', undefined, { cookie: `access_token=${token}` })).status).toBe(200);
    expect((await call('POST', '/reservation/cancel', { reservation_id: id })).status).toBe(200);
    await until('the mails', async () => (await server.mails()).length === 4);

    // What goes wrong inside is said without what it went wrong with.
    await sql`ALTER TABLE account ADD CHECK (first_name <> 'Innominabile')`.execute(database);
    const broken = await call('POST', '/signup', {
      ...signUpForm(`other.${EMAIL}`, { first_name: 'Innominabile' }),
    });
    expect(JSON.parse(broken.text)).toEqual({
      status: 500,
      message: 'Something Went Wrong..',
      code: 'server.error',
    });

    const row = await database
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    // What the server wrote arrives through a pipe, after its answer.
    await until('the log', async () => server.log().includes('database error'));
    const log = server.log();
    // The log is there, and says what happened.
    for (const path of ['/api/v1/login', '/api/v1/customer/profile', `/customer/reservation/${id}`]) {
      expect(log).toContain(path);
    }
    const private_ = [
      PASSWORD,
      'weak-pass',
      token,
      verifyToken,
      row.password_hash,
      row.id,
      'argon2',
      'nolo.test',
      'segreta',
      'Segretissima',
      'Giulia',
      'Innominabile',
      '3339998877',
      '3331234567',
      'YX7654321',
      'U1B23456C',
      'RSSMRA85T10A562S',
      '1985-04-12',
      'Via Roma',
      '00184',
      CARD,
      '4242',
      'Bearer',
      'authorization',
      'cookie',
      'stripe-signature',
      ...server.secrets,
    ];
    for (const secret of private_) {
      const text = /^\d+$/.test(secret) ? withoutItsOwnNumbers(log) : log;
      expect({ secret, at: text.toLowerCase().indexOf(secret.toLowerCase()) }).toEqual({ secret, at: -1 });
    }
    const replies = answers.filter((text) => !text.includes('accessToken')).join('\n');
    const never = [PASSWORD, token, verifyToken, row.password_hash, 'password_hash', 'token_hash', 'argon2'];
    for (const secret of [...never, CARD, 'storage_key', 'request_hash', ...server.secrets]) {
      expect({ secret, at: replies.indexOf(secret) }).toEqual({ secret, at: -1 });
    }
  });
});

/** Without times and random ids, in which any four digits turn up sooner or later. */
function withoutItsOwnNumbers(log: string): string {
  return log
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replaceAll(/"(?:time|pid|responseTime|account)":(?:"[^"]*"|[\d.]+)/g, '');
}

/** A mail server that knows nobody, and says whom it does not know. */
async function unfriendlyMailServer(): Promise<{ url: string; server: Server; asked: () => number }> {
  let asked = 0;
  const server = createServer((socket) => {
    socket.write('220 mx.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      const recipient = /RCPT TO:<(.*)>/i.exec(line)?.[1];
      if (recipient !== undefined) asked += 1;
      if (recipient !== undefined) socket.write(`550 5.1.1 <${recipient}> is unknown here\r\n`);
      else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, server, asked: () => asked };
}

it('a mail that cannot be delivered is logged without its recipient', async () => {
  const mail = await unfriendlyMailServer();
  const server = await startLoggedServer({ SMTP_URL: mail.url });
  try {
    const reply = await fetch(`${server.origin}/api/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUpForm(EMAIL)),
    });
    expect(reply.status).toBe(201);
    await until('the attempt to be logged', async () => server.log().includes('job will be tried again'));
    expect(mail.asked()).toBeGreaterThan(0);
    expect(server.log()).toContain('is unknown here');
    expect(server.log()).not.toContain('segreta');
  } finally {
    await server.close();
    mail.server.close();
  }
});

describe('the headers of every reply', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it.each(callNames)('%s: never stored, never sniffed, in a named language', async (name) => {
    const { renter, input } = await samples[name](world);
    const replies = [
      await send(world, name, input, { host: 'nobody.localhost' }),
      await send(
        world,
        name,
        { ...input, params: { slug: 'x', id: 0, carId: 0, kind: 'x', sessionId: 'x' } },
        renter,
      ),
      await send(world, name, input, { token: 'none' }),
      await send(world, name, input, { token: renter.token, language: 'it' }),
    ];
    expect(new Set(replies.map(({ status }) => status)).size).toBeGreaterThan(1);
    for (const { status, headers } of replies) {
      expect({ status, ...headers }).toMatchObject({
        'cache-control': expect.stringContaining('no-store') as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
      });
      const type = String(headers['content-type']).replace('; charset=utf-8', '');
      const isFile = status === 200 && endpoints[name].replyType !== undefined;
      expect(type).toBe(isFile ? endpoints[name].replyType : 'application/json');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each(['/api/v1/nothing/here', '/api/v1/car/%ff/1', '/api/v1/openapi.json'])('%s, too', async (url) => {
    const { headers } = await world.test.app.inject({ url });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('names the language it speaks', async () => {
    for (const [wanted, spoken] of [
      ['it', 'it'],
      ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
      ['de,it;q=0.5', 'it'],
      ['de', 'en'],
      ['', 'en'],
      [';;;q=', 'en'],
    ] as const) {
      const good = await send(world, 'carTypes', {}, { language: wanted });
      const bad = await send(world, 'profile', {}, { language: wanted });
      expect([good, bad].map(({ headers }) => headers['content-language'])).toEqual([spoken, spoken]);
    }
  });
});

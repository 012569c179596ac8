import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { serializers } from '../platform/logging.ts';
import { breachedPasswordsOf } from './breached-passwords.ts';

const LEAKED = 'quattro-ruote-verdi-92';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** Speaks as Have I Been Pwned does; keeps what it was asked. */
const asked: (string | undefined)[] = [];
let answer = '';
let status = 200;
const service = createServer((request, reply) => {
  asked.push(request.url, String(request.headers['add-padding']));
  reply.writeHead(status).end(answer);
});
let config = { BREACHED_PASSWORDS_URL: '' };

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  config = { BREACHED_PASSWORDS_URL: `http://127.0.0.1:${address.port}/range/` };
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
  answer = [`${'0'.repeat(35)}:3`, `${hashOf(LEAKED).slice(5)}:42`, `${hashOf('padded').slice(5)}:0`].join(
    '\r\n',
  );
});
afterAll(() => void service.close());

const lines: string[] = [];
const log = pino({ serializers }, { write: (line) => lines.push(line) });
const collection = () => breachedPasswordsOf(config, log);

it('a password from a breach is known; five digits of its hash are sent', async () => {
  expect(await collection()?.has(LEAKED)).toBe(true);
  expect(asked).toEqual([`/range/${hashOf(LEAKED).slice(0, 5)}`, 'true']);
});

it.each(['nove-gabbiani-storti-58', 'padded'])('%s is not', async (password) => {
  expect(await collection()?.has(password)).toBe(false);
  expect(asked).toHaveLength(2);
});

it('a service that is out of order, or not there, keeps nobody out', async () => {
  status = 503;
  expect(await collection()?.has(LEAKED)).toBe(false);
  const nowhere = breachedPasswordsOf({ BREACHED_PASSWORDS_URL: 'http://127.0.0.1:1/' }, log);
  expect(await nowhere?.has(LEAKED)).toBe(false);
});

it('the log says once that it is out of order, and once that it answers again, without a hash', async () => {
  const passwords = collection();
  lines.length = 0;
  status = 503;
  await passwords?.has(LEAKED);
  await passwords?.has(LEAKED);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'breached passwords: no answer, none is refused meanwhile',
  ]);
  expect(lines[0]).toContain('status 503');
  status = 200;
  expect(await passwords?.has(LEAKED)).toBe(true);
  await passwords?.has(LEAKED);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('answers again');
  expect(lines.join('')).not.toContain(hashOf(LEAKED).slice(0, 5));
});

it('without one there is none to ask', () => {
  expect(breachedPasswordsOf({ BREACHED_PASSWORDS_URL: undefined }, log)).toBeNull();
});

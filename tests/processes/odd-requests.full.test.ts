import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerProcess } from '../setup/server-process.ts';
import { createStage, type Stage } from './stage.ts';

let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  stage = await createStage({ environment: { PAGE_CACHE_SECONDS: '3600' } });
  server = await stage.startServer();
});
afterAll(() => stage.close());

/** The whole answer to a target and headers that `fetch` would not send. */
async function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
  const { hostname, port, host } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return text(socket);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);

const EVIL = 'evil.example';

/** What an asker says who would like others to get something else. */
const headers: [string, Record<string, string>][] = [
  ['another host, forwarded', { 'x-forwarded-host': EVIL, 'x-host': EVIL, 'x-forwarded-server': EVIL }],
  ['another host, forwarded by the standard', { forwarded: `host=${EVIL};proto=https` }],
  ['another scheme, port and prefix', { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '99999', 'x-forwarded-prefix': `//${EVIL}` }],
  ['another address', { 'x-original-url': `/it/login?${EVIL}`, 'x-rewrite-url': `/it/login?${EVIL}` }],
  ['another method', { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' }],
  ['the router’s own words', { 'x-react-router-data': 'yes', 'x-remix-response': 'yes', 'x-middleware-rewrite': `//${EVIL}` }],
  ['another language', { 'accept-language': `<script>${EVIL}</script>, fr;q=9e999`, cookie: 'i18nextLng=../../fr' }],
  ['another kind', { accept: 'application/json', 'content-type': 'text/x-script' }],
  ['a cookie of 12 kB', { cookie: `a=${EVIL.repeat(1000)}` }],
  ['a piece', { range: 'bytes=0-9' }],
  ['pieces without end', { range: `bytes=${Array.from({ length: 500 }, (_, n) => `${n}-`).join(',')}` }],
  ['only if changed', { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ['only if it is another', { 'if-match': '"x"', 'if-range': '"x"', 'if-unmodified-since': 'nonsense' }],
  ['encodings that are none', { 'accept-encoding': `${EVIL};q=1, *;q=0` }],
  ['a referrer and an origin', { referer: `http://${EVIL}/`, origin: `http://${EVIL}` }],
]; // prettier-ignore

it.each(headers.map(([label, said], index) => [label, said, index + 2] as const))(
  'who asks first with %s decides nothing for who asks next',
  async (_, said, number) => {
    const target = `/en/car-list?page=${number}`;
    const first = await ask(target, said);
    expect(statusOf(first), first.slice(0, 300)).toBe(200);
    const next = await ask(target);
    expect(statusOf(next)).toBe(200);
    expect(next).toContain('<html lang="en"');
    expect(next).toContain('</html>');
    expect(next).not.toContain(EVIL);
  },
);

it('a cookie of 20 kB is too much', async () => {
  expect(statusOf(await ask('/en', { cookie: `a=${'x'.repeat(20_000)}` }))).toBe(431);
});

it.each([
  ['/assets/', 400],
  ['/assets', 404],
  ['/assets/./', 400],
  ['/images/', 404],
  ['/icons/', 404],
  ['/share/', 404],
  ['/api/', 404],
])('%s lists nothing', async (target, status) => {
  const answer = await ask(target);
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toMatch(/Index of|href="[^"]*\.map"/);
});

/** By what they are answered with. */
const odd: Record<number, readonly string[]> = {
  200: [
    '/en/car-list.data', '/en/car-list.data?_routes=../../x', '/en/car-list.data?_routes=%00', '/en/car-list?page=1e999',
    '/en/car-list?page=-1', '/en/car-list?%00=%00&page[]=1&__proto__[x]=1', '/en/car-list?page=%ff%fe',
    '/en/my-booking/..%2f..', '/en/my-booking/%00', '/en?%', '/en/login?redirect=%00', '/en/login?redirect=//evil.example',
    `/en/car-list?q=${'a'.repeat(14_000)}`, `/en/car-list?${'a&'.repeat(6_000)}`,
  ],
  // How the router’s data say that a page has moved.
  202: ['/en/.data', '/.data', '/_.data'],
  301: ['/en/.//car-list/.'],
  // No UTF-8, or no file.
  400: [
    '/en/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd', '/en/%e0%a4%a', '/en/%', '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json', '/assets/%00', '/assets/', '/assets/.', '/assets/%',
  ],
  404: [
    '/en/../../../../etc/passwd', '/en/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/en/..%2f..%2f..%2fetc%2fpasswd',
    '/en/%252e%252e%252f%252e%252e%252fetc/passwd', '/en\\..\\..\\etc\\passwd', '/en%2fcar-list', '/en/%00',
    '/en/car-list%00.html', '/%00', '//evil.example/en', '///evil.example//en', '/\\evil.example/en', '/en//evil.example',
    '/en/;/car-list', '/en/car-list;x=1', '/en/car-list/..;/login', '/assets/..%2f..%2fpackage.json',
    '/images/..%2f..%2fpackage.json', '/images/%00', '/__manifest?paths=/en/..%2f..', '/__manifest?paths=%00&version=x',
    '/en/car/x/99999999999999999999', '/en/car/%00/1', '/en/car-list/city/%00/NaN-NaN', '/.env', '/.git/config', '/en#x',
    `/en/${'a/'.repeat(5_000)}`, `/${'%2f'.repeat(4_000)}`,
  ],
}; // prettier-ignore

it.each(
  Object.entries(odd).flatMap(([status, targets]) =>
    targets.map((target) => [target.slice(0, 60), Number(status), target] as const),
  ),
)('%s is answered with %i and nothing of the inside', async (_, status, target) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(target, {}, method);
    expect(statusOf(answer), answer.slice(0, 500)).toBe(status);
    expect(answer).not.toMatch(
      /root:x:|"dependencies"|node_modules|\bat \w+ \(|^location: (?:https?:)?[/\\]{2}(?!localhost|127)/im,
    );
  }
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

/** Everything the server answers on one connection to these bytes: it is the server that ends it. */
async function answered(bytes: string): Promise<string> {
  const { hostname, port } = new URL(test.app.listeningOrigin);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const HOST = 'Host: localhost\r\n';
const JSON_BODY = 'Content-Type: application/json\r\n';
const LAST = 'Connection: close\r\n';
const HIDDEN = `GET /healthz HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /api/v1/login HTTP/1.1\r\n${HOST}${JSON_BODY}`;

it('two requests that can be told apart are two answers', async () => {
  const replies = await answered(`${HIDDEN}GET /healthz HTTP/1.1\r\n${HOST}${LAST}\r\n`);
  expect(replies.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

it.each([
  ['two lengths', `Content-Length: 2\r\nContent-Length: 0\r\n\r\n{}`],
  ['a list of lengths', `Content-Length: 0, 2\r\n\r\n{}`],
  ['a length and chunks', `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`],
  ['chunks that come last, and do not', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a length with a sign', `Content-Length: +2\r\n\r\n{}`],
  ['a length in another system', `Content-Length: 0x2\r\n\r\n{}`],
  ['a blank before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a header over two lines', `X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a chunk of no size', `Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n`],
  ['NUL in a header', `X-A: b\0c\r\nContent-Length: 0\r\n\r\n`],
])('%s: refused, and what follows is not taken for a request', async (_, ambiguous) => {
  const replies = await answered(`${POST}${ambiguous}${HIDDEN}`);
  expect(replies).toMatch(/^HTTP\/1\.1 400 /);
  expect(replies.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(replies).not.toContain('200 OK');
});

it.each([
  ['of two sites', 'Host: localhost\r\nHost: evil.example\r\n'],
  ['of two sites, the other way round', 'Host: evil.example\r\nHost: localhost\r\n'],
  ['in one line', 'Host: localhost, evil.example\r\n'],
])('hosts %s name none of them', async (_, hosts) => {
  const replies = await answered(`GET /api/v1/car_type HTTP/1.1\r\n${hosts}${LAST}\r\n`);
  expect(replies).toMatch(/^HTTP\/1\.1 404 /);
  expect(replies).toContain('website.unknown');
});

it('of two tokens none counts', async () => {
  const tokens = 'Authorization: Bearer a\r\nAuthorization: Bearer b\r\n';
  const replies = await answered(`GET /api/v1/profile HTTP/1.1\r\n${HOST}${tokens}${LAST}\r\n`);
  expect(replies).toMatch(/^HTTP\/1\.1 401 /);
});

it.each([
  ['no method', `FOO / HTTP/1.1\r\n${HOST}\r\n`, 400, 'request.invalid'],
  ['an address with a blank', `GET /a b HTTP/1.1\r\n${HOST}\r\n`, 400, 'request.invalid'],
  ['an address in plain UTF-8', `GET /it/è HTTP/1.1\r\n${HOST}\r\n`, 400, 'request.invalid'],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'request.invalid'],
  ['headers of 20 kB', `GET / HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'request.too_large'],
])('what is no request is refused like one: %s', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await answered(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', 'x-frame-options: DENY']) {
    expect(head).toContain(header);
  }
  expect(JSON.parse(body)).toEqual({ status, code, message: expect.any(String) });
}); // prettier-ignore

it('a path that begins like another host is not this site’s API', async () => {
  const replies = await answered(`GET //evil.example/api/v1/car_type HTTP/1.1\r\n${HOST}${LAST}\r\n`);
  expect(replies).toMatch(/^HTTP\/1\.1 404 /);
  expect(replies).not.toContain('evil');
});

it.each(['http://evil.example', 'HTTPS://evil.example:443', 'http://localhost@evil.example'])(
  'a target that names a host counts, and the Host header does not: %s',
  async (origin) => {
    const replies = await answered(`GET ${origin}/api/v1/car_type HTTP/1.1\r\n${HOST}${LAST}\r\n`);
    expect(replies).toMatch(/^HTTP\/1\.1 404 /);
    expect(replies).toContain('website.unknown');
  },
);

it('a target that names this site’s host is this site’s', async () => {
  const replies = await answered(
    `GET http://localhost/api/v1/car_type HTTP/1.1\r\nHost: evil.example\r\n${LAST}\r\n`,
  );
  expect(replies).toMatch(/^HTTP\/1\.1 200 /);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_MAX_BYTES } from '@nolo/domain/calendar/company-calendar.ts';
import { httpsCalendarSource, type CalendarSource } from './fetch-calendar.ts';

let server: Server;
let origin: string;
let here: CalendarSource;
const dir = mkdtempSync(join(tmpdir(), 'nolo-feed-'));
const pages: Record<string, (request: IncomingMessage, reply: ServerResponse) => void> = {
  '/ok.ics': (_, reply) => reply.end('BEGIN:VCALENDAR'),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/ok.ics' }).end(),
  '/round': (_, reply) => reply.writeHead(302, { location: '/round' }).end(),
  '/to-http': (_, reply) => reply.writeHead(302, { location: 'http://localhost/ok.ics' }).end(),
  '/to-metadata': (_, reply) => reply.writeHead(302, { location: 'https://169.254.169.254/' }).end(),
  '/large': (_, reply) => reply.end('x'.repeat(FEED_MAX_BYTES + 1)),
  '/cut': (_, reply) => {
    reply.writeHead(200, { 'content-length': '100' });
    reply.write('BEGIN');
    reply.destroy();
  },
};

beforeAll(async () => {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(dir, name)) as [string, string];
  const what =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...what.split(' '), ...names], { stdio: 'ignore' });
  server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, reply) => {
    const page = pages[request.url ?? ''];
    if (page) page(request, reply);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  here = httpsCalendarSource({ allowed: ['127.0.0.1', '::1'], ca: readFileSync(cert, 'utf8') });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dir, { recursive: true });
});

it.each(['/ok.ics', '/moved'])('%s is read', async (path) => {
  expect(await here.fetch(`${origin}${path}`)).toBe('BEGIN:VCALENDAR');
});

it.each([
  ['/missing', 'unreachable'],
  ['/round', 'unreachable'],
  ['/cut', 'unreachable'],
  ['/to-http', 'not_public'],
  ['/to-metadata', 'not_public'],
  ['/large', 'too_large'],
])('%s cannot be read: %s', async (path, problem) => {
  await expect(here.fetch(`${origin}${path}`)).rejects.toMatchObject({ problem });
});

describe('as the product reads them', () => {
  it.each([
    'https://localhost/a.ics',
    'https://127.0.0.1/a.ics',
    'https://10.1.2.3/a.ics',
    'https://192.168.1.1/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/a.ics',
    'https://[fd00::1]/a.ics',
    'https://[fe80::1]/a.ics',
    'https://[64:ff9b::a00:1]/a.ics',
    'https://[2002:a00:1::]/a.ics',
    'https://[::]/a.ics',
    'https://0.0.0.0/a.ics',
    'https://100.64.0.1/a.ics',
    'https://224.0.0.1/a.ics',
    'https://0x7f.1/a.ics',
    'https://2130706433/a.ics',
    'http://example.com/a.ics',
  ])('%s is not public', async (url) => {
    await expect(httpsCalendarSource().fetch(url)).rejects.toMatchObject({ problem: 'not_public' });
  });
});

import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebsite } from '../factories/website.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  stage = await createStage({ environment: { PAGE_CACHE_SECONDS: '3600', RATE_LIMIT_FACTOR: '1' } });
  await createWebsite(stage.database, { sub_domain: 'rossi' });
  server = await stage.startServer();
});
afterAll(() => stage.close());

async function page(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(server.origin + path, { headers });
  const policy = reply.headers.get('content-security-policy') ?? '';
  return { status: reply.status, policy, html: await reply.text() };
}

/** Each rendering has a nonce of its own: one policy is one rendering. */
const renderings = (pages: readonly { policy: string }[]) => new Set(pages.map(({ policy }) => policy)).size;

it('a page is the same for everybody, and made once however many ask', async () => {
  const first = await page('/en/car-list', { 'accept-language': 'it', cookie: 'i18nextLng=fr' });
  const second = await page('/en/car-list', { 'accept-encoding': 'gzip' });
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(renderings([first, second])).toBe(1);
  expect(second.html).toBe(first.html);
  expect((await page('/it/car-list')).html).toContain('<html lang="it"');
  const asked = Array.from({ length: 20 }, () => page('/en/car-list?page=2'));
  expect(renderings(await Promise.all(asked))).toBe(1);
});

async function cachingOf(path: string) {
  const { headers, status } = await fetch(server.origin + path, { redirect: 'manual' });
  const [browsers, caches] = [headers.get('cache-control'), headers.get('cdn-cache-control')];
  return { status, browsers, caches, vary: headers.get('vary') };
}

it('a cache in front may keep what has a language in its address, and nothing else', async () => {
  const caches = 'max-age=10, stale-while-revalidate=60';
  const shared = { status: 200, browsers: 'no-cache', caches, vary: 'Accept-Encoding' };
  const own = {
    browsers: 'private, no-cache',
    caches: null,
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  };
  expect(await cachingOf('/it')).toEqual(shared);
  expect(await cachingOf('/it/login?tab=sign-in')).toEqual(shared);
  expect(await cachingOf('/')).toMatchObject({ ...own, status: 302 });
  expect(await cachingOf('/it/no-such-page')).toMatchObject({ ...own, status: 404 });
});

/** The status of a page asked for with a Host header of one's own, which `fetch` does not send. */
function statusAt(path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = get(server.origin + path, { headers: { host }, agent: false }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    });
    asking.on('error', reject);
  });
}

it('Page Not Found of a host that is nobody’s is given to nobody else, however the host is spelled', async () => {
  const { host } = new URL(server.origin);
  // The first two read like none at all in an address, the last like a tenant's.
  const odd = ['a^b.localhost', 'a<b.localhost', 'ross%69.localhost'];
  for (let number = 3; number < 8; number += 1) {
    const path = `/en/car-list?page=${number}`;
    const asked = Array.from({ length: 4 }, () => [...odd, host, 'rossi.localhost']).flat();
    const statuses = await Promise.all(asked.map((one) => statusAt(path, one)));
    const answered = asked.map((one, index) => `${one} ${statuses[index]}`);
    const wanted = asked.map((one) => `${one} ${odd.includes(one) ? 404 : 200}`);
    expect(answered).toEqual(wanted);
  }
});

it.each(['i18nextLng', '__Host-i18nextLng'])(
  'the cookie %s leads to the language it remembers',
  async (name) => {
    const asked = { headers: { cookie: `${name}=fr`, 'accept-language': 'it' }, redirect: 'manual' } as const;
    const { headers } = await fetch(`${server.origin}/`, asked);
    expect(headers.get('location')).toBe('/fr');
  },
);

it('scripts run by their hash, every one of ours and no other', async () => {
  const { html, policy } = await page('/en');
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources.filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([]);
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\bsrc=|json"/.test(attributes),
  );
  expect(inline.length).toBeGreaterThan(2);
  for (const [, , text = ''] of inline) {
    expect(sources).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
});

const EVIL = '</title></script><script>stolen=localStorage.access_token</script><img src=x onerror=stolen()>';

/** Texts of the page that are read as markup, not as text: tags that nobody here has written. */
const foreignMarkup = (html: string) => html.match(/<script>stolen|<img src=x|<\/title><\/script>/g) ?? [];

it('what is in an address or in a website’s name is text in the page and in the data of its scripts', async () => {
  await createWebsite(stage.database, { sub_domain: 'evil', name: EVIL });
  const asked = encodeURIComponent(EVIL);
  const addresses = [
    `/en/car-list?search=${asked}`,
    `/it/car-list?pl=${asked}&place=${asked}`,
    `/fr/car-list/city/${asked}/41.9-12.5`,
    `/en/login?redirect=${asked}&tab=${asked}`,
    `/en/no-such-page/${asked}`,
    `/en/unsubscribe?token=${asked}&state=${asked}`,
  ];
  for (const address of addresses) {
    const { html } = await page(address);
    expect({ address, foreign: foreignMarkup(html) }).toEqual({ address, foreign: [] });
  }
  const named = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'evil.localhost' };
    get(`${server.origin}/en`, { headers, agent: false }, (reply) => void text(reply).then(resolve, reject));
  });
  expect(named).toContain('stolen=localStorage');
  expect(foreignMarkup(named)).toEqual([]);
});

async function picture() {
  const { headers, status } = await fetch(`${server.origin}/images/${'0'.repeat(32)}-320.webp`);
  return { status, limit: headers.get('x-ratelimit-limit'), left: headers.get('x-ratelimit-remaining') };
}

it('pictures are counted per address, more of them than pages', async () => {
  // Of the minute that is counted, the second may be in the next.
  await until('the second to count', async () => {
    const [first, second] = [await picture(), await picture()];
    expect(first).toMatchObject({ status: 200, limit: '3000' });
    return Number(second.left) === Number(first.left) - 1;
  });
});

it('pages are limited per address', async () => {
  const statuses = new Set<number>();
  for (let batch = 0; batch < 70; batch += 1) {
    const replies = await Promise.all(Array.from({ length: 10 }, () => page('/en')));
    for (const { status } of replies) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([200, 429]));
});

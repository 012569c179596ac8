import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  stage = await createStage({ environment: { PAGE_CACHE_SECONDS: '3600', RATE_LIMIT_FACTOR: '1' } });
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
  // A process that finds itself connected anew to its database forgets what it keeps: never twice in a row.
  await until('one page for two guests', async () => {
    const first = await page('/en/car-list', { 'accept-language': 'it', cookie: 'i18nextLng=fr' });
    const second = await page('/en/car-list', { 'accept-encoding': 'gzip' });
    expect([first.status, second.status]).toEqual([200, 200]);
    return renderings([first, second]) === 1 && first.html === second.html;
  });
  expect((await page('/it/car-list')).html).toContain('<html lang="it"');
  await until('one page for twenty guests', async () => {
    const asked = Array.from({ length: 20 }, () => page('/en/car-list?page=2'));
    return renderings(await Promise.all(asked)) === 1;
  });
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

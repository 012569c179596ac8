import { expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

const LONG = 60_000;
type Page = { text: string; bytes: number };

const broken = () => Promise.reject(new Error('no'));
const notFound = async () => ({ page: { text: '404', bytes: 1 }, isKept: false });

function maker(bytes = 10) {
  let made = 0;
  return {
    count: () => made,
    make: async () => {
      made += 1;
      const page: Page = { text: `page ${made}`, bytes };
      await new Promise((resolve) => setImmediate(resolve));
      return { page, isKept: true };
    },
  };
}

it('is made once, however many ask, and kept', async () => {
  const cache = new PageCache<Page>({ keepMs: LONG, maxBytes: 1000 });
  const { make, count } = maker();
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('home', make)));
  expect(new Set(pages.map(({ text }) => text))).toEqual(new Set(['page 1']));
  expect((await cache.get('home', make)).text).toBe('page 1');
  expect((await cache.get('home?city=roma', make)).text).toBe('page 2');
  expect(count()).toBe(2);
});

it('keeps no error, and hands it to everybody who waited', async () => {
  const cache = new PageCache<Page>({ keepMs: LONG, maxBytes: 1000 });
  const asked = await Promise.allSettled([cache.get('home', broken), cache.get('home', broken)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('home', maker().make)).text).toBe('page 1');
  expect((await cache.get('nowhere', notFound)).text).toBe('404');
  expect((await cache.get('nowhere', maker().make)).text).toBe('page 1');
});

it('forgets when told, what is being made at that moment included', async () => {
  const cache = new PageCache<Page>({ keepMs: LONG, maxBytes: 1000 });
  const { make } = maker();
  const before = cache.get('home', make);
  cache.clear();
  const after = cache.get('home', make);
  expect([(await before).text, (await after).text]).toEqual(['page 1', 'page 2']);
  expect((await cache.get('home', make)).text).toBe('page 2');
});

it('forgets what is stale alone when told which that is', async () => {
  const cache = new PageCache<Page>({ keepMs: LONG, maxBytes: 25 });
  const { make, count } = maker(10);
  await cache.get('a', make);
  await cache.get('b', make);
  cache.clear(({ text }) => text === 'page 2');
  expect((await cache.get('a', make)).text).toBe('page 1');
  expect((await cache.get('b', make)).text).toBe('page 3');
  await cache.get('c', make);
  expect(count()).toBe(4);
});

it('takes no more memory than it may: what was not asked for longest goes first', async () => {
  const cache = new PageCache<Page>({ keepMs: LONG, maxBytes: 25 });
  const { make, count } = maker(10);
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  await cache.get('c', make);
  expect(count()).toBe(3);
  await cache.get('a', make);
  expect(count()).toBe(3);
  await cache.get('b', make);
  expect(count()).toBe(4);
});

it('kept for no time, it is still made once for all who ask at once', async () => {
  const cache = new PageCache<Page>({ keepMs: 0, maxBytes: 1000 });
  const { make, count } = maker();
  await Promise.all([cache.get('home', make), cache.get('home', make)]);
  await cache.get('home', make);
  expect(count()).toBe(2);
});

it('keeps what was made elsewhere for what is left of its time', async () => {
  const cache = new PageCache<Page>({ keepMs: LONG, maxBytes: 1000 });
  const { make } = maker();
  const leftMs = (left: number) => async () => ({ ...(await make()), leftMs: left });
  await cache.get('home', leftMs(LONG));
  expect((await cache.get('home', make)).text).toBe('page 1');
  await cache.get('list', leftMs(0));
  expect((await cache.get('list', make)).text).toBe('page 3');
});

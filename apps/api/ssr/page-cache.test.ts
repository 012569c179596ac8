import { setImmediate as laterOn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { RenderedPage } from './rendered-page.ts';

function maker(status = 200) {
  let made = 0;
  const make = async () => {
    made += 1;
    await laterOn();
    return new RenderedPage({ status, headers: {}, policy: '', text: Buffer.from(`page ${made}`) });
  };
  return { make, count: () => made };
}

test('a page is made once however many ask', async () => {
  const [get, { make, count }] = [createPageCache(10), maker()];
  const pages = await Promise.all(Array.from({ length: 20 }, () => get('/en', make)));
  expect(new Set(pages).size).toBe(1);
  await get('/it', make);
  expect(await get('/en', make)).toBe(pages[0]);
  expect(count()).toBe(2);
});

test('an error is not kept, nor is what could not be made', async () => {
  const [get, notFound] = [createPageCache(10), maker(404)];
  await get('/en', notFound.make);
  await get('/en', notFound.make);
  expect(notFound.count()).toBe(2);
  await expect(get('/en', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await get('/en', maker().make)).status).toBe(200);
});

test('0 seconds keep nothing', async () => {
  const [get, { make, count }] = [createPageCache(0), maker()];
  await get('/en', make);
  await get('/en', make);
  expect(count()).toBe(2);
});

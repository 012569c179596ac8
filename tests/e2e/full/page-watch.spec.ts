import { expect, test } from '../support/test.ts';

/** The watch over the pages must itself work: each page here does what would fail any other test. */
test.describe('the watch notes', () => {
  test('console errors', async ({ page, watch }) => {
    await page.goto('/en');
    await page.evaluate(() => console.error('oh no'));
    expect(watch.takeProblems()).toEqual([expect.stringContaining('oh no')]);
  });

  test('uncaught exceptions', async ({ page, watch }) => {
    await page.goto('/en');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => void setTimeout(() => JSON.parse('{')));
    await thrown;
    expect(watch.takeProblems()).toEqual([expect.stringContaining('SyntaxError')]);
  });

  test('violations of the content security policy', async ({ page, watch }) => {
    await page.goto('/en');
    const said = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('content security policy: script-src'),
    });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.evil = true';
      document.body.append(script);
    });
    await said;
    expect(watch.takeProblems()).toContainEqual(expect.stringContaining('script-src-elem inline'));
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  });

  test('refused calls, unless the test wants them', async ({ page, watch }) => {
    await page.goto('/en');
    const call = () => page.evaluate(async () => (await fetch('/api/v1/no-such-call')).status);
    expect(await call()).toBe(404);
    expect(watch.takeProblems()).toEqual([expect.stringContaining('404')]);
    watch.allow(404, '/no-such-call');
    expect(await call()).toBe(404);
    expect(watch.takeProblems()).toEqual([]);
  });

  test('what happens in another profile', async ({ visitor, watch }) => {
    const page = await (await visitor()).newPage();
    await page.goto('/en');
    await page.evaluate(() => console.error('oh no'));
    expect(watch.takeProblems()).toEqual([expect.stringContaining('oh no')]);
  });
});

test('a fresh renter is logged in, and a fresh car is on offer with pictures', async ({
  page,
  renter,
  car,
}) => {
  await page.goto('/en');
  const profile = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` };
    return (await fetch('/api/v1/profile', { headers })).text();
  });
  expect(profile).toContain(renter.email);
  const reply = await page.request.get(`/api/v1/car/${car.slug}/${car.id}`);
  const { data } = (await reply.json()) as {
    data: { car: { pictures: { path: string; widths: number[] }[] } };
  };
  expect(data.car.pictures.length).toBeGreaterThan(1);
  const [first] = data.car.pictures;
  const picture = await page.request.get(`${first?.path}-${first?.widths[0]}.webp`);
  expect(picture.headers()['content-type']).toBe('image/webp');
});

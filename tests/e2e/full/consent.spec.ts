import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { freePort } from '../../setup/free-port.ts';
import { startServerProcess, type ServerProcess } from '../../setup/server-process.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { logIn } from '../support/log-in.ts';
import { openSummary } from '../support/open-summary.ts';
import { expect, test } from '../support/test.ts';

const ANALYTICS = 'https://stats.nolo.example';
const PIXEL = 'https://www.facebook.com';

/** A site with both trackers beside the stack's, which has none. */
let server: ServerProcess;
let origin: string;

test.beforeAll(async ({ stack }) => {
  const port = await freePort();
  const trackers = { ANALYTICS_URL: `${ANALYTICS}/matomo.php?idsite=1`, PIXEL_ID: '1234567890' };
  const environment = { NODE_ENV: 'production', NOLO_ENV: 'development', ...trackers };
  server = await startServerProcess({ ...stack, port, environment });
  origin = `http://localhost:${port}`;
});
test.afterAll(() => server.stop());

/** What leaves for elsewhere; nothing really does. */
async function foreignRequests(context: BrowserContext): Promise<URL[]> {
  const seen: URL[] = [];
  await context.route(
    (url) => url.protocol === 'https:',
    (route) => {
      seen.push(new URL(route.request().url()));
      return route.fulfill({ status: 204 });
    },
  );
  return seen;
}

const toldTo = (seen: URL[], host: string, query: Record<string, string>) =>
  seen.filter(
    (url) =>
      url.origin === host &&
      Object.entries(query).every(([key, value]) => url.searchParams.get(key) === value),
  );

const panel = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });

test('nothing foreign without consent; refusing is one press and is remembered', async ({
  page,
  context,
}) => {
  const seen = await foreignRequests(context);
  await page.goto(`${origin}/en`);
  await expect(panel(page)).toBeVisible();
  await expectNoAxeViolations(page);
  const accept = page.getByRole('button', { name: 'Accept all' });
  const refuse = page.getByRole('button', { name: 'Refuse all' });
  expect(await accept.getAttribute('class')).toBe(await refuse.getAttribute('class'));
  // Past the way to the content and the policy's link: no keyboard goes through the page to answer.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: 'About us' }).first().click();
  await expect(page).toHaveURL(/about-us/);
  await page.reload();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await expect(panel(page).getByRole('checkbox')).toHaveCount(2);
  await expect(panel(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(seen).toEqual([]);
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/^_/) }),
  );
});

test('with consent both hear of each page; the footer takes it back', async ({ page, context }) => {
  const seen = await foreignRequests(context);
  await page.goto(`${origin}/it/faq?secret=1`);
  await page.getByRole('button', { name: 'Accetta tutto' }).click();
  const [first, second] = [`${origin}/it/faq`, `${origin}/it/about-us`];
  await expect.poll(() => toldTo(seen, ANALYTICS, { url: first, idsite: '1', rec: '1' })).toHaveLength(1);
  await expect
    .poll(() => toldTo(seen, PIXEL, { ev: 'PageView', id: '1234567890', dl: first }))
    .toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chi siamo' }).click();
  await expect.poll(() => toldTo(seen, ANALYTICS, { url: second })).toHaveLength(1);
  await expect.poll(() => toldTo(seen, PIXEL, { dl: second })).toHaveLength(1);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('link', { name: 'Impostazioni cookie' }).click();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Rifiuta tutto' }).click();
  await expect(page).toHaveURL(second);
  const before = seen.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Come funziona' }).click();
  await expect(page).toHaveURL(/how-it-works/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(seen).toHaveLength(before);
  expect(await page.evaluate(() => localStorage.getItem('visitor_id'))).toBeNull();
});

test('a page is counted once, whatever another tab or the same choice writes', async ({ page, context }) => {
  const seen = await foreignRequests(context);
  const [home, faq, about] = [`${origin}/en`, `${origin}/en/faq`, `${origin}/en/about-us`];
  await page.goto(home);
  await panel(page).getByRole('button', { name: 'Accept all' }).click();
  const other = await context.newPage();
  await other.goto(faq);
  for (const url of [home, faq]) await expect.poll(() => toldTo(seen, ANALYTICS, { url })).toHaveLength(1);
  // The first tab hears of it as of a search, a heart or a log-in.
  await page.evaluate(() =>
    addEventListener('storage', ({ key }) => document.body.toggleAttribute(`data-${key}`, true)),
  );
  await other.evaluate(() => localStorage.setItem('probe', '1'));
  await expect(page.locator('body[data-probe]')).toBeAttached();
  // The same choice, then one consent taken back: the other service has heard of the page already.
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await panel(page).getByRole('button', { name: 'Save choice' }).click();
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await panel(page).getByLabel('Advertising').uncheck();
  await panel(page).getByRole('button', { name: 'Save choice' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect.poll(() => toldTo(seen, ANALYTICS, { url: about })).toHaveLength(1);
  for (const url of [home, faq]) {
    expect(toldTo(seen, ANALYTICS, { url }), url).toHaveLength(1);
    expect(toldTo(seen, PIXEL, { dl: url }), url).toHaveLength(1);
  }
  // The other tab has heard of the choice, too.
  await other.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect.poll(() => toldTo(seen, ANALYTICS, { url: about })).toHaveLength(2);
  expect(toldTo(seen, PIXEL, { dl: about })).toEqual([]);
});

test('one purpose alone hears alone, and a booking is told with its amounts', async ({
  page,
  context,
  renter,
  car,
}) => {
  const seen = await foreignRequests(context);
  await logIn(context, origin, renter.token);
  await page.goto(`${origin}/en`);
  await panel(page).getByRole('button', { name: 'Choose' }).click();
  await panel(page).getByLabel('Advertising').check();
  await panel(page).getByRole('button', { name: 'Save choice' }).click();
  await openSummary(page, car, origin);
  await page.getByRole('button', { name: /^Pay (now|€)/ }).click();
  await page.waitForURL(/\/c\/pay\//);
  await expect.poll(() => toldTo(seen, PIXEL, { ev: 'Purchase' })).toHaveLength(1);
  const [told] = toldTo(seen, PIXEL, { ev: 'Purchase' });
  expect(Object.fromEntries(told?.searchParams ?? [])).toMatchObject({
    'cd[content_ids]': JSON.stringify([String(car.id)]),
    'cd[value]': '180.00',
    'cd[subtotal]': '147.54',
    'cd[currency]': 'EUR',
    'ud[em]': expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(toldTo(seen, ANALYTICS, {})).toEqual([]);
});

for (const { answer, times } of [
  { answer: 'Accept all', times: 1 },
  { answer: 'Refuse all', times: 0 },
]) {
  test(`a purchase is sent to both trackers or to none: ${answer}`, async ({
    page,
    context,
    renter,
    car,
  }) => {
    const seen = await foreignRequests(context);
    await logIn(context, origin, renter.token);
    await page.goto(`${origin}/en`);
    await panel(page).getByRole('button', { name: answer }).click();
    await openSummary(page, car, origin);
    await page.getByRole('button', { name: /^Pay (now|€)/ }).click();
    // The page is left only after both were told.
    await page.waitForURL(/\/c\/pay\//);
    const told = {
      idgoal: '0',
      revenue: '180.00',
      ec_st: '147.54',
      ec_items: JSON.stringify([[String(car.id), `car ${car.id}`, 'EUR', 180, 1]]),
      uid: createHash('sha256').update(renter.email.toLowerCase()).digest('hex'),
    };
    await expect.poll(() => toldTo(seen, ANALYTICS, told)).toHaveLength(times);
    await expect
      .poll(() => toldTo(seen, PIXEL, { ev: 'Purchase', 'cd[value]': '180.00', 'ud[em]': told.uid }))
      .toHaveLength(times);
    if (times === 0) expect(seen).toEqual([]);
  });
}

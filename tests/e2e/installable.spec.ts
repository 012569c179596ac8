import { reservationBody, reserveOver } from '../factories/reservation.ts';
import type { Page } from '@playwright/test';
import { startDeployment } from './support/deployment.ts';
import { logIn } from './support/log-in.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ deployment: Awaited<ReturnType<typeof startDeployment>> }>({
  deployment: async ({ stack }, use) => {
    const deployment = await startDeployment(stack.origin);
    await use(deployment);
    await deployment.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

/** What the browser reports of what the worker could not fetch either. */
const lost = /net::ERR_(INTERNET_DISCONNECTED|FAILED|EMPTY_RESPONSE|CONNECTION_)/;

const isControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The page itself: it is kept after its files. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (url) => (await (await caches.open('own')).match(url)) !== undefined, path),
    )
    .toBe(true);

const keptBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')).toSorted());

test('a tenant’s manifest and icons are its own', async ({ request, stack }) => {
  const { host } = new URL(stack.origin);
  const manifestOf = async (name: string) =>
    (await request.get(`${stack.origin}/manifest.webmanifest`, { headers: { host: name } })).json();
  const [main, rossi] = [await manifestOf(host), await manifestOf(`rossi.${host}`)];
  expect(main).toMatchObject({ name: 'Nolo', display: 'standalone', start_url: '/' });
  expect(rossi.name).not.toBe(main.name);
  expect(rossi).toMatchObject({ short_name: 'Rossi', background_color: '#f1f3f5' });
  expect(rossi.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  const iconOf = async (name: string) =>
    (await request.get(`${stack.origin}/icons/192.png`, { headers: { host: name } })).body();
  expect((await iconOf(host)).equals(await iconOf(`rossi.${host}`))).toBe(false);
  const page = await (await request.get(`${stack.origin}/it`, { headers: { host: `rossi.${host}` } })).text();
  expect(page).toContain('<link rel="icon" href="/icons/48.png"/>');
  expect(page).toContain(`<meta name="theme-color" content="${rossi.theme_color}"/>`);
  for (const { src } of main.icons) {
    const reply = await request.get(stack.origin + src);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get(`${stack.origin}/icons/7.png`)).status()).toBe(404);
  const html = await (await request.get(`${stack.origin}/it`)).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

test('bookings can be read without a network after a visit, and are gone after log-out', async ({
  page,
  context,
  renter,
  car,
  stack,
  watch,
}) => {
  await reserveOver(stack.origin, renter, car.id, reservationBody());
  const booked = page.getByRole('article').filter({ hasText: 'Fiat 500' });
  await page.goto(`${stack.origin}/en/my-booking`);
  await expect(booked).toBeVisible();
  await isControlled(page);
  // A visit that the worker sees: page, answers and the files they need.
  await page.reload();
  await expect(booked).toBeVisible();
  await isKept(page, '/en/my-booking');

  await context.setOffline(true);
  await page.reload();
  await expect(booked).toBeVisible();
  await page.goto(`${stack.origin}/en/faq?q=card`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  // By itself, at the address that was asked for.
  await expect(page.locator('details').first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.origin}/en/faq?q=card`);
  expect(watch.takeProblems().filter((problem) => !lost.test(problem))).toEqual([]);

  await page.goto(`${stack.origin}/en/my-booking`);
  await expect(booked).toBeVisible();
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/login/);
  expect(await page.evaluate(() => caches.has('own'))).toBe(false);
});

test('bookings can be read without a network after a new build, whenever the line broke meanwhile', async ({
  page,
  context,
  renter,
  car,
  stack,
  deployment,
  watch,
}) => {
  await reserveOver(stack.origin, renter, car.id, reservationBody());
  await logIn(context, deployment.origin, renter.token);
  const booked = page.getByRole('article').filter({ hasText: 'Fiat 500' });
  const readsOffline = async () => {
    await context.setOffline(true);
    await page.goto(`${deployment.origin}/en/my-booking`);
    await expect(booked).toBeVisible();
    await context.setOffline(false);
  };
  await page.goto(`${deployment.origin}/en/faq`);
  await isControlled(page);
  await page.goto(`${deployment.origin}/en/my-booking`);
  await expect(booked).toBeVisible();
  await isKept(page, '/en/my-booking');
  expect(await keptBuilds(page)).toEqual(['files-first']);

  // A visit that is cut before the new build's page is whole: the former one stays.
  deployment.deploy('second');
  deployment.breakAt(/\/assets\/my-booking-/);
  deployment.takeAsked();
  await page.goto(`${deployment.origin}/en/faq`);
  const asked: string[] = [];
  await expect
    .poll(() => asked.push(...deployment.takeAsked()) && asked.join(' '))
    .toContain('/assets/my-booking-');
  await readsOffline();
  expect(await keptBuilds(page)).toEqual(['files-first', 'files-second']);

  // The next visit goes on with it, and nothing of the former build is left.
  deployment.breakAt(null);
  await page.goto(`${deployment.origin}/en/faq`);
  await expect.poll(() => keptBuilds(page)).toEqual(['files-second']);
  await readsOffline();
  expect(watch.takeProblems().filter((problem) => !lost.test(problem))).toEqual([]);
});

test('a page that names its files late does not hold up the new build’s worker', async ({
  page,
  deployment,
}) => {
  const states = () =>
    page.evaluate(async () => {
      const { waiting, active } = await navigator.serviceWorker.ready;
      return { waiting: waiting?.state, active: active?.state };
    });
  await page.goto(`${deployment.origin}/en/faq`);
  await isControlled(page);
  deployment.deploy('second');
  const release = deployment.holdAt(/\/assets\/start-worker-/);
  await page.goto(`${deployment.origin}/en/faq`);
  // The former worker passes that file on, and ends as soon as it has.
  await expect.poll(states).toEqual({ waiting: 'installed', active: 'activated' });
  release();
  await expect.poll(states).toEqual({ active: 'activated' });
  await expect.poll(() => keptBuilds(page)).toEqual(['files-second']);
});

test('bookings that were opened by a link of the site can be read without a network', async ({
  page,
  context,
  renter,
  car,
  stack,
  watch,
}) => {
  await reserveOver(stack.origin, renter, car.id, reservationBody());
  const booked = page.getByRole('article').filter({ hasText: 'Fiat 500' });
  await page.goto(`${stack.origin}/en/faq`);
  await isControlled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Booking' }).click();
  await expect(booked).toBeVisible();
  await isKept(page, '/en/my-booking');
  await context.setOffline(true);
  await page.reload();
  await expect(booked).toBeVisible();
  expect(watch.takeProblems().filter((problem) => !lost.test(problem))).toEqual([]);
});

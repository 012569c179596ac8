import { reservationBody, reserveOver } from '../factories/reservation.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a tenant’s manifest and icons are its own', async ({ request, stack }) => {
  const { host } = new URL(stack.origin);
  const manifestOf = async (name: string) =>
    (await request.get(`${stack.origin}/manifest.webmanifest`, { headers: { host: name } })).json();
  const [main, rossi] = [await manifestOf(host), await manifestOf(`rossi.${host}`)];
  expect(main).toMatchObject({ name: 'Nolo', display: 'standalone', start_url: '/' });
  expect(rossi.name).not.toBe(main.name);
  expect(rossi).toMatchObject({ short_name: 'Autonoleggio', background_color: '#f1f3f5' });
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
  const kept = (name: string) =>
    page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name);
  const booked = page.getByRole('article').filter({ hasText: 'Fiat 500' });
  await page.goto(`${stack.origin}/en/my-booking`);
  await expect(booked).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // A visit that the worker sees: page, answers and the files they need.
  await page.reload();
  await expect(booked).toBeVisible();
  await expect.poll(() => kept('own')).toBeGreaterThan(1);

  await context.setOffline(true);
  await page.reload();
  await expect(booked).toBeVisible();
  await page.goto(`${stack.origin}/en/faq?q=card`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${stack.origin}/en/faq?q=card`);
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeHidden();
  // What the worker could not fetch either, the browser reports as failed.
  const lost = /net::ERR_(INTERNET_DISCONNECTED|FAILED)/;
  expect(watch.takeProblems().filter((problem) => !lost.test(problem))).toEqual([]);

  await page.goto(`${stack.origin}/en/my-booking`);
  await expect(booked).toBeVisible();
  await page.getByRole('button', { name: 'Personal Area' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/login/);
  expect(await page.evaluate(() => caches.has('own'))).toBe(false);
});

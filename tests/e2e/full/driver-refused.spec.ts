import { inDays } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { newSpot } from '../support/list-of-cars.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
const dob = inDays(-22 * 365).slice(0, 10);

for (const lang of ['en', 'it', 'fr'] as const) {
  test(`${lang}: a car for drivers of 25 or over is refused to a younger renter, and others are offered`, async ({
    page,
    freeCar,
    database,
    context,
    stack,
    watch,
  }) => {
    watch.allow(422, '/amount/calculation');
    const spot = newSpot();
    const car = await freeCar({ car: { ...spot, minimum_age: 25 } });
    const other = await freeCar({ car: { ...spot, minimum_age: 21 } });
    const demanding = await freeCar({ car: { ...spot, minimum_age: 23 } });
    const renter = await createRenter(database, { dob });
    await logIn(context, stack.origin, renter.token);
    const [t, common] = [await textsIn(lang, 'car'), await textsIn(lang, 'checkout')];

    await page.goto(paths.carDetail(lang, car, dates));
    const panel = page.getByRole('region', { name: t('book_title') });
    await expect(panel.getByRole('alert')).toContainText('25');
    await expect(panel.getByRole('link', { name: t('book_now') })).toHaveCount(0);
    const offered = page.getByRole('region', { name: t('hireable_cars') });
    await expect(offered.locator(`[data-car="${other.id}"]`)).toBeVisible();
    await expect(offered.locator(`[data-car="${demanding.id}"]`)).toHaveCount(0);
    const others = t('unavailable_all_in', { city: 'Lecce' });
    await expectNoAxeViolations(page);
    await panel.getByRole('link', { name: others }).click();
    await expect(page.locator(`[data-car="${other.id}"]`)).toBeVisible();

    await page.goto(paths.checkout(lang, { carId: car.id, slug: car.slug, ...dates }));
    const notice = page.getByRole('main').getByRole('alert').first();
    await expect(notice).toContainText('Giulia');
    await page.getByRole('button', { name: common('continue') }).click();
    await expect(notice).toBeFocused();
    await expect(notice.getByRole('link', { name: others })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('the total of a renter under 25 says beside it what it would be, and why it is not', async ({
  page,
  freeCar,
  database,
  context,
  stack,
}) => {
  const car = await freeCar({ company: { young_driver_per_day_minor: 1000 } });
  await logIn(context, stack.origin, (await createRenter(database, { dob })).token);
  const note = page
    .getByText(/^€30\.00 of it is the company’s fee for a driver under 25.*without it, €180\.00/)
    .first();
  await page.goto(paths.carDetail('en', car, dates));
  await expect(note).toBeVisible();
  await page.goto(paths.checkout('en', { carId: car.id, slug: car.slug, ...dates }));
  await expect(note).toBeVisible();
});

test('a licence that ends during the rental is said at checkout and in the profile', async ({
  page,
  car,
  database,
  context,
  stack,
  watch,
}) => {
  watch.allow(422, '/amount/calculation');
  const licence = { expiresOn: inDays(12).slice(0, 10) };
  await logIn(context, stack.origin, (await createRenter(database, { licence })).token);
  await page.goto(paths.checkout('en', { carId: car.id, slug: car.slug, ...dates }));
  const notice = page.getByRole('main').getByRole('alert').first();
  await expect(notice).toContainText('Giulia has a driving licence that expires before the return day.');
  await notice.getByRole('link', { name: 'Update your licence' }).click();
  const field = page.getByRole('group', { name: 'Driving licence', exact: true }).getByLabel('Expiry date');
  await expect(field).toHaveAccessibleDescription(/^Your licence expires soon: a rental must end by/);
});

test('a renter without licence classes sees a price, and is asked for them at checkout', async ({
  page,
  car,
  database,
  context,
  stack,
  watch,
}) => {
  watch.allow(422, '/amount/calculation');
  await logIn(context, stack.origin, (await createRenter(database, { licence: { classes: [] } })).token);
  const refused = page.waitForResponse('**/amount/calculation/**');
  await page.goto(paths.carDetail('en', car, dates));
  expect((await refused).status()).toBe(422);
  await page.getByRole('region', { name: 'Your rental' }).getByRole('link', { name: 'Book Now' }).click();
  const notice = page.getByRole('main').getByRole('alert').first();
  await expect(notice).toContainText('Giulia has not entered class B for the driving licence.');
  await expect(notice.getByRole('link', { name: 'Update your licence' })).toBeVisible();
});

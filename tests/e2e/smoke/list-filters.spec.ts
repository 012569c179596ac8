import type { Page } from '@playwright/test';
import enTexts from '@nolo/i18n/en/search.ts';
import { formatShortMoment } from '@nolo/i18n/format.ts';
import { inDays } from '../../factories/car.ts';
import { cards, createFleet, createManyCars, idsShown, listAt, newSpot } from '../support/list-of-cars.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: enTexts.filters });
const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter: / });
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

test('each filter of what a car has and on which terms it is had: address, chip and every card', async ({
  page,
  database,
  freeCar,
}) => {
  const t = await textsIn('en', 'search');
  const spot = newSpot();
  const { id: whole, ...pattern } = await freeCar({
    car: { ...spot, fuel_policy: 'full_to_full', seats: 5, deposit_minor: 50_000, km_per_day: null },
    company: spot,
  });
  const steps = [
    {
      name: t('fuel_policy_full_to_full'),
      query: 'fuel_policy=full_to_full',
      but: { fuel_policy: 'prepaid' },
    },
    { name: t('seats_from', { count: 5 }), query: 'seats=5', but: { seats: 4 } },
    { name: t('deposit_to', { amount: '€500' }), query: 'deposit=500', but: { deposit_minor: 50_001 } },
    { name: t('km_unlimited'), query: 'unlimited_mileage=true', but: { km_per_day: 200 } },
    { name: t('air_conditioning'), query: 'air_conditioning=true', but: { air_conditioning: false } },
  ];
  // One car for each filter that only this filter leaves out.
  const lacking = await database
    .insertInto('car')
    .values(steps.map(({ but }) => ({ ...pattern, ...but })))
    .returning('id')
    .execute();
  await page.goto(listAt(spot));
  await expect(cards(page)).toHaveCount(6);
  for (const [index, { name, query }] of steps.entries()) {
    await filters(page).getByText(name).click();
    await expect(cards(page)).toHaveCount(5 - index);
    const left = [whole, ...lacking.slice(index + 1).map(({ id }) => id)];
    await expect.poll(async () => sorted(await idsShown(page))).toEqual(sorted(left));
    expect(page.url()).toContain(query);
    await expect(chips(page)).toHaveCount(index + 1);
  }
  await filters(page).getByText(t('free_cancellation')).click();
  await expect(page).toHaveURL(/free_cancellation=true/);
  await expect(chips(page)).toHaveCount(6);
  await expect.poll(() => idsShown(page)).toEqual([whole]);
  // Less than 48 hours from now, whatever the time is.
  const tomorrow = { start_date: inDays(1, '23:00'), end_date: inDays(3, '23:00') };
  await page.goto(listAt(spot, { ...tomorrow, free_cancellation: true }));
  await expect(page.getByRole('heading', { name: 'No Car Found in Test Bay.' })).toBeVisible();
  await chips(page).click();
  await expect(cards(page)).toHaveCount(6);
});

/** The bars of two cars of 120.00, one of 270.00 and one of 600.00, and which of them are lit. */
const drawn = (...lit: number[]) =>
  [
    { from: 100, high: 30 },
    { from: 200, high: 15 },
    { from: 600, high: 15 },
  ].map((bar) => ({ ...bar, isLit: lit.includes(bar.from) }));

test('how many cars cost how much is drawn as high as there are cars, and lit between the prices written', async ({
  page,
  database,
  freeCar,
}) => {
  const { spot, cheap, popular, newest } = await createFleet(database, freeCar);
  const { id: _, ...pattern } = cheap;
  const twin = await database.insertInto('car').values(pattern).returning('id').executeTakeFirstOrThrow();
  await page.goto(listAt(spot));
  const bars = () =>
    filters(page)
      .locator('svg[viewBox="0 0 100 30"] rect')
      .evaluateAll((all) =>
        all.flatMap((bar, index) => {
          const high = Number(bar.getAttribute('height'));
          const isLit = bar.classList.contains('fill-primary');
          return high > 0 ? [{ from: index * 100, high, isLit }] : [];
        }),
      );
  await expect.poll(bars).toEqual(drawn(100, 200, 600));
  await filters(page).getByRole('textbox', { name: enTexts.price_least }).fill('200');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/min-amount=200(&|$)/);
  await expect.poll(async () => sorted(await idsShown(page))).toEqual(sorted([popular.id, newest.id]));
  await expect.poll(bars).toEqual(drawn(200, 600));
  await filters(page).getByRole('textbox', { name: enTexts.price_most }).fill('300');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/max-amount=300(&|$)/);
  await expect.poll(() => idsShown(page)).toEqual([newest.id]);
  await expect.poll(bars).toEqual(drawn(200));
  await chips(page).click();
  await expect
    .poll(async () => sorted(await idsShown(page)))
    .toEqual(sorted([cheap.id, twin.id, popular.id, newest.id]));
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('filters and map stay in reach at the last car; the summary says both days and times', async ({
    page,
    database,
    freeCar,
  }) => {
    const { spot } = await createManyCars(database, freeCar, 8);
    await page.goto(listAt(spot));
    const summary = page.getByRole('button', { name: enTexts.change_search });
    const [start, end] = [inDays(10), inDays(13)].map((at) => formatShortMoment(at, 'en'));
    await expect(summary).toContainText(`${start} – ${end}`);
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(330);
    const buttons = [enTexts.filters, enTexts.show_map].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    await expect(cards(page)).toHaveCount(8);
    await cards(page).last().getByRole('link').first().scrollIntoViewIfNeeded();
    await expect(summary).not.toBeInViewport();
    for (const button of buttons) {
      await expect(button).toBeInViewport({ ratio: 1 });
      // Nothing lies over it.
      await button.tap({ trial: true });
    }
    await buttons[0]?.tap();
    const sheet = page.getByRole('dialog', { name: enTexts.filters });
    await expect(sheet.getByRole('button', { name: 'Show 8 cars' })).toBeVisible();
    await page.keyboard.press('Escape');
    await buttons[1]?.tap();
    await expect(page).toHaveURL(/[?&]map=true/);
  });
});

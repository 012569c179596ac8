import { paths } from '@nolo/site/app/paths.ts';
import { cards, createFleet, listAt } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 700 } });

test('from a car back to the results, at the same place of the list', async ({ page, database, freeCar }) => {
  const { spot } = await createFleet(database, freeCar);
  await page.goto(listAt(spot, { sort: 'cheap' }));
  await expect(cards(page)).toHaveCount(3);
  await hydrated(page);
  const address = page.url();
  const last = cards(page).last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/car-detail\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Fiat 500' })).toBeInViewport();
  // What is chosen on the car's page changes its address, and not the way back.
  await page.getByRole('switch', { name: /^Same-time return/ }).click();
  await expect(page).toHaveURL(/isSameTime=false/);
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page).toHaveURL(address);
  await expect(last).toBeInViewport();
});

test('who came another way is not led to results they never saw', async ({ page, car }) => {
  await page.goto(paths.carDetail('en', car));
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Back to the results' })).toHaveCount(0);
  const place = page.getByRole('region', { name: 'Pickup place' });
  const way = place.getByRole('link', { name: 'Directions' });
  await expect(way).toHaveAttribute('href', /destination=40\.3515,18\.175$/);
});

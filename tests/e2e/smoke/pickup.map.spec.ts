import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const place = (page: Page) => page.getByRole('region', { name: 'Pickup place', exact: true });
const map = (page: Page) => page.getByRole('region', { name: 'Map of the pickup place' });

test('a car’s pickup place is on a map, fetched when it comes near', async ({ page, car }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const mapFiles = () => fetched.filter((url) => /maplibre|place-map|base-map|\/map-[\w-]{8}\.js/.test(url));
  await page.goto(paths.carDetail('en', car));
  await hydrated(page);
  await expect(place(page).getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /destination=40\.3515,18\.175$/,
  );
  expect(mapFiles()).toEqual([]);
  const before = await place(page).evaluate((section) => section.clientHeight);

  await place(page).scrollIntoViewIfNeeded();
  await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(mapFiles().length).toBeGreaterThan(0);
  expect(await place(page).evaluate((section) => section.clientHeight)).toBe(before);
  await expectNoAxeViolations(page);
  // As near as the bundled map goes, and back to the place.
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(map(page).getByRole('button', { name: 'Zoom in', disabled: true })).toBeVisible();
  await map(page).getByRole('button', { name: 'Show the pickup place' }).click();
  await expect(map(page).getByRole('button', { name: 'Zoom in', disabled: false })).toBeVisible();
});

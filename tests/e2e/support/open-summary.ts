import { expect, type Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import type { FreeCar } from './free-car.ts';

export const START = inDays(10);
export const END = inDays(13);

/** From the checkout's address to its last step, everything filled in. `origin`: of another server than the stack's. */
export async function openSummary(page: Page, car: FreeCar, origin = ''): Promise<void> {
  await page.goto(
    origin +
      paths.checkout('en', {
        carId: car.id,
        slug: car.slug,
        start_date: START,
        end_date: END,
        isSameTime: true,
      }),
  );
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByLabel('Address', { exact: true }).fill('Via Roma 1');
  await page.getByLabel('Zip code', { exact: true }).fill('73100');
  await page.getByLabel('Town/city', { exact: true }).fill('Lecce');
  await next.click();
  // Its heading is there from the start, and so is a button of the same name.
  await expect(page.getByLabel('8-digit code')).toBeVisible();
  await next.click();
  await page.getByLabel(/^I accept the terms/).check();
}

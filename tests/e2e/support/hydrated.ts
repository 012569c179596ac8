import type { Page } from '@playwright/test';

/** For what only the scripts can do, as asking before a link is followed: until then a link is a link. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

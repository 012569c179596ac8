import type { Page } from '@playwright/test';

/** For what only the scripts can do, as asking before a link is followed: until then a link is a link. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Of a document that has come whole: one that is no page of the site, as the mailbox, has nothing to wait for. */
export async function hydratedWhereOurs(page: Page): Promise<void> {
  if ((await page.locator('script#texts').count()) > 0) await hydrated(page);
}

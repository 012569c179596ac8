import type { BrowserContext } from '@playwright/test';
import { slowdown } from '../../../playwright.config.ts';

/** As `playwright.config.ts` says: what only fails on a slow machine fails here too. */
export function slowDown(context: BrowserContext): void {
  if (slowdown === 1) return;
  context.on('page', async (page) => {
    // A page that is closed at once needs none.
    const session = await context.newCDPSession(page).catch(() => null);
    await session?.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  });
}

import type { BrowserContext } from '@playwright/test';
import { slowdown } from '../../../playwright.config.ts';

/** As `playwright.config.ts` says: what only fails on a slow machine fails here too. */
export function slowDown(context: BrowserContext): void {
  if (slowdown === 1) return;
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  });
}

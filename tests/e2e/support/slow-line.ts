import type { Page } from '@playwright/test';
import { slowdown } from '../../../playwright.config.ts';

/** An old telephone at the edge of its network: 400 kbit/s, 400 ms to the server, a quarter of the processor. */
export async function onSlowTelephone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 * slowdown });
}

import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { findChromium } from '@nolo/scripts/development/find-chromium.ts';

/** A usual telephone; pictures depend on it. */
const TELEPHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const KINDS = ['Script', 'Stylesheet', 'Document', 'Font', 'Image', 'Other'] as const;
export type Kind = (typeof KINDS)[number];

/** Bytes of the bodies as they came over the wire, compressed, by kind. */
export type Weight = Record<Kind, number>;

export async function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
}

/** Adds up what the page transfers; headers do not count. */
async function weigh(session: CDPSession): Promise<Weight> {
  const weight: Weight = { Script: 0, Stylesheet: 0, Document: 0, Font: 0, Image: 0, Other: 0 };
  const started = new Map<string, { kind: Kind; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = KINDS.find((one) => one === type) ?? 'Other';
    started.set(requestId, { kind, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId);
    if (request) weight[request.kind] += Math.max(0, encodedDataLength - request.headerBytes);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return weight;
}

/**
 * What a first visit to the page transfers until the network is quiet, scripts loaded later on included.
 * `encoding`: browsers take Brotli; figures elsewhere are mostly gzip.
 */
export async function firstVisit(
  browser: Browser,
  address: string,
  encoding: 'gzip' | 'br',
): Promise<Weight> {
  const context = await browser.newContext({
    ...TELEPHONE,
    extraHTTPHeaders: { 'accept-encoding': encoding },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const weight = await weigh(session);
    const reply = await page.goto(address, { waitUntil: 'networkidle' });
    if (reply?.status() !== 200) throw new Error(`${address} answered ${reply?.status()}`);
    return weight;
  } finally {
    await context.close();
  }
}

import { expect } from '@playwright/test';
import type { PageWatch } from './page-watch.ts';

/** What the page watch noted is that the network was lost, and nothing else; it is forgotten. */
export const expectOnlyLosses = (watch: PageWatch) =>
  expect(watch.takeProblems().filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

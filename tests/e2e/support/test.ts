import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';
import { createFreeCar, type FreeCar, type FreeCarValues } from './free-car.ts';
import { runningStack } from './global-set-up.ts';
import { logIn } from './log-in.ts';
import { Mailbox } from './mailbox.ts';
import { PageWatch } from './page-watch.ts';
import { hydratedWhereOurs } from './hydrated.ts';
import { slowDown } from './slow-down.ts';
import type { Stack } from './stack.ts';

export type ForEachTest = {
  /** Fails the test on console errors, exceptions and policy violations; `watch.allow(409, '/reservation')`. */
  watch: PageWatch;
  /** A fresh renter (verified e-mail address, documents uploaded); `page` is logged in as them. */
  renter: TestRenter;
  mailbox: Mailbox;
  /** A fresh bookable car of its own company. */
  car: FreeCar;
  /** Makes more of them, or others: `freeCar({ company: { delivery_minor: 3500 } })`. */
  freeCar: (values?: FreeCarValues) => Promise<FreeCar>;
  /** Another browser profile, watched and with this site as base address: `(await visitor()).newPage()`. */
  visitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

export type ForEachWorker = { stack: Stack; database: Database };

/** What a test presses at once has to be answered: `waitUntil` opens a page whose scripts may not have run. */
function waitsUntilHydrated(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  async function afterHydration<Reply>(options: object | undefined, reply: Promise<Reply>): Promise<Reply> {
    const replied = await reply;
    if (!(options && 'waitUntil' in options)) await hydratedWhereOurs(page);
    return replied;
  }
  page.goto = (url, options) => afterHydration(options, goto(url, options));
  page.reload = (options) => afterHydration(options, reload(options));
  return page;
}

/** `test` of every browser test: the running site, factories, and a watch over everything pages do. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here
  stack: [({}, use) => use(runningStack()), { scope: 'worker' }],
  database: [
    async ({ stack }, use) => {
      const { database } = createDatabase(stack.databaseUrl, 3);
      await use(database);
      await database.destroy();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.origin),
  watch: [
    async ({ stack }, use) => {
      const watch = new PageWatch(stack);
      await use(watch);
      const problems = watch.takeProblems();
      if (problems.length > 0) throw new Error(`On the pages:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch.follow(context);
    slowDown(context);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled ? waitsUntilHydrated(page) : page);
  },
  renter: async ({ database, context, stack }, use) => {
    const renter = await createRenter(database);
    await logIn(context, stack.origin, renter.token);
    await use(renter);
  },
  mailbox: ({ stack }, use) => use(new Mailbox(stack.dataDir)),
  freeCar: ({ database }, use) => use((values) => createFreeCar(database, values)),
  car: async ({ database }, use) => use(await createFreeCar(database)),
  visitor: async ({ browser, stack, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: stack.origin, ...options });
      opened.push(context);
      await watch.follow(context);
      slowDown(context);
      if (options.javaScriptEnabled === false) return context;
      const newPage = context.newPage.bind(context);
      context.newPage = async () => waitsUntilHydrated(await newPage());
      return context;
    });
    for (const context of opened) await context.close();
  },
});

export { expect } from '@playwright/test';

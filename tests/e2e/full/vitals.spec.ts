import { freePort } from '../../setup/free-port.ts';
import { startServerProcess, type ServerProcess } from '../../setup/server-process.ts';
import { expect, test } from '../support/test.ts';

/** A site that measures every visit beside the stack's, which measures none. */
let server: ServerProcess;
let origin: string;

test.beforeAll(async ({ stack }) => {
  const port = await freePort();
  const environment = { NODE_ENV: 'production', NOLO_ENV: 'development', WEB_VITALS_PERCENT: '100' };
  server = await startServerProcess({ ...stack, port, environment });
  origin = `http://localhost:${port}`;
});
test.afterAll(() => server.stop());

test('a visit of the sample sends its figures to this site, once, when it is left', async ({
  page,
  database,
}) => {
  const measuring = page.waitForResponse(/measure-vitals/);
  await page.goto(`${origin}/fr`);
  await measuring;
  await page.getByRole('banner').getByRole('button', { name: 'Langue' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
  const figures = async () =>
    (
      await database
        .selectFrom('web_vital')
        .select(['page', 'device', 'metric', 'visits'])
        .orderBy('metric')
        .execute()
    ).map(({ page: of, device, metric, visits }) => `${of} ${device} ${metric} ${visits}`);
  expect(await figures()).toEqual([]);
  await page.goto('about:blank');
  // INP has taken FID's place, here and in the library.
  await expect
    .poll(figures)
    .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((metric) => `home desktop ${metric} 1`));
});

import { readExamples } from './support/public-pages.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectNoHorizontalScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const sites = [
  { theme: 1, label: 'rossi', font: 'Roboto Variable', hasListFooter: true },
  { theme: 2, label: 'laguna', font: 'Poppins', hasListFooter: true },
  { theme: 3, label: 'dolcevita', font: 'Montserrat', hasListFooter: true },
  { theme: 4, label: 'www', font: 'Plus Jakarta Sans', hasListFooter: false },
];

for (const { theme, label, font, hasListFooter } of sites) {
  test(`theme ${theme} has its own font and is accessible on every kind of page`, async ({
    page,
    stack,
    database,
  }) => {
    const origin = `http://${label}.localhost:${stack.port}`;
    const loadedFonts = new Set<string>();
    page.on('request', (request) => {
      const [, family] =
        /\/(roboto|poppins|montserrat|plus-jakarta-sans)-[^/]*\.woff2/.exec(request.url()) ?? [];
      if (family) loadedFonts.add(family);
    });
    const { car } = await readExamples(database);
    const ownCar = theme === 1 || theme === 4 ? [`/en/car-detail/${car.slug}/${car.id}`] : [];
    for (const path of ['/en', '/en/car-list', '/en/login', '/en/about-us', '/en/contact-us', ...ownCar]) {
      await page.goto(origin + path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', String(theme));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeViolations(page);
    }
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain(font);
    expect([...loadedFonts]).toEqual([font.replace(' Variable', '').toLowerCase().replaceAll(' ', '-')]);
  });

  test(`theme ${theme} fits 320 px, with a drawer 250 px wide`, async ({ page, stack }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`http://${label}.localhost:${stack.port}/it`);
    await expectNoHorizontalScroll(page);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((element) => element.clientWidth)).toBe(250);
    await expectNoAxeViolations(page);
  });

  test(`theme ${theme} ${hasListFooter ? 'shows' : 'hides'} the footer below the list`, async ({
    request,
    stack,
  }) => {
    const reply = await request.get(`${stack.origin}/en/car-list`, {
      headers: { host: `${label}.localhost:${stack.port}` },
    });
    expect((await reply.text()).includes('<footer')).toBe(hasListFooter);
  });
}

import { createWebsite } from '../../factories/website.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** What each page looks like in each of them: `looks.spec.ts`. */
const sites = [
  { theme: 1, label: 'rossi', hasListFooter: true },
  { theme: 2, label: 'laguna', hasListFooter: true },
  { theme: 3, label: 'dolcevita', hasListFooter: true },
  { theme: 4, label: 'www', hasListFooter: false },
];

for (const { theme, label, hasListFooter } of sites) {
  test(`theme ${theme} is for telephones from 320 to 906 px, with a drawer 250 px wide`, async ({
    page,
    stack,
  }) => {
    await page.goto(`http://${label}.localhost:${stack.port}/it`);
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    for (const width of [907, 906, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(menu).toBeVisible({ visible: width <= 906 });
      await expectNoHorizontalScroll(page);
    }
    await menu.click();
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

for (const { theme, label } of sites.slice(0, 3)) {
  test(`theme ${theme}: what a password manager puts into the page takes nothing from the website’s colours`, async ({
    page,
    stack,
    watch,
  }) => {
    const looks = () =>
      page.evaluate(() => {
        const { lang, dataset } = document.documentElement;
        const tones = getComputedStyle(document.documentElement);
        const primary = ['--primary', '--on-primary'].map((name) => tones.getPropertyValue(name));
        return { lang, theme: dataset['theme'], primary };
      });
    const address = `http://${label}.localhost:${stack.port}/it/login`;
    await page.goto(address);
    await hydrated(page);
    const before = await looks();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-manager', 'on');
        document.head.prepend(document.createElement('meta'));
        for (const place of document.querySelectorAll('body > :first-child, main input')) {
          place.before(Object.assign(document.createElement('div'), { className: 'password-icon' }));
        }
      });
    });
    await page.goto(address);
    await hydrated(page);
    // The page is not the one that came any more: React has made it anew.
    await expect(page.locator('main .password-icon')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(await looks()).toEqual(before);
    // React says what it did; nothing was refused.
    const problems = watch.takeProblems();
    expect(problems.filter((problem) => /content security policy/i.test(problem))).toEqual([]);
  });
}

test('a website without a theme is Page Not Found on every path', async ({ request, stack, database }) => {
  await createWebsite(database, { sub_domain: 'unopened', theme_count: null, theme_color: null });
  for (const path of ['/it', '/it/login', '/it/car-list']) {
    const reply = await request.get(stack.origin + path, {
      headers: { host: `unopened.localhost:${stack.port}` },
    });
    expect(reply.status(), path).toBe(404);
    const html = await reply.text();
    expect(html, path).toContain('Pagina non trovata');
    expect(html, path).not.toContain('data-theme');
  }
});

test('a page without its website’s settings looks as the website did at the last visit', async ({
  page,
  stack,
  database,
  watch,
}) => {
  const site = await createWebsite(database, {
    sub_domain: 'closing',
    theme_count: 2,
    theme_color: '#0f766e',
  });
  const address = `http://closing.localhost:${stack.port}/en`;
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('theme_count')))
    .toBe('{"theme":2,"color":"#0f766e"}');
  await database.updateTable('website').set({ theme_count: null }).where('id', '=', site.id).execute();
  watch.allow(404, address);
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('data-theme', '2');
});

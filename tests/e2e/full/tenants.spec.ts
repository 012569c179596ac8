import type { Page } from '@playwright/test';
import texts from '@nolo/i18n/en/common.ts';
import type { Database } from '@nolo/db/database.ts';
import { createWebsite } from '../../factories/website.ts';
import { logIn } from '../support/log-in.ts';
import { hydrated } from '../support/hydrated.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

/** Chromium resolves every name below `localhost` to this machine. */
const originOf = (stack: Stack, label: string) => `http://${label}.localhost:${stack.port}`;

async function companyId(database: Database, name: string): Promise<number> {
  const { id } = await database
    .selectFrom('company')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

async function onlineCars(database: Database, name: string) {
  return database
    .selectFrom('car')
    .select(['id', 'slug', 'company_id'])
    .where('company_id', '=', await companyId(database, name))
    .where('is_online', '=', true)
    .execute();
}

const idsOf = (cars: { id: number }[]) => cars.map(({ id }) => id).toSorted((a, b) => a - b);

type CallReply = { status: number; body: { code?: string; data?: unknown } };

/** A call from inside the page, with headers of its own. */
function call(
  page: Page,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<CallReply> {
  return page.evaluate(
    async ([url, sent, payload]) => {
      const json = payload && { method: 'POST', body: JSON.stringify(payload) };
      const type = payload && { 'content-type': 'application/json' };
      const reply = await fetch(url, { ...json, headers: { ...type, ...sent } });
      return { status: reply.status, body: await reply.json() };
    },
    [`/api/v1${path}`, headers, body] as const,
  );
}

/** Headers by which a client may claim to be somewhere else, and what it would be. */
async function claims(database: Database): Promise<[string, Record<string, string>][]> {
  const id = String(await companyId(database, 'Laguna Drive'));
  return [
    ['nothing', {}],
    ['another company', { company_id: id }],
    ['another company, the other way', { 'company-id': id, 'x-company-id': id }],
    ['a contractor', { contractor_id: '1' }],
    ['the marketplace', { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' }],
  ];
}

test.describe('a company’s own website', () => {
  test('finds only its cars, whatever headers say', async ({ page, stack, database }) => {
    const own = await onlineCars(database, 'Autonoleggio Rossi');
    await page.goto(`${originOf(stack, 'rossi')}/en`);
    for (const [claim, headers] of await claims(database)) {
      const { status, body } = await call(page, '/cars', headers, {});
      expect(status, claim).toBe(200);
      const { cars, total } = body.data as { cars: { id: number }[]; total: number };
      expect(total, claim).toBe(own.length);
      expect(idsOf(cars), claim).toEqual(idsOf(own));
    }
    const asked = await companyId(database, 'Laguna Drive');
    const { body } = await call(page, '/cars', {}, { company_id: [asked] });
    expect(body.data).toMatchObject({ cars: [], total: 0 });
  });

  test('does not know the cars and extras of others', async ({ page, watch, stack, database }) => {
    const [foreign] = await onlineCars(database, 'Laguna Drive');
    const [own] = await onlineCars(database, 'Autonoleggio Rossi');
    watch.allow(404, '/api/v1/');
    watch.allow(404, '/en/car-detail/');
    await page.goto(`${originOf(stack, 'rossi')}/en`);
    for (const [claim, headers] of await claims(database)) {
      expect((await call(page, `/car/${own?.slug}/${own?.id}`, headers)).status, claim).toBe(200);
      expect((await call(page, `/car/${foreign?.slug}/${foreign?.id}`, headers)).status, claim).toBe(404);
      const extras = await call(page, `/customer/extras/company/${foreign?.company_id}`, headers);
      expect(extras.status, claim).toBe(404);
    }
    const reply = await page.goto(
      `${originOf(stack, 'rossi')}/en/car-detail/${foreign?.slug}/${foreign?.id}`,
    );
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.not_found_title);
  });

  test('lists its cars under its name and in its design', async ({ page, stack, database }) => {
    const own = await onlineCars(database, 'Autonoleggio Rossi');
    await page.goto(`${originOf(stack, 'rossi')}/en/car-list`);
    await expect(page).toHaveTitle(/ · Autonoleggio Rossi$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', '1');
    const links = page.locator('main a[href*="/car-detail/"]');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const shown = new Set(addresses.map((address) => Number(/car-detail\/[^/]+\/(\d+)/.exec(address)?.[1])));
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining([...shown]));
    // Whose they are the header says: cards that repeat it say nothing.
    await expect(page.getByRole('article').first()).not.toContainText('Autonoleggio Rossi');
  });
});

test('a reseller’s website shows the cars of its companies and no others', async ({
  page,
  stack,
  database,
}) => {
  const names = ['Dolce Vita Luxury Cars', 'Quadrilatero Prestige', 'Serenissima Prestige'];
  const fleets = await Promise.all(names.map((name) => onlineCars(database, name)));
  await page.goto(`${originOf(stack, 'dolcevita')}/en`);
  const { body } = await call(page, '/cars?limit=100', { contractor_id: '', company_id: '1' }, {});
  const { cars } = body.data as { cars: { id: number }[] };
  expect(idsOf(cars)).toEqual(idsOf(fleets.flat()));
});

for (const [label, name] of [
  ['rossi', 'Autonoleggio Rossi'],
  ['laguna', 'Laguna Drive'],
  ['dolcevita', 'Dolce Vita Collection'],
] as const) {
  test(`${label}: pages of a renter name the website, and the platform only as its operator`, async ({
    page,
    context,
    renter,
    stack,
  }) => {
    const origin = originOf(stack, label);
    await logIn(context, origin, renter.token);
    for (const path of [
      '',
      '/car-list',
      '/my-booking',
      '/my-profile-document',
      '/add-cards',
      '/about-us',
      '/contact-us',
    ]) {
      await page.goto(`${origin}/it${path}`);
      await hydrated(page);
      if (path === '/my-booking') {
        await expect(page.getByText(`Assistenza ${name}`, { exact: true })).toBeVisible();
      }
      const text = `${await page.title()}\n${await page.locator('body').innerText()}`;
      expect(text.replaceAll('Nolo S.r.l.', '').match(/.*\bNolo\b.*/g), path).toBeNull();
    }
  });
}

test.describe('an unknown sub-domain', () => {
  // Known pages without a language are Italian; what is no page speaks the reader's language
  // (docs/specification/languages.md 2).
  for (const [path, language] of [
    ['/', 'fr'],
    ['/en', 'en'],
    ['/it/login', 'it'],
    ['/fr/car-list', 'fr'],
    ['/car-list', 'it'],
    ['/nothing', 'fr'],
    ['/en/nothing', 'en'],
  ] as const) {
    test(`${path} is Page Not Found in the reader’s language`, async ({ visitor, watch, stack }) => {
      const origin = originOf(stack, 'nobody');
      watch.allow(404, origin);
      const page = await (await visitor({ locale: 'fr-FR' })).newPage();
      const reply = await page.goto(origin + path);
      expect(reply?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        { en: 'Page Not Found', it: 'Pagina non trovata', fr: 'Page introuvable' }[language],
      );
      // Its own home page is not there either.
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(`${stack.origin}/${language}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        /not found|non trovata|introuvable/i,
      );
    });
  }

  test('has no API either', async ({ page, watch, stack }) => {
    const origin = originOf(stack, 'nobody');
    watch.allow(404, origin);
    await page.goto(`${origin}/en`);
    const headers = { 'x-forwarded-host': 'localhost', company_id: '1' };
    for (const [path, body] of [['/car_type'], ['/website/home'], ['/cars', {}]] as const) {
      expect(await call(page, path, headers, body)).toMatchObject({
        status: 404,
        body: { code: 'website.unknown' },
      });
    }
  });
});

test('a website with a domain of its own has its addresses there', async ({ request, stack, database }) => {
  const company_id = await companyId(database, 'Laguna Drive');
  const domain = 'www.lagunadrive.example';
  await createWebsite(database, { sub_domain: 'lagunaowndomain', domain, company_id, theme_count: 2 });
  const own = `http://${domain}:${stack.port}`;
  const ask = (host: string, path: string) =>
    request.get(stack.origin + path, { headers: { host: `${host}:${stack.port}` }, maxRedirects: 0 });

  const read = async (path: string) => (await ask(domain, path)).text();
  const html = await read('/it/about-us');
  expect(html).toContain('data-theme="2"');
  expect(html).toContain(`<link rel="canonical" href="${own}/it/about-us"/>`);
  expect(html).toContain(`hrefLang="fr" href="${own}/fr/about-us"`);
  expect(html).toContain(`property="og:url" content="${own}/it/about-us"`);
  expect(await read('/robots.txt')).toContain(`${own}/sitemap.xml`);
  expect(await read('/sitemaps/pages.xml')).toContain(`<loc>${own}/it</loc>`);

  const subDomain = 'lagunaowndomain.localhost';
  for (const host of [subDomain, 'lagunaowndomain.evil.example', 'lagunadrive.example']) {
    for (const path of ['/', '/it/about-us', '/en/car-list?page=2&q=a%20b', '/sitemap.xml', '/nothing']) {
      const reply = await ask(host, path);
      expect(reply.status(), host + path).toBe(308);
      expect(reply.headers()['location']).toBe(own + path);
    }
    expect((await ask(host, '//evil.example/it')).headers()['location']).toBe(`${own}/evil.example/it`);
  }
  // Who left for a payment from there is logged in there.
  expect((await ask(subDomain, '/it/checkout/return?reservation=1')).status()).toBe(200);
});

test('a website’s delivered logo stands in its header; one that does not come leaves the name', async ({
  page,
  stack,
  database,
  watch,
}) => {
  const { id, hash } = await database.selectFrom('image').select(['id', 'hash']).executeTakeFirstOrThrow();
  const company = await database.selectFrom('company').select('id').executeTakeFirstOrThrow();
  const open = async (sub_domain: string, logo: string) => {
    await createWebsite(database, { sub_domain, name: 'Con Logo', logo, company_id: company.id });
    await page.goto(`http://${sub_domain}.localhost:${stack.port}/it`);
    return page.getByRole('banner').getByRole('link', { name: /Con Logo/ });
  };
  const delivered = `/images/${hash}-320.webp`;
  const shown = (await open(`logo${id}`, delivered)).locator('img');
  await expect(shown).toHaveAttribute('src', delivered);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  watch.allow(404, '/images/gone');
  const missing = await open(`nologo${id}`, '/images/gone-320.webp');
  await expect(missing.locator('img')).toHaveCount(0);
  await expect(missing).toContainText('Con Logo');
});

test('the main site is at its own name, with www. or without', async ({ request, stack }) => {
  const headers = { host: `www.localhost:${stack.port}` };
  const reply = await request.get(`${stack.origin}/it/car-list?page=2`, { headers, maxRedirects: 0 });
  expect(reply.status()).toBe(308);
  expect(reply.headers()['location']).toBe(`${stack.origin}/it/car-list?page=2`);
});

test('addresses in a page come from the configuration, not from the Host header', async ({
  request,
  stack,
}) => {
  const page = await request.get(`${stack.origin}/it`, { headers: { host: 'www.evil.example' } });
  const html = await page.text();
  expect(html).not.toContain('evil.example');
  expect(html).toContain(`<link rel="canonical" href="${stack.origin}/it"/>`);
});

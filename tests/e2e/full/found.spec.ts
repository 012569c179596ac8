import { sql } from 'kysely';
import { cities, cityBySlug } from '@nolo/content/cities.ts';
import { inLanguage, paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { createWebsite } from '../../factories/website.ts';
import { sitemapProblems } from '../../schemas/sitemap-problems.ts';
import { structuredProblems, type Said } from '../../schemas/structured-problems.ts';
import { publicPages, readExamples } from '../support/public-pages.ts';
import { hostOf, sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('robots.txt leads to the sitemap, the sitemap to every page in every language', async ({
  request,
  stack,
  database,
}) => {
  const robots = await request.get(`${stack.origin}/robots.txt`);
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`\nSitemap: ${stack.origin}/sitemap.xml\n`);
  const index = await (await request.get(`${stack.origin}/sitemap.xml`)).text();
  expect(await sitemapProblems(index)).toEqual([]);
  const found: string[] = [];
  for (const file of addressesIn(index)) {
    const reply = await request.get(file);
    expect(reply.headers()).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const xml = await reply.text();
    expect(await sitemapProblems(xml), file).toEqual([]);
    found.push(...addressesIn(xml));
  }
  expect(new Set(found).size).toBe(found.length);
  const { car, make, type } = await readExamples(database);
  const some = [paths.home, paths.faq, (lang) => paths.carDetail(lang, car)] satisfies ((
    lang: 'it',
  ) => string)[];
  for (const path of [
    ...some.map((one) => one('it')),
    paths.city('it', 'roma'),
    paths.event('it', 'weddings'),
    paths.carListMake('it', make),
    paths.carListType('it', type),
  ]) {
    for (const lang of ['en', 'it', 'fr'] as const)
      expect(found).toContain(stack.origin + inLanguage(path, lang));
  }
});

test('a tenant has its own robots.txt and sitemap, an unknown one none', async ({ request, stack }) => {
  const host = `rossi.${new URL(stack.origin).host}`;
  const ask = (path: string, headers: Record<string, string>) =>
    request.get(stack.origin + path, { headers });
  const index = await (await ask('/sitemap.xml', { host })).text();
  expect(addressesIn(index)[0]).toContain('//rossi.');
  expect((await ask('/robots.txt', { host: host.replace('rossi', 'nobody') })).status()).toBe(404);
  expect((await ask('/sitemap.xml', { host: host.replace('rossi', 'nobody') })).status()).toBe(404);
});

for (const path of [
  '/sitemaps/cars/999999.xml',
  '/sitemaps/cars/0.xml',
  '/sitemaps/cars/x',
  '/sitemaps/none.xml',
]) {
  test(`${path} is not there`, async ({ request, stack }) => {
    expect((await request.get(stack.origin + path)).status()).toBe(404);
  });
}

test('filters are views of the plain list; a list that no page leads to is not for search engines', async ({
  request,
  stack,
}) => {
  const headOf = async (path: string) => {
    const html = await (await request.get(stack.origin + path)).text();
    return (html.match(/<(?:link|meta) [^>]*>/g) ?? []).join('\n');
  };
  const roma = cityBySlug('roma') ?? { slug: 'roma', lat: 0, lon: 0 };
  const list = paths.carListCity('en', roma);
  for (const query of ['', '?sort=cheap', '?car_type=1&min-amount=100&page=2']) {
    expect(await headOf(list + query)).toContain(`<link rel="canonical" href="${stack.origin}${list}"/>`);
  }
  expect(await headOf('/en/car-list/city/roma/41.9-12.5')).toContain(`href="${stack.origin}${list}"`);
  const madeUp = await headOf('/en/car-list/city/atlantis/41.9-12.4');
  expect(madeUp).toContain('<meta name="robots" content="noindex"/>');
  expect(madeUp).not.toContain('rel="canonical"');
  expect(await headOf('/en/car-list/carMake/none/999999')).toContain('content="noindex"');
});

test('a list whose cars are all taken for now stays for search engines; one without any car does not', async ({
  request,
  stack,
  database,
  freeCar,
}) => {
  const listOf = async (isOnline: boolean) => {
    const { id, company_id } = await freeCar({ car: { is_online: isOnline } });
    const during = sql<string>`tstzrange(${inDays(-1)}::timestamptz, ${inDays(30)}::timestamptz)`;
    await database.insertInto('hold').values({ car_id: id, reason: 'offline', during }).execute();
    const sub_domain = `taken${id}`;
    await createWebsite(database, { sub_domain, company_id });
    const host = `${sub_domain}.localhost:${stack.port}`;
    const html = await (await request.get(`${stack.origin}/it/car-list`, { headers: { host } })).text();
    expect(html).not.toMatch(/<article[^>]* data-car=/);
    return { html, address: `http://${host}/it/car-list` };
  };
  const taken = await listOf(true);
  expect(taken.html).toContain(`<link rel="canonical" href="${taken.address}"/>`);
  expect(taken.html).not.toContain('content="noindex"');
  expect((await listOf(false)).html).toContain('content="noindex"');
});

test('of the lists of cities the sitemap names those that have cars, which are those to be found', async ({
  request,
  stack,
  database,
  freeCar,
}) => {
  const { id, company_id } = await freeCar({ car: { latitude: 41.1171, longitude: 16.8719, city: 'Bari' } });
  const sub_domain = `ofbari${id}`;
  await createWebsite(database, { sub_domain, company_id, theme_count: 4 });
  const host = `${sub_domain}.localhost:${stack.port}`;
  const ask = async (path: string) => (await request.get(stack.origin + path, { headers: { host } })).text();
  const named = addressesIn(await ask('/sitemaps/pages.xml'));
  const lists = new Set<string>();
  for (const city of cities) {
    const path = paths.carListCity('en', city);
    const isFound = !(await ask(path)).includes('content="noindex"');
    expect(named.includes(`http://${host}${path}`), path).toBe(isFound);
    if (isFound) lists.add(city.slug);
  }
  expect(lists).toEqual(new Set(['bari']));
});

test('a car that is gone answers 410 and Page Not Found', async ({ request, stack, database }) => {
  const carId = 1_900_000_000;
  const { company_id } = await database.selectFrom('car').select('company_id').executeTakeFirstOrThrow();
  await database
    .insertInto('car_tombstone')
    .values({ car_id: carId, company_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const reply = await request.get(`${stack.origin}/en/car-detail/fiat-500/${carId}`);
  expect(reply.status()).toBe(410);
  expect(await reply.text()).toContain('content="noindex"');
});

test('another spelling of an address leads to the page’s own', async ({ request, stack }) => {
  for (const [from, to] of [
    ['/en/', '/en'],
    ['/it/about-us/?a=1', '/it/about-us?a=1'],
    ['/en/About-Us', '/en/about-us'],
    ['/about-us', '/it/about-us'],
  ]) {
    const reply = await request.get(`${stack.origin}${from}`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']]).toEqual([301, to]);
  }
});

/** The types of what a page says of itself, and every absolute address in it. */
async function structured(html: string) {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, json = '']): Record<string, unknown> => JSON.parse(json));
}

test('pages say what they are about as schema.org calls it', async ({ request, stack, database }) => {
  const { car } = await readExamples(database);
  const htmlOf = async (path: string) => (await request.get(stack.origin + path)).text();
  const typesOf = async (path: string) => (await structured(await htmlOf(path))).map((one) => one['@type']);
  expect(await typesOf('/it')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf(paths.city('it', 'roma'))).toEqual(['City', 'FAQPage', 'BreadcrumbList']);
  expect(await typesOf(paths.airport('fr', 'roma-fiumicino'))).toEqual([
    'Airport',
    'FAQPage',
    'BreadcrumbList',
  ]);
  expect(await typesOf(paths.event('en', 'weddings'))).toEqual(['FAQPage', 'BreadcrumbList']);
  const path = paths.carDetail('it', car);
  const [product, breadcrumbs] = await structured(await htmlOf(path));
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    url: stack.origin + path,
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      seller: { '@type': 'AutoRental', name: 'Autonoleggio Rossi' },
    },
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, {}, { position: 3 }],
  });
});

test('what pages say of themselves passes schema.org’s own definitions', async ({
  request,
  stack,
  database,
}) => {
  const examples = await readExamples(database);
  const said: Said[] = [];
  const read = async (path: string, label: string) => {
    const headers = { host: hostOf(label, stack.port) };
    const html = await (await request.get(stack.origin + path, { headers })).text();
    said.push(...(await structured(html)).map((data) => ({ page: `${label} ${path}`, data })));
  };
  for (const lang of ['en', 'it', 'fr'] as const) {
    for (const { address, isIndexed } of publicPages)
      if (isIndexed) await read(address(lang, examples), 'www');
  }
  for (const { label } of sites) await read(paths.home('it'), label);
  expect(said.length).toBeGreaterThan(50);
  expect(await structuredProblems(said)).toEqual([]);
});

test('a company’s own site is a car rental', async ({ request, stack }) => {
  const { host } = new URL(stack.origin);
  const reply = await request.get(`${stack.origin}/it`, { headers: { host: `rossi.${host}` } });
  const [who] = await structured(await reply.text());
  expect(who).toMatchObject({ '@type': 'AutoRental', name: expect.stringMatching(/Rossi/) });
});

test('the legal page has keywords in each language', async ({ request, stack }) => {
  const words = await Promise.all(
    (['en', 'it', 'fr'] as const).map(async (lang) => {
      const html = await (await request.get(stack.origin + paths.legal(lang))).text();
      return /<meta name="keywords" content="([^"]+)"/.exec(html)?.[1];
    }),
  );
  expect(new Set(words).size).toBe(3);
  for (const one of words) expect(one).toMatch(/\w, .+/);
});

test('a link to a page is shown with a picture drawn for it', async ({ request, stack, database }) => {
  const { car } = await readExamples(database);
  for (const path of [paths.carDetail('it', car), paths.city('fr', 'roma'), paths.faq('en')]) {
    const html = await (await request.get(stack.origin + path)).text();
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const reply = await request.get(picture);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

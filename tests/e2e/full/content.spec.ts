import { airports } from '@nolo/content/airports.ts';
import { cities } from '@nolo/content/cities.ts';
import { eventKeys } from '@nolo/content/events.ts';
import { luxuryKeys } from '@nolo/content/luxury.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { expect, test } from '../support/test.ts';

const fixed = [
  paths.aboutUs,
  paths.contactUs,
  paths.howItWorks,
  paths.faq,
  paths.carRentalTools,
  paths.listYourCars,
  paths.legal,
  paths.privacyPolicy,
  paths.cookiePolicy,
  paths.terms,
  paths.businessTerms,
  paths.cities,
  paths.airports,
  paths.events,
];

for (const language of languages) {
  const addresses = [
    ...fixed.map((path) => path(language)),
    ...cities.map(({ slug }) => paths.city(language, slug)),
    ...airports.map(({ slug }) => paths.airport(language, slug)),
    ...eventKeys.map((key) => paths.event(language, key)),
    ...luxuryKeys.map((key) => paths.luxury(language, key)),
  ];
  test(`every content page answers with its own heading, in ${language}`, async ({ request, stack }) => {
    const headings = new Map<string, string>();
    for (const path of addresses) {
      const reply = await request.get(stack.origin + path, { maxRedirects: 0 });
      expect(reply.status(), path).toBe(200);
      const html = await reply.text();
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(html, path).toContain(`<link rel="canonical" href="${stack.origin}${path}"/>`);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(heading, path).not.toBe('');
      expect(headings.get(heading), `${path} has the heading of`).toBeUndefined();
      headings.set(heading, path);
    }
  });
}

test('another language’s path of a city, an event or a luxury page leads to the own one', async ({
  request,
  stack,
}) => {
  const cases = [
    ['/it/home', '/it'],
    ['/it/rent-a-car/city/roma', '/it/noleggio-auto/citta/roma'],
    ['/en/location-de-voiture/ville/napoli', '/en/rent-a-car/city/napoli'],
    [
      '/fr/rent-a-car/event/noleggio-auto-per-matrimoni',
      '/fr/rent-a-car/event/location-de-voiture-pour-mariages',
    ],
    ['/it/luxury/luxury-cars', '/it/luxury/auto-di-lusso'],
  ] as const;
  for (const [from, to] of cases) {
    const reply = await request.get(stack.origin + from, { maxRedirects: 0 });
    expect([reply.status(), reply.headers()['location']]).toEqual([301, to]);
  }
  for (const unknown of [
    '/it/noleggio-auto/citta/atlantide',
    '/en/rent-a-car/event/nothing',
    '/fr/luxury/rien',
  ]) {
    expect((await request.get(stack.origin + unknown)).status()).toBe(404);
  }
});

test('the language switch keeps a city’s page', async ({ page, stack }) => {
  await page.goto(`${stack.origin}/it/noleggio-auto/citta/napoli`);
  const alternate = page.locator('link[rel="alternate"][hreflang="fr"]');
  await expect(alternate).toHaveAttribute('href', `${stack.origin}/fr/location-de-voiture/ville/napoli`);
  await page.getByRole('banner').getByRole('button', { name: 'Lingua' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${stack.origin}/fr/location-de-voiture/ville/napoli`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location de voiture à Naples');
});

test('a city’s page shows cars of the real search and leads to them', async ({ page, stack }) => {
  await page.goto(`${stack.origin}/en/rent-a-car/city/roma`);
  await expect(page.getByRole('region', { name: 'Cars in Rome' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Cars in Rome' }).click();
  await expect(page).toHaveURL(/\/en\/car-list\/city\/roma\//);
});

test('an event’s page leads to the cars that are offered for events', async ({ page, stack }) => {
  await page.goto(`${stack.origin}/en/rent-a-car/event/rent-a-car-for-weddings`);
  await page.getByRole('link', { name: 'See all cars' }).click();
  await expect(page).toHaveURL(/\/en\/car-list\?isEvent=true/);
  await expect(page.getByRole('button', { name: /For events/ })).toBeVisible();
  const all = await (await page.request.post(`${stack.origin}/api/v1/cars`, { data: {} })).json();
  const forEvents = await (
    await page.request.post(`${stack.origin}/api/v1/cars?isEvent=true`, { data: {} })
  ).json();
  expect(forEvents.data.cars.length).toBeLessThan(all.data.cars.length);
  await expect(page.getByRole('article').first()).toBeVisible();
  const shown = await page
    .locator('article[data-car]')
    .evaluateAll((cars) => cars.map((car) => Number(car.dataset['car'])));
  const offered = new Set(forEvents.data.cars.map((car: { id: number }) => car.id));
  expect(shown.filter((id) => !offered.has(id))).toEqual([]);
});

test('an event’s film runs without sound and can be stopped; where motion is unwanted it is not loaded', async ({
  page,
  stack,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) loaded.push(request.url());
  });
  const film = page.locator('video');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${stack.origin}/it/rent-a-car/event/noleggio-auto-per-matrimoni`);
  await page.getByRole('button', { name: 'Riproduci il video' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  // Loaded because of the press, and only then.
  expect(new Set(loaded).size).toBe(1);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${stack.origin}/en/rent-a-car/event/rent-a-car-for-weddings`);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  for (const property of ['muted', 'loop', 'playsInline'])
    await expect(film).toHaveJSProperty(property, true);
});

test('motion that is switched off while a film plays stops it, and its button offers to play', async ({
  page,
  stack,
}) => {
  const film = page.locator('video');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${stack.origin}/en/rent-a-car/event/rent-a-car-for-weddings`);
  await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(film).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
});

test('the contact form names what is missing, sends, and the operator gets a mail', async ({
  page,
  stack,
  mailbox,
}) => {
  await page.goto(`${stack.origin}/en/contact-us`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Conti');
  await page.getByLabel('Email').fill('ada@nolo.test');
  await page.getByLabel('Mobile number').fill('3331234567');
  const question = `Is Naples open on Sunday? ${crypto.randomUUID()}`;
  await page.getByLabel('Message').fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
  const mail = await mailbox.waitFor('info@nolo.test', /contatto/);
  expect(mail.subject).toBe('Nuovo messaggio dal modulo di contatto');
});

test('without scripts the contact form says so, and where to write instead', async ({ visitor, stack }) => {
  const page = await (await visitor({ javaScriptEnabled: false })).newPage();
  await page.goto(`${stack.origin}/it/contact-us`);
  // Playwright finds no text in a `noscript`.
  const notice = page.getByRole('main').locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('Per questo modulo serve JavaScript.');
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('a rental company books a call that nobody else gets', async ({ page, stack, request }) => {
  await page.goto(`${stack.origin}/it/list-your-cars`);
  await page.getByRole('button', { name: 'Prenota una chiamata' }).click();
  const time = await page.getByLabel('Quando').inputValue();
  await page.getByLabel('Il tuo nome').fill('Ada Conti');
  const meeting = page.getByRole('complementary');
  await meeting.getByLabel('E-mail').fill('ada@nolo.test');
  await meeting.getByLabel('Numero di telefono').fill('3331234567');
  await meeting.getByRole('button', { name: 'Prenota', exact: true }).click();
  await expect(page.getByText('Ti chiamiamo ')).toBeVisible();
  const second = await request.post(`${stack.origin}/api/v1/website/meetings`, {
    data: { starts_at: time, name: 'Eve', email: 'eve@nolo.test', phone: '3331234567' },
  });
  expect([second.status(), (await second.json()).code]).toEqual([409, 'meeting.taken']);
});

test('the largest picture of a telephone’s first screen is not waited for', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const address of [paths.home('en'), paths.city('en', 'roma'), paths.airport('en', 'roma-fiumicino')]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main img').first()).toHaveAttribute('loading', 'eager');
  }
});

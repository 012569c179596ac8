import type { Page } from '@playwright/test';
import en from '@nolo/i18n/en/search.ts';
import fr from '@nolo/i18n/fr/search.ts';
import it from '@nolo/i18n/it/search.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { cards, listAt, newRemoteSpot, newSpot } from '../support/list-of-cars.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const placeField = (page: Page, lang: 'en' | 'it' | 'fr') =>
  page.getByRole('combobox', { name: { en, it, fr }[lang].where });

async function switchTo(page: Page, language: string): Promise<void> {
  await hydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^(Language|Lingua|Langue)/ }).click();
  await banner.getByRole('link', { name: language }).click();
}

test('a place searched in one language is shown in the page’s own, wherever it stands', async ({ page }) => {
  await page.goto(paths.home('en'));
  await hydrated(page);
  await placeField(page, 'en').fill('Naples');
  const places = page.getByRole('listbox', { name: en.where });
  await expect(places.getByRole('option', { selected: true })).toContainText('Naples');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: en.search_cars, exact: true }).click();
  await expect(heading(page)).toHaveText('Naples: cars for rent');
  await expect(cards(page).first()).toContainText(' from Naples');

  await switchTo(page, 'Italiano');
  await expect(heading(page)).toHaveText('Napoli: auto a noleggio');
  await expect(page).toHaveTitle(/^Napoli: auto a noleggio/);
  await expect(placeField(page, 'it')).toHaveValue('Napoli, Campania, Italia');
  await expect(cards(page).first()).toContainText(' da Napoli');
  await placeField(page, 'it').click();
  const recent = page.getByRole('region', { name: it.recent_searches });
  await expect(recent.getByRole('button')).toHaveText([/^Napoli, Campania, Italia/]);

  // The address still has the English name: as it is shared, before any script.
  const shared = page.url();
  await page.goto(shared);
  await expect(heading(page)).toHaveText('Napoli: auto a noleggio');
  await page.goto(paths.carList('it'));
  await expect(page).toHaveURL(/[?&]pl=Napoli/);
  await expect(heading(page)).toHaveText('Napoli: auto a noleggio');

  await page.goto(paths.home('fr'));
  await expect(placeField(page, 'fr')).toHaveValue('Naples, Campanie, Italie');
  await page.goto(shared);
  await switchTo(page, 'English');
  await expect(heading(page)).toHaveText('Naples: cars for rent');
  await expect(placeField(page, 'en')).toHaveValue('Naples, Campania, Italy');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [lang, title] of [
    ['en', 'Sicily: cars for rent'],
    ['it', 'Sicilia: auto a noleggio'],
    ['fr', 'Sicile\u00a0: voitures à louer'],
  ] as const) {
    test(`${lang}: a region is called by its name alone, also from an address in another language`, async ({
      page,
    }) => {
      await page.goto(paths.carList('en', { pl: 'Sicily' }));
      await expect(heading(page)).toHaveText('Sicily: cars for rent');
      await page.goto(page.url().replace('/en/', `/${lang}/`));
      expect(await heading(page).evaluate((element) => element.textContent)).toBe(title);
    });
  }
});

for (const [lang, near, inArea] of [
  ['en', 'No car found near you.', 'No car found in this area.'],
  ['it', 'Nessuna auto trovata vicino a te.', 'Nessuna auto trovata in questa zona.'],
  ['fr', 'Aucune voiture trouvée près de vous.', 'Aucune voiture trouvée dans cette zone.'],
] as const) {
  test(`${lang}: no car near the renter or in an area of the map is said in whole sentences`, async ({
    page,
  }) => {
    const texts = { en, it, fr }[lang];
    await page.goto(listAt(newRemoteSpot(), { pl: 'Ma position', hasLocationPermission: true }, lang));
    await expect(page.getByRole('heading', { name: near })).toBeVisible();
    await expect(placeField(page, lang)).toHaveValue(texts.my_position);
    await page.goto(listAt(newRemoteSpot(), { pl: 'Zona della mappa', kind: 'area' }, lang));
    await expect(page.getByRole('heading', { name: inArea })).toBeVisible();
    await expect(placeField(page, lang)).toHaveValue(texts.map_area);
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the button that opens the search is called by all it shows', async ({ page }) => {
    await page.goto(listAt(newSpot()));
    const button = page.getByRole('main').getByRole('button', { name: en.change_search });
    const seen = (await button.innerText()).replaceAll(/\s+/g, ' ').trim();
    expect(seen).toContain('Test Bay');
    await expect(button).toHaveAccessibleName(seen);
  });
});

import type { Page } from '@playwright/test';
import enBusiness from '../../locales/en/business.ts';
import { inDays } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { paths } from '../../web/app/paths.ts';
import type { FreeCar } from './support/free-car.ts';
import { cards, createFleet, idsShown, listAt } from './support/list-of-cars.ts';
import { logIn } from './support/log-in.ts';
import { scriptsRun } from './support/scripts-run.ts';
import { expect, test as base } from './support/test.ts';
import { twoFrames } from './support/two-frames.ts';

/** Lets the scripts come that were held back. */
type Arrive = () => void;

/** `late`: opens a page whose scripts do not come before they are allowed to. */
const test = base.extend<{ late: (path: string) => Promise<Arrive> }>({
  late: async ({ page }, use) => {
    await use(async (path) => {
      const arrive = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      return arrive;
    });
  },
});

async function holdScripts(page: Page): Promise<Arrive> {
  const { promise: allowed, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  return arrive;
}

const carPage = (car: FreeCar) =>
  paths.carDetail('en', car, { start_date: inDays(40), end_date: inDays(43) });

/** How far down the page that is, in pixels. */
async function readOn(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'Opening hours' }).scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(500);
  return at;
}

const areScriptsHere = (page: Page) => page.evaluate(() => !('earlyInput' in window));

test.describe('before the scripts run', () => {
  test('filters and sorting pressed in the list are applied', async ({ page, late, database, freeCar }) => {
    const { spot, cheap, popular } = await createFleet(database, freeCar);
    const arrive = await late(listAt(spot));
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Diesel' }).check();
    await page.getByRole('checkbox', { name: 'Electric', exact: true }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('cheap');
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect.poll(() => idsShown(page)).toEqual([cheap.id, popular.id]);
    await expect(page).toHaveURL(/fuel_type=2&fuel_type=4.*sort=cheap/);
  });

  test('no script scrolls whoever reads on meanwhile', async ({ page, late, car }) => {
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, {
        scrollTo: (...to: [number, number]) => {
          document.documentElement.dataset['scrolled'] = String(to);
          scrollTo(...to);
        },
      });
    });
    const arrive = await late(carPage(car));
    const at = await readOn(page);
    arrive();
    await scriptsRun(page);
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  });

  test('a renter who reads on while their own price is asked for stays there', async ({
    page,
    freeCar,
    database,
    context,
    stack,
  }) => {
    const car = await freeCar({ company: { young_driver_per_day_minor: 1200 } });
    const young = { documentsStatus: 'verified', dob: inDays(-20 * 365).slice(0, 10) } as const;
    await logIn(context, stack.origin, (await createRenter(database, young)).token);
    const { promise: isAllowed, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/amount/calculation/**', async (route) => {
      await isAllowed;
      await route.continue();
    });
    const asked = page.waitForRequest('**/amount/calculation/**');
    await page.goto(carPage(car));
    await asked;
    const at = await readOn(page);
    answer();
    await expect(page.getByText('€216.00').last()).toBeAttached();
    await twoFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(at);
  });

  test('a heart pressed is its car’s, though the card was drawn anew meanwhile', async ({
    page,
    late,
    car,
  }) => {
    const arrive = await late(listAt(car));
    const card = cards(page).first();
    await card.getByRole('button', { pressed: false }).click();
    await card.evaluate((drawn) => drawn.replaceWith(drawn.cloneNode(true)));
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  });

  test('a heart pressed after another order was chosen is its car’s, though the cards come later', async ({
    page,
    late,
    database,
    freeCar,
  }) => {
    const { spot, cheap } = await createFleet(database, freeCar);
    const { promise: cardsAllowed, resolve: sendCards } = Promise.withResolvers<void>();
    await page.route('**/api/v1/cars?*', async (route) => {
      await cardsAllowed;
      await route.continue();
    });
    const arrive = await late(listAt(spot));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('cheap');
    const heart = (isPressed: boolean) =>
      page.locator(`[data-car="${cheap.id}"]`).getByRole('button', { pressed: isPressed });
    await heart(false).click();
    // A telephone that has much to do between two frames.
    await page.evaluate(() => {
      const frame = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(() => frame(callback), 100);
    });
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect.poll(() => areScriptsHere(page)).toBe(true);
    await expect(cards(page)).toHaveCount(0);
    sendCards();
    await expect(heart(true)).toBeVisible();
    expect((await idsShown(page))[0]).toBe(cheap.id);
  });

  test('going back shows what the address then says', async ({ page, database, freeCar }) => {
    const { spot } = await createFleet(database, freeCar);
    await page.goto(listAt(spot));
    await scriptsRun(page);
    await page.getByRole('checkbox', { name: 'Diesel' }).click();
    await expect(cards(page)).toHaveCount(1);
    const arrive = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(cards(page)).toHaveCount(1);
    await page.goBack({ waitUntil: 'commit' });
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect(page).not.toHaveURL(/fuel_type/);
    await expect(cards(page)).toHaveCount(3);
  });

  test('a search sent is answered by the server', async ({ page, late }) => {
    const arrive = await late(paths.home('en'));
    await page.getByRole('combobox', { name: 'Pickup place' }).fill('Turin');
    expect(await areScriptsHere(page)).toBe(false);
    await page.keyboard.press('Enter');
    arrive();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turin: cars for rent');
  });

  test('a log-in sent is held back, never in the address, and then made', async ({ page, late }) => {
    const arrive = await late(paths.login('en', { tab: 'sign-in' }));
    await page.getByLabel('Email').fill('renter@nolo.test');
    await page.getByLabel('Password', { exact: true }).fill('demo-Nolo-2027');
    await page.keyboard.press('Enter');
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect(page).toHaveURL(paths.home('en'));
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
  });

  test('a form sent with a file is judged with it', async ({ page, late }) => {
    const arrive = await late(paths.listYourCars('en'));
    const certificate = page.getByLabel(enBusiness.certificate, { exact: true });
    await certificate.setInputFiles({
      name: 'certificate.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 certificate'),
    });
    await page.getByRole('button', { name: enBusiness.submit }).click();
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect(page.getByLabel(enBusiness.last_name, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(certificate).not.toHaveAttribute('aria-invalid');
    await expect.poll(() => areScriptsHere(page)).toBe(true);
  });

  test('what was typed stays when the language is changed', async ({ page, late }) => {
    const arrive = await late(paths.login('en', { tab: 'sign-up' }));
    await page.getByLabel('First name').fill('Marta');
    await page.getByLabel('Password', { exact: true }).fill('demo-Nolo-2027');
    await page.getByRole('link', { name: 'Italiano' }).click();
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect(page).toHaveURL(/\/it\/login\?tab=sign-up/);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Marta');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo-Nolo-2027');
  });
});

test.describe('while the scripts start', () => {
  /** In the page, and begun before the scripts come: a key sent from here would come at any moment. */
  const typingItsEnd: [when: string, type: (field: HTMLInputElement) => { typed: Promise<unknown> }][] = [
    [
      'as its beginning is about to be repeated',
      () => {
        const { promise: typed, resolve } = Promise.withResolvers<boolean>();
        const set = () => resolve(document.execCommand('insertText', false, 'ento'));
        Object.defineProperty(window.earlyInput, 'hasBegun', { get: () => true, set });
        return { typed };
      },
    ],
    [
      'right after its beginning was repeated',
      (field) => {
        const { promise: repeated, resolve } = Promise.withResolvers<Event>();
        field.addEventListener('input', resolve, { once: true });
        return { typed: repeated.then(() => document.execCommand('insertText', false, 'ento')) };
      },
    ],
  ];
  for (const [when, type] of typingItsEnd) {
    test(`a place whose end is typed ${when} is whole, and is searched for`, async ({ page, late }) => {
      const arrive = await late(paths.home('en'));
      const place = page.getByRole('combobox', { name: 'Pickup place' });
      await place.click();
      await page.keyboard.type('Sorr');
      expect(await areScriptsHere(page)).toBe(false);
      const typing = await place.evaluateHandle(type);
      arrive();
      await typing.evaluate(({ typed }) => typed);
      await expect.poll(() => areScriptsHere(page)).toBe(true);
      await expect(place).toHaveValue('Sorrento');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sorrento\b/);
    });
  }

  test('what was selected in a field stays selected, also of an e-mail address', async ({ page, late }) => {
    const arrive = await late(paths.login('en', { tab: 'sign-in' }));
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
    await password.fill('harbour');
    await email.fill('amber-violin');
    await email.press('ControlOrMeta+A');
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect.poll(() => areScriptsHere(page)).toBe(true);
    await page.keyboard.press('ControlOrMeta+X');
    await expect(email).toHaveValue('');
    await expect(password).toHaveValue('harbour');
    await password.fill('');
    await password.press('ControlOrMeta+V');
    await expect(password).toHaveValue('amber-violin');
  });

  test('a field never shows other than what was typed', async ({ page, late }) => {
    const arrive = await late(paths.login('en', { tab: 'sign-in' }));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    const email = page.getByLabel('Email');
    await email.fill('anna@example.com');
    expect(await areScriptsHere(page)).toBe(false);
    const watch = await email.evaluateHandle((field: HTMLInputElement) => {
      const look = async () => {
        const values = new Set<string>();
        while ('earlyInput' in window) {
          values.add(field.value);
          await new Promise((resolve) => setTimeout(resolve));
        }
        return [...values];
      };
      return { seen: look() };
    });
    arrive();
    expect(await watch.evaluate(({ seen }) => seen)).toEqual(['anna@example.com']);
    // The form was sent before: its other field is wrong, but the focus is where something is typed.
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await page.keyboard.type('.it');
    await expect(email).toHaveValue('anna@example.com.it');
  });

  test('a choice made while an earlier one is repeated comes after it', async ({
    page,
    late,
    database,
    freeCar,
  }) => {
    const { spot, cheap, newest, popular } = await createFleet(database, freeCar);
    const arrive = await late(listAt(spot));
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Recently added first');
    expect(await areScriptsHere(page)).toBe(false);
    const watch = await sort.evaluateHandle((select: HTMLSelectElement) => {
      const choose = async () => {
        // The moment at which React knows the element, and nothing was repeated yet.
        while (!Object.keys(select).some((key) => key.startsWith('__reactProps'))) {
          await new Promise((resolve) => setTimeout(resolve));
        }
        select.value = 'expensive';
        select.dispatchEvent(new Event('input', { bubbles: true }));
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      return { chosen: choose() };
    });
    arrive();
    await watch.evaluate(({ chosen }) => chosen);
    await expect.poll(() => idsShown(page)).toEqual([popular.id, newest.id, cheap.id]);
    await expect(page).toHaveURL(/sort=expensive/);
  });

  test('Enter pressed while the beginning of a place is repeated comes after its end', async ({
    page,
    late,
  }) => {
    const arrive = await late(paths.home('en'));
    const place = page.getByRole('combobox', { name: 'Pickup place' });
    await place.click();
    await page.keyboard.type('Ven');
    // Stands in the queue behind it.
    await page.getByRole('switch', { name: 'Same-time return' }).uncheck();
    expect(await areScriptsHere(page)).toBe(false);
    const watch = await place.evaluateHandle((field: HTMLInputElement) => {
      const key = { key: 'Enter', bubbles: true, cancelable: true };
      const pressEnter = () =>
        field.dispatchEvent(new KeyboardEvent('keydown', key)) && field.form?.requestSubmit();
      const press = async () => {
        // The moment at which its beginning was repeated, and what stands behind it was not.
        const { promise: repeated, resolve } = Promise.withResolvers<Event>();
        window.addEventListener('input', resolve, { capture: true, once: true });
        await repeated;
        const next = window.earlyInput?.acts.at(0)?.kind;
        field.value = 'Venice';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        pressEnter();
        while ('earlyInput' in window) await new Promise((resolve) => setTimeout(resolve));
        pressEnter();
        return next;
      };
      return { pressed: press() };
    });
    arrive();
    expect(await watch.evaluate(({ pressed }) => pressed)).toBe('check');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venice: cars for rent');
  });

  test('a switch pressed twice is as it was', async ({ page, late }) => {
    const arrive = await late(paths.home('en'));
    const sameTime = page.getByRole('switch', { name: 'Same-time return' });
    await sameTime.uncheck();
    await page.getByRole('combobox', { name: 'Pickup place' }).fill('Como');
    await sameTime.check();
    expect(await areScriptsHere(page)).toBe(false);
    arrive();
    await expect.poll(() => areScriptsHere(page)).toBe(true);
    await expect(sameTime).toBeChecked();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).not.toHaveURL(/isSameTime=false/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Como\b/);
  });
});

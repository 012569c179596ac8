import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@nolo/api/demo/demo.ts';
import { paths } from '@nolo/site/app/paths.ts';
import enCheckout from '@nolo/i18n/en/checkout.ts';
import frCheckout from '@nolo/i18n/fr/checkout.ts';
import itCheckout from '@nolo/i18n/it/checkout.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { applicationFields } from '../../factories/application.ts';
import { createStaff } from '../../factories/member.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { testNow } from '../../setup/test-day.ts';
import { expectNoAxeViolations } from './axe.ts';
import { goThroughCheckout, payButton } from './checkout.ts';
import { payOnHostedPage } from './hosted-page.ts';
import { expectNoHorizontalScroll } from './layout.ts';
import { listAt, newSpot, type Spot } from './list-of-cars.ts';
import { expect, type ForEachTest, type ForEachWorker } from './test.ts';
import { textsIn } from './texts-in.ts';
import { Thumb } from './thumb.ts';

const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

const checkouts = { en: enCheckout, it: itCheckout, fr: frCheckout };

/** From the acceptance to the first car that can be booked, beside typing: what a company may be asked for in 15 minutes. */
const MOST_PRESSES = 60;

type Given = Pick<ForEachTest, 'renter' | 'visitor' | 'mailbox' | 'watch'> & ForEachWorker & { page: Page };
type Walk = Given & { language: Language; company: ReturnType<typeof applicationFields> };

/** What every screen has to be. */
async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
}

/**
 * A company applies, answers what it is asked, is accepted, sets itself up, shows its first car, is booked, and proposes another
 * one, which the renter accepts: all of it on the screens, in one language and one width.
 */
export async function walkAboard(
  language: Language,
  viewport: { width: number; height: number },
  given: Given,
): Promise<void> {
  given.watch.allow(401, '/business/');
  const company = { ...applicationFields(), company_name: `Isola ${applicationFields().vat_number}` };
  const walk = { ...given, language, company };
  const device = { locale: locales[language], viewport };
  const applicant = await (await given.visitor(device)).newPage();
  await apply(walk, applicant);
  const office = await given.visitor(device);
  const { cookie } = await createStaff(given.database, ['admin']);
  const [name = '', value = ''] = cookie.split('=');
  await office.addCookies([{ name, value, url: given.stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  const staff = await office.newPage();
  await askAndAccept(walk, staff, applicant);

  const thumb = new Thumb();
  const owner = await (await given.visitor(device)).newPage();
  const spot = newSpot();
  await comeIn(walk, owner, thumb);
  await setUp(walk, owner, thumb, spot);
  await addCar(walk, owner, thumb, 'AA 111 AA');
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);

  await book(walk, spot);
  // Which is only needed once the first one has been booked.
  await addCar(walk, owner, thumb, 'AA 222 AA');
  await replace(walk, owner);
}

async function apply({ language, company }: Walk, page: Page): Promise<void> {
  const t = await textsIn(language, 'application');
  const { is_italian, lawful_offers, terms_accepted, clauses_approved, ...typed } = company;
  await page.goto(paths.listYourCars(language));
  const form = page.locator('form').filter({ has: page.locator('[name=vat_number]') });
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text);
  const file = { name: 'visura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 visura') };
  await form.locator('[name=certificate]').setInputFiles(file);
  for (const name of Object.keys({ is_italian, lawful_offers, terms_accepted, clauses_approved }))
    await form.locator(`[name=${name}]`).check();
  await form.getByRole('button', { name: t('submit'), exact: true }).click();
  await expect(page.locator('output:focus')).toBeVisible();
}

async function askAndAccept(walk: Walk, staff: Page, applicant: Page): Promise<void> {
  const { language, company, mailbox } = walk;
  const t = await textsIn(language, 'backoffice');
  const own = await textsIn(language, 'application');
  const decide = async (what: 'ask' | 'accept', words: string) => {
    await staff.getByRole('button', { name: t(`${what}_application`) }).click();
    const dialog = staff.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill(words);
    await dialog.getByRole('button', { name: t(`${what}_application`) }).click();
    await expect(dialog).toBeHidden();
  };
  await staff.goto('/backoffice/applications');
  await staff.getByRole('link', { name: company.company_name }).click();
  await expectSound(staff);
  await decide('ask', 'Da quando noleggiate?');
  await applicant.goto(await mailbox.linkIn(company.email, /\/application#/, /./));
  await expect(applicant.getByText('Da quando noleggiate?').first()).toBeVisible();
  await expectSound(applicant);
  await applicant.getByLabel(own('answer')).fill('Dal 2019.');
  await applicant.getByRole('button', { name: own('send_answer') }).click();
  await expect(applicant.getByText(own('state_submitted'))).toBeVisible();
  await staff.reload();
  await expect(staff.getByText('Dal 2019.')).toBeVisible();
  await decide('accept', '');
  await expect(staff.getByRole('link', { name: t('to_company') })).toBeVisible();
}

/** From the mail of the invitation to the first page of the portal, second factor included. */
async function comeIn({ language, company, mailbox }: Walk, page: Page, thumb: Thumb): Promise<void> {
  const members = await textsIn(language, 'members');
  const login = await textsIn(language, 'login');
  const portal = await textsIn(language, 'portal');
  await page.goto(await mailbox.linkIn(company.email, /\/business\/invitation#/));
  await thumb.type(page.locator('[name=first_name]'), company.first_name);
  await thumb.type(page.locator('[name=last_name]'), company.last_name);
  await thumb.type(page.locator('[name=password]'), DEMO_PASSWORD);
  await expectSound(page);
  await thumb.press(page.getByRole('button', { name: members('accept') }));
  await thumb.press(page.getByRole('link', { name: login('log_in') }));
  await thumb.type(page.locator('[name=email]'), company.email);
  await thumb.type(page.locator('[name=password]'), DEMO_PASSWORD);
  await thumb.press(page.getByRole('button', { name: login('log_in') }));
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const code = app.generate({ timestamp: testNow().getTime() });
  await thumb.type(page.getByLabel(portal('set_up_code')), code);
  await thumb.press(page.getByRole('button', { name: login('continue') }));
  await thumb.press(page.getByRole('button', { name: portal('recovery_done') }));
  await expect(page.getByText(portal('nothing_title'))).toBeVisible();
}

/** The portal's line of pages; behind the menu where there is no room for it. */
async function openPage(page: Page, thumb: Thumb, language: Language, name: string): Promise<void> {
  const common = await textsIn(language, 'common');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1000;
  if (isNarrow) await thumb.press(page.getByRole('button', { name: common('header_menu') }));
  await thumb.press(page.getByRole('link', { name, exact: true }).first());
}

/** The list of the first day, from its first line to its last, and the company is shown. */
async function setUp({ language, company }: Walk, page: Page, thumb: Thumb, spot: Spot): Promise<void> {
  const t = await textsIn(language, 'company');
  const portal = await textsIn(language, 'portal');
  const todo = (step: 'hours' | 'conditions' | 'location' | 'account') =>
    page.getByRole('link', { name: new RegExp(`^${t(`step_${step}`)}`) });
  const save = () => thumb.press(page.getByRole('button', { name: t('save'), exact: true }));
  await openPage(page, thumb, language, portal('company'));
  await expectSound(page);
  await thumb.press(todo('hours'));
  await expectSound(page);
  await thumb.press(page.getByRole('switch', { name: t('always_open') }));
  await save();
  await thumb.press(todo('conditions'));
  await expectSound(page);
  await thumb.type(page.getByLabel(t('fee_young_driver_per_day')), '12');
  await thumb.type(page.getByLabel(t('fee_late_per_day')), '40');
  await save();
  await thumb.press(todo('location'));
  await thumb.press(page.getByRole('link', { name: t('add_location') }));
  await thumb.type(page.locator('[name=name]'), 'Porto');
  await thumb.type(page.locator('[name=city]'), 'Ustica');
  await thumb.type(page.locator('[name=point]'), `${spot.latitude}, ${spot.longitude}`);
  await thumb.type(page.locator('[name=email]'), `desk-${company.email}`);
  await thumb.type(page.locator('[name=phone]'), '+39 091 1234567');
  await expectSound(page);
  await save();
  await expect(page.getByText('Porto, Ustica')).toBeVisible();
  await thumb.press(page.getByRole('link', { name: t('title'), exact: true }).last());
  await thumb.press(todo('account'));
  await thumb.press(page.getByRole('button', { name: t('account_open') }));
  await thumb.press(page.locator('form button[type=submit]'));
  await expect(page.getByText(t('account_enabled'), { exact: true })).toBeVisible();
  await thumb.press(page.getByRole('main').getByRole('link', { name: t('title'), exact: true }));
  await expectSound(page);
  await thumb.press(page.getByRole('button', { name: t('open') }));
  await expect(page.getByText(t('state_active'))).toBeVisible();
}

async function addCar({ language }: Walk, page: Page, thumb: Thumb, plate: string): Promise<void> {
  const t = await textsIn(language, 'fleet');
  const portal = await textsIn(language, 'portal');
  await openPage(page, thumb, language, portal('cars'));
  await thumb.press(page.getByRole('link', { name: t('add'), exact: true }).first());
  await thumb.type(page.locator('[name=make_id]'), 'Fiat');
  await thumb.type(page.locator('[name=model]'), 'Panda');
  await thumb.choose(page.locator('[name=car_type_id]'), { index: 1 });
  await thumb.type(page.locator('[name=plate]'), plate);
  await thumb.type(page.locator('[name=day]'), '45');
  await thumb.type(page.locator('[name=deposit]'), '300');
  await expectSound(page);
  await thumb.press(page.getByRole('button', { name: t('save_new') }));
  const photos = [await jpegPicture(1200, 800), await jpegPicture(900, 600)];
  const files = photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }));
  thumb.presses += 1;
  await page.getByLabel(t('photo_add')).setInputFiles(files);
  await expect(page.getByRole('img', { name: t('photo_alt', { number: 2, count: 2 }) })).toBeVisible();
  await thumb.press(page.getByRole('button', { name: t('publish') }));
  await expect(page.getByRole('button', { name: t('hide') })).toBeVisible();
  await expectSound(page);
}

/** Found where it stands, booked and paid; the location has a mail about it within the time that one waits for a page. */
async function book({ page, language, company, mailbox }: Walk, spot: Spot): Promise<void> {
  const checkout = checkouts[language];
  const car = await textsIn(language, 'car');
  const bookings = await textsIn(language, 'bookings');
  await page.goto(listAt(spot, {}, language));
  await page
    .getByRole('link', { name: /Fiat Panda/ })
    .first()
    .click();
  await expect(page.getByText(formatMoney(13_500, language)).first()).toBeVisible();
  await expect(page.getByRole('img', { name: car('picture_photo', { name: 'Fiat Panda' }) })).toHaveCount(2);
  await page
    .getByRole('link', { name: car('book_now') })
    .first()
    .click();
  await goThroughCheckout(page, { checkout });
  await payButton(page, { checkout }).click();
  await payOnHostedPage(page);
  await expect(page.getByRole('heading', { name: bookings('confirmed_title') })).toBeVisible();
  await mailbox.waitFor(`desk-${company.email}`);
}

async function replace({ page, language }: Walk, owner: Page): Promise<void> {
  const t = await textsIn(language, 'company-bookings');
  const booking = await textsIn(language, 'booking');
  await openPage(owner, new Thumb(), language, t('title'));
  await owner.getByRole('link', { name: t('list_coming') }).click();
  await expectSound(owner);
  await owner.getByRole('link', { name: /^NL-/ }).click();
  await expectSound(owner);
  await owner.getByRole('link', { name: t('propose') }).click();
  await expectSound(owner);
  await owner.getByRole('button', { name: t('propose_this') }).click();
  await expect(owner.getByText(t('proposed', { car: 'Fiat Panda' }))).toBeVisible();
  await page.goto(paths.myBooking(language));
  await page.getByRole('link', { name: booking('open') }).click();
  await page.getByRole('button', { name: booking('replacement_accept') }).click();
  await expect(page.getByText(booking('event_replacement_accepted'))).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(booking('event_replacement_accepted'))).toBeVisible();
  await openPage(owner, new Thumb(), language, t('notices_count', { count: 2 }));
  await expect(owner.getByRole('link', { name: new RegExp(t('notice_replacement_accepted')) })).toBeVisible();
  await expectSound(owner);
}

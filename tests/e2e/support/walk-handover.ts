import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { expectNoAxeViolations } from './axe.ts';
import { expectNoHorizontalScroll } from './layout.ts';
import { expect, type ForEachTest, type ForEachWorker } from './test.ts';
import { textsIn } from './texts-in.ts';
import { Thumb } from './thumb.ts';

const device = { width: 390, height: 844 };
const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', fr: 'fr-FR' };

/** To hand a car over, beside pictures and signatures, in six minutes. */
const MOST_PRESSES = 30;

/** A line with the finger in each of the two fields. */
export async function signOn(page: Page): Promise<void> {
  for (const field of await page.locator('canvas').all()) {
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (box === null) throw new Error('nowhere to sign');
    await page.mouse.move(box.x + 20, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
    await page.mouse.move(box.x + 220, box.y + 70, { steps: 5 });
    await page.mouse.up();
  }
}

/** Where the rows of what the portal has cached on its device stand: account, company, name. */
function cachedOn(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('nolo-device');
    await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
    const keys = opening.result.transaction('answer').objectStore('answer').getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve, { once: true }));
    opening.result.close();
    return keys.result;
  });
}

type Given = Pick<ForEachTest, 'renter' | 'car' | 'visitor' | 'watch'> & ForEachWorker & { page: Page };

/**
 * Signed at home, handed over through a tunnel, back with a scratch, objected to, reviewed and answered: a renter's device, the
 * counter's and the office's, in one language.
 */
export async function walkHandover(
  language: Language,
  { page, renter, car, visitor, database, stack, watch }: Given,
): Promise<void> {
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  const t = await textsIn(language, 'counter');
  const seen = await textsIn(language, 'inspections');
  const police = await textsIn(language, 'police-report');
  await database
    .updateTable('account')
    .set({ documents_status: 'verified' })
    .where('id', '=', renter.accountId)
    .execute();
  const { id } = await createBooking(database, renter, {
    car,
    pickup: inDays(0, '20:00'),
    return: inDays(2, '20:00'),
  });
  const cookieOf = async (role: 'counter' | 'manager') => {
    const { cookie } = await createMember(database, role, { companyId: car.company_id });
    const [name = '', value = ''] = cookie.split('=');
    return { name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' } as const;
  };
  const counter = await visitor({ locale: locales[language], viewport: device });
  await counter.addCookies([await cookieOf('counter')]);

  await page.goto(paths.booking(language, id));
  await page.getByRole('link', { name: seen('agreement_open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: seen('agreement') })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await signOn(page);
  await page.getByRole('button', { name: seen('sign') }).click();
  await expect(page.getByRole('link', { name: seen('agreement_see') })).toBeVisible();

  const thumb = new Thumb();
  let portal = await counter.newPage();
  await portal.goto(`/business/${car.company_id}/rentals/${id}`);
  await expect(portal.getByText(t('missing_police_report'))).toBeVisible();
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);
  await thumb.press(portal.getByRole('link', { name: new RegExp(`^${t('deposit')}`) }));
  await expectNoAxeViolations(portal);
  await thumb.press(portal.getByRole('button', { name: t('deposit_collect') }));
  await expect(portal.getByText(t('missing_police_report'))).toBeVisible();
  // The list of today and tomorrow is what a device keeps before it goes into the garage.
  await portal.goto(`/business/${car.company_id}`);
  await expect(portal.getByText('Giulia Conti')).toBeVisible();
  await portal.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => cachedOn(portal))
    .toContainEqual([expect.any(String), String(car.company_id), `handover ${id}`]);
  await counter.setOffline(true);
  await portal.close();
  portal = await counter.newPage();
  await portal.goto(`/business/${car.company_id}/rentals/${id}`);
  await expect(portal.getByText(t('no_network'))).toBeVisible();
  await thumb.press(portal.getByRole('link', { name: t('check_in') }));
  await thumb.press(portal.getByLabel(police('mark')));
  await thumb.type(portal.getByLabel(police('reason')), 'Portale della Polizia');
  await thumb.type(portal.getByLabel(t('mileage'), { exact: true }), '12345');
  const buffer = await jpegPicture(3000, 2000);
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
  await portal.getByRole('button', { name: seen('view_front'), exact: true }).setInputFiles(picture);
  await expect(portal.getByRole('img', { name: seen('view_front') })).toBeVisible();
  await thumb.press(portal.getByLabel(t('confirmed', { customer: 'Giulia Conti' })));
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);
  await portal.close();

  // The browser was killed: what was captured is there.
  portal = await counter.newPage();
  await portal.goto(`/business/${car.company_id}/rentals/${id}/check-in`);
  await expect(portal.getByLabel(t('mileage'), { exact: true })).toHaveValue('12345');
  await thumb.press(portal.getByRole('button', { name: t('check_in_finish') }));
  expect(thumb.presses).toBeLessThanOrEqual(MOST_PRESSES);
  await expect(portal.getByText(new RegExp(`^${t('check_in')}: `))).toBeVisible();
  await portal.close();
  await counter.setOffline(false);

  portal = await counter.newPage();
  await portal.goto(`/business/${car.company_id}/rentals/${id}`);
  await expect(portal.getByRole('heading', { name: t('check_in_done') })).toBeVisible();
  await expectNoAxeViolations(portal);

  await portal.getByRole('link', { name: t('check_out') }).click();
  await portal.getByLabel(t('mileage'), { exact: true }).fill('12600');
  await portal.getByRole('button', { name: seen('view_back'), exact: true }).setInputFiles(picture);
  await expect(portal.getByRole('img', { name: seen('view_back') })).toBeVisible();
  await portal.getByRole('button', { name: t('damage_add') }).click();
  await portal.getByLabel(t('damage_number', { number: 1, side: seen('side_left') })).fill('Graffio');
  await portal.getByLabel(t('settle_damage')).fill('150');
  await signOn(portal);
  // Axe takes what lies half below the bars that stay in view for too small to press.
  await portal.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(portal);
  await portal.getByRole('button', { name: t('check_out_finish') }).click();
  await expect(portal.getByRole('heading', { name: t('check_out_done') })).toBeVisible();

  await page.goto(paths.booking(language, id));
  const back = page.getByRole('region', { name: seen('check_out') });
  await expect(back.getByText('Graffio')).toBeVisible();
  await expect(back.getByRole('img', { name: seen('view_back') })).toBeVisible();
  await expect(back.getByRole('img', { name: seen('signed_by_you') })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  await back.getByRole('button', { name: seen('object') }).click();
  await back.getByLabel(seen('object_label')).fill('Il graffio c’era già.');
  await back.getByRole('button', { name: /.+/ }).last().click();
  await expect(back.getByText(/Il graffio c’era già\./)).toBeVisible();
  await portal.reload();
  await expect(portal.getByText(/Il graffio c’era già\./)).toBeVisible();
  await review({ page, language, id });

  const office = await visitor({ locale: locales[language], viewport: device });
  await office.addCookies([await cookieOf('manager')]);
  await answer(await office.newPage(), language, car.company_id);
  await page.reload();
  await expect(page.getByText('Grazie, a presto.')).toBeVisible();
}

/** As it was, in four stars and a sentence, on the booking's page. */
async function review({ page, language, id }: { page: Page; language: Language; id: string }): Promise<void> {
  const t = await textsIn(language, 'booking');
  const common = await textsIn(language, 'common');
  await page.goto(paths.booking(language, id));
  await page.getByRole('radio', { name: common('stars', { count: 4, most: 5 }) }).check({ force: true });
  await page.getByLabel(t('review_field')).fill('Auto pulita, tutto veloce.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: t('review_send') }).click();
  await expect(page.getByText('Auto pulita, tutto veloce.')).toBeVisible();
}

/** In the portal, below the review. */
async function answer(portal: Page, language: Language, companyId: number): Promise<void> {
  const t = await textsIn(language, 'company-bookings');
  await portal.goto(`/business/${companyId}/reviews`);
  await expect(portal.getByText('Auto pulita, tutto veloce.')).toBeVisible();
  await portal.getByRole('button', { name: t('review_answer') }).click();
  await portal.getByLabel(t('review_answer_field')).fill('Grazie, a presto.');
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);
  await portal.getByRole('button', { name: t('review_answer_send') }).click();
  await expect(portal.getByText('Grazie, a presto.')).toBeVisible();
}

import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { handoverViews } from '@nolo/domain/handover/picture-views.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { onSlowTelephone } from '../support/slow-line.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { signOn } from '../support/walk-handover.ts';

const MINUTE = 60_000;
/** Beside the eleven around the car. */
const DAMAGES = 9;
/** Of 48 million points, as good telephones take them. */
const LARGE = { width: 8000, height: 6000 };

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await onSlowTelephone(page);
  return page;
}

test('20 pictures in aeroplane mode on a slow telephone, its browser killed twice: all are sent once', async ({
  renter,
  car,
  visitor,
  database,
  stack,
  watch,
}) => {
  test.setTimeout(15 * MINUTE);
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  const t = await textsIn('it', 'counter');
  const seen = await textsIn('it', 'inspections');
  const police = await textsIn('it', 'police-report');
  await database
    .updateTable('account')
    .set({ documents_status: 'verified' })
    .where('id', '=', renter.accountId)
    .execute();
  const days = { pickup: inDays(0, '20:00'), return: inDays(2, '20:00') };
  const { id } = await createBooking(database, renter, { car, ...days });
  const { cookie } = await createMember(database, 'counter', { companyId: car.company_id });
  const [name = '', value = ''] = cookie.split('=');
  const counter = await visitor({ locale: 'it-IT' });
  await counter.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  const rental = `/business/${car.company_id}/rentals/${id}`;

  let page = await slowPage(counter);
  await page.goto(`${rental}/agreement`);
  await expect(page.getByRole('heading', { level: 1, name: t('agreement') })).toBeVisible({
    timeout: MINUTE,
  });
  await signOn(page);
  await page.getByRole('button', { name: t('sign') }).click();
  await expect(page.getByText(t('missing_police_report'))).toBeVisible({ timeout: MINUTE });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await counter.setOffline(true);

  const again = async () => {
    await page.close();
    page = await slowPage(counter);
    await page.goto(`${rental}/check-in`);
    await expect(page.getByLabel(t('mileage'), { exact: true })).toBeVisible({ timeout: MINUTE });
  };
  const take = async (label: string, buffer: Buffer) => {
    const picture = { name: 'car.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByRole('button', { name: label, exact: true }).setInputFiles(picture);
  };
  // Smooth as a real one: noise alone would be ten times as large as any photograph.
  const grain = await jpegPicture(200, 150);
  const large = await sharp(grain).resize(LARGE).jpeg({ quality: 70 }).toBuffer();
  const usual = await sharp(grain).resize(4000, 3000).jpeg({ quality: 80 }).toBuffer();

  await again();
  for (const view of handoverViews.slice(0, 6)) {
    await take(seen(`view_${view}`), view === 'front' ? large : usual);
    await expect(page.getByRole('img', { name: seen(`view_${view}`), exact: true })).toBeVisible({
      timeout: MINUTE,
    });
  }
  await again();
  for (const view of handoverViews.slice(6)) {
    await take(seen(`view_${view}`), usual);
    await expect(page.getByRole('img', { name: seen(`view_${view}`), exact: true })).toBeVisible({
      timeout: MINUTE,
    });
  }
  for (let number = 1; number <= DAMAGES; number += 1) {
    await page.getByRole('button', { name: t('damage_add') }).click();
    await take(t('damage_picture', { number }), usual);
    const shown = t('damage_number', { number, side: seen('side_left') });
    await expect(page.getByRole('img', { name: shown })).toBeVisible({ timeout: MINUTE });
  }
  await page.getByLabel(police('mark')).check();
  await page.getByLabel(police('reason')).fill('Portale della Polizia');
  await page.getByLabel(t('mileage'), { exact: true }).fill('12345');
  await page.getByLabel(t('confirmed', { customer: 'Giulia Conti' })).check();
  await again();
  await expect(page.getByLabel(t('mileage'), { exact: true })).toHaveValue('12345');
  await page.getByRole('button', { name: t('check_in_finish') }).click();
  await expect(page.getByText(new RegExp(`^${t('check_in')}: `))).toBeVisible({ timeout: MINUTE });
  await page.close();
  await counter.setOffline(false);

  page = await slowPage(counter);
  await page.goto(rental);
  const done = page.getByRole('heading', { name: t('check_in_done') });
  await expect(done).toBeVisible({ timeout: 8 * MINUTE });
  await expect(page.getByRole('img', { name: seen('view_boot') })).toBeVisible({ timeout: MINUTE });
  const pictures = await database
    .selectFrom('handover_picture')
    .innerJoin('handover', 'handover.id', 'handover_picture.handover_id')
    .select(['handover_picture.id', 'handover_picture.stored_sha256'])
    .where('handover.booking_id', '=', id)
    .execute();
  expect(pictures).toHaveLength(handoverViews.length + DAMAGES);
  const [first] = pictures;
  const reply = await counter.request.get(
    `/api/v1/business/company/${car.company_id}/rentals/${id}/pictures/${first?.id}`,
  );
  const digest = createHash('sha256')
    .update(await reply.body())
    .digest();
  expect(digest.equals(first?.stored_sha256 ?? Buffer.alloc(0))).toBe(true);
  const booking = database.selectFrom('booking').select('status').where('id', '=', id);
  expect(await booking.executeTakeFirst()).toEqual({ status: 'CHECKED IN' });
});

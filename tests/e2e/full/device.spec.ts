import type { Page } from '@playwright/test';
import { hashPassword } from '@nolo/api/platform/passwords.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { signOn } from '../support/walk-handover.ts';

const PASSWORD = 'a counter in Lecce 7';
const upright = { width: 390, height: 844 };

async function logIn(page: Page, email: string): Promise<void> {
  const t = await textsIn('it', 'login');
  const account = await textsIn('it', 'account');
  await page.getByLabel(account('email')).fill(email);
  await page.getByLabel(t('password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('log_in') }).click();
}

test('two people on one device: what one captured is neither read nor sent by the other, and sent once they are back', async ({
  renter,
  car,
  visitor,
  database,
  watch,
}) => {
  watch.allowLost(/ERR_INTERNET_DISCONNECTED/);
  watch.allow(401, '/business/');
  const t = await textsIn('it', 'counter');
  const seen = await textsIn('it', 'inspections');
  const police = await textsIn('it', 'police-report');
  const common = await textsIn('it', 'common');
  await database
    .updateTable('account')
    .set({ documents_status: 'verified' })
    .where('id', '=', renter.accountId)
    .execute();
  const days = { pickup: inDays(0, '20:00'), return: inDays(2, '20:00') };
  const { id } = await createBooking(database, renter, { car, ...days });
  const passwordHash = await hashPassword(PASSWORD);
  const of = { companyId: car.company_id };
  const anna = await createMember(database, 'counter', of, { passwordHash });
  const sara = await createMember(database, 'counter', of, { passwordHash });
  const statusOf = async () =>
    (await database.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const device = await visitor({ locale: 'it-IT', viewport: upright });
  const page = await device.newPage();
  const list = `/business/${car.company_id}`;
  const rental = `${list}/rentals/${id}`;

  await page.goto(`${rental}/agreement`);
  await logIn(page, anna.email);
  await expect(page.getByRole('heading', { level: 1, name: t('agreement') })).toBeVisible();
  await signOn(page);
  await page.getByRole('button', { name: t('sign') }).click();
  await expect(page.getByText(t('missing_police_report'))).toBeVisible();
  const cached = page.waitForResponse(/handovers\/kept/);
  await page.goto(list);
  await cached;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await device.setOffline(true);
  await page.reload();
  await expect(page.getByText(t('no_network'))).toBeVisible();
  await page.getByRole('link', { name: /Giulia Conti/ }).click();
  await expect(page).toHaveURL(new RegExp(`${rental}$`));
  await page.getByRole('link', { name: t('check_in') }).click();
  await page.getByLabel(police('mark')).check();
  await page.getByLabel(police('reason')).fill('Portale della Polizia');
  await page.getByLabel(t('mileage'), { exact: true }).fill('12345');
  const picture = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture() };
  await page.getByRole('button', { name: seen('view_front'), exact: true }).setInputFiles(picture);
  await expect(page.getByRole('img', { name: seen('view_front') })).toBeVisible();
  await page.getByLabel(t('confirmed', { customer: 'Giulia Conti' })).check();
  await page.getByRole('button', { name: t('check_in_finish') }).click();
  const waiting = page.getByText(new RegExp(`^${t('check_in')}: `));
  await expect(waiting).toBeVisible();

  const secondTab = await device.newPage();
  await secondTab.goto(list);
  await expect(secondTab.getByRole('link', { name: /Giulia Conti/ })).toBeVisible();
  await database.deleteFrom('session').where('account_id', '=', anna.accountId).execute();
  await device.setOffline(false);
  await page.goto(rental);
  await expect(page).toHaveURL(/\/business\/login/);
  await expect(secondTab).toHaveURL(/\/business\/login/);
  await secondTab.close();
  await device.setOffline(true);
  await page.goto(list);
  await expect(page.getByText(common('network_error'))).toBeVisible();
  await expect(page.getByText(/Giulia Conti/)).toHaveCount(0);
  await device.setOffline(false);

  await page.goto('/business/login');
  await logIn(page, sara.email);
  await expect(page.getByRole('link', { name: /Giulia Conti/ })).toBeVisible();
  await page.goto(rental);
  await expect(page.getByRole('link', { name: t('check_in') })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(await statusOf()).toBe('SIGNED');

  await device.setOffline(true);
  await page.getByRole('button', { name: common('header_menu') }).click();
  await page.getByRole('button', { name: common('header_log_out') }).click();
  await expect(page.getByText(t('logged_out_offline'))).toBeVisible();
  const ended = page.waitForResponse(/business\/logout/);
  await device.setOffline(false);
  await ended;
  await expect(page.getByText(t('logged_out_offline'))).toHaveCount(0);

  await logIn(page, anna.email);
  await expect.poll(statusOf).toBe('CHECKED IN');
  const { recorded_by } = await database
    .selectFrom('inspection')
    .innerJoin('handover', 'handover.id', 'inspection.handover_id')
    .select('recorded_by')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(recorded_by).toBe(anna.accountId);
});

const ends = (points: [number, number][] = []) => [points[0], points.at(-1)];
const near = (x: number, y: number) => [expect.closeTo(x, 1), expect.closeTo(y, 1)];

test('a signature on a device that is turned stands where the finger was, and so does what was drawn before', async ({
  renter,
  car,
  visitor,
  database,
  stack,
}) => {
  const t = await textsIn('it', 'counter');
  const days = { pickup: inDays(0, '20:00'), return: inDays(2, '20:00') };
  const { id } = await createBooking(database, renter, { car, ...days });
  const { cookie } = await createMember(database, 'counter', { companyId: car.company_id });
  const [name = '', value = ''] = cookie.split('=');
  const device = await visitor({ locale: 'it-IT', viewport: upright, deviceScaleFactor: 3 });
  await device.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  const page = await device.newPage();
  await page.goto(`/business/${car.company_id}/rentals/${id}/agreement`);
  const [signature, clauses] = [page.locator('canvas').first(), page.locator('canvas').last()];
  const line = async (field: typeof signature, height: number) => {
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (box === null) throw new Error('nowhere to sign');
    const at = (part: number) => [box.x + part * box.width, box.y + height * box.height] as const;
    await page.mouse.move(...at(0.1));
    await page.mouse.down();
    await page.mouse.move(...at(0.5), { steps: 8 });
    await page.mouse.move(...at(0.9), { steps: 8 });
    await page.mouse.up();
  };
  await line(signature, 0.3);
  const before = (await signature.boundingBox())?.width ?? 0;
  await page.setViewportSize({ width: upright.height, height: upright.width });
  await expect.poll(async () => (await signature.boundingBox())?.width ?? 0).not.toBe(before);
  await line(signature, 0.7);
  await line(clauses, 0.5);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('agreement')),
    page.getByRole('button', { name: t('sign') }).click(),
  ]);
  const body = sent.postDataJSON() as Record<'signature' | 'clauses_signature', [number, number][][]>;
  expect(ends(body.signature[0])).toEqual([near(0.1, 0.3), near(0.9, 0.3)]);
  expect(ends(body.signature[1])).toEqual([near(0.1, 0.7), near(0.9, 0.7)]);
  expect(ends(body.clauses_signature[0])).toEqual([near(0.1, 0.5), near(0.9, 0.5)]);
});

import type { Page } from '@playwright/test';
import { paths } from '@nolo/site/app/paths.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';
import type { FreeCar } from '../support/free-car.ts';
import { expect, test } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';

const day = (days: number) => inDays(days).slice(0, 10);
const START = inDays(10);
const END = inDays(13);

// Asking for the renter logs the page in.
test.beforeEach(({ renter }) => expect(renter.token).not.toBe(''));

function addressOf(car: FreeCar, lang: Language = 'en', step = 'extras'): string {
  const query = { carId: car.id, slug: car.slug, start_date: START, end_date: END, isSameTime: true };
  return `${paths.checkout(lang, query)}&step=${step}`;
}

const toasts = (page: Page) => page.getByRole('region', { name: /^Noti(fications|fiche)$/ });

test('a driver is refused without a validated account and as oneself, added, refused twice, and taken back, in each language', async ({
  page,
  renter,
  car,
  database,
  watch,
}) => {
  watch.allow(422, '/email/verify');
  const name = JSON.stringify({ en: 'Driver', it: 'Conducente', fr: 'Conducteur' });
  await database
    .insertInto('extra')
    .values({ company_id: car.company_id, name, price_minor: 800, charged: 'per_day', is_driver: true })
    .execute();
  const driver = await createRenter(database, { documentsStatus: 'verified' });
  for (const language of languages) {
    const t = await textsIn(language, 'checkout');
    const [errors, messages] = [await textsIn(language, 'errors'), await messagesIn(language)];
    await page.goto(addressOf(car, language));
    const drivers = page.getByRole('region', { name: t('drivers') });
    const field = drivers.getByLabel(t('driver_email'));
    const add = drivers.getByRole('button', { name: t('add') });
    await field.fill('nobody@nolo.test');
    await add.click();
    await expect(field).toHaveAccessibleDescription(messages('driver.not_validated'));
    await field.fill(renter.email);
    await add.click();
    await expect(field).toHaveAccessibleDescription(errors('booking.driver_own'));
    await field.fill(driver.email);
    await add.click();
    await expect(toasts(page)).toContainText(messages('driver.added'));
    await field.fill(driver.email);
    await add.click();
    await expect(field).toHaveAccessibleDescription(errors('booking.driver_twice'));
    await drivers.getByRole('button', { name: t('remove_named', { name: 'Giulia C.' }) }).click();
    await expect(drivers.getByRole('listitem')).toHaveCount(0);
    await field.fill('');
  }
});

test('a coupon: each refusal in the server’s words, applied, closed until it is removed, in each language', async ({
  page,
  renter,
  car,
  freeCar,
  database,
  watch,
}) => {
  watch.allow(422, '/coupons/verify');
  const valid = { starts_on: day(-9), ends_on: day(9) };
  const coupon = { company_id: car.company_id, kind: 'flat_discount', value: 2000 };
  const made = await database
    .insertInto('coupon')
    .values([
      { ...coupon, ...valid, code: '40000001' },
      { ...coupon, code: '40000002', starts_on: day(-9), ends_on: day(-2) },
      { ...coupon, code: '40000003', starts_on: day(5), ends_on: day(9) },
      { ...coupon, ...valid, code: '40000004', minimum_amount_minor: 18_001 },
      { ...coupon, ...valid, code: '40000005', max_uses: 1 },
      { ...coupon, ...valid, code: '40000006' },
    ])
    .returning(['id', 'code'])
    .execute();
  const idOf = (code: string) => made.find((one) => one.code === code)?.id ?? null;
  const used = async (code: string, by: TestRenter) =>
    createBooking(database, by, { car: await freeCar(), values: { coupon_id: idOf(code) } });
  await used('40000005', await createRenter(database));
  await used('40000006', renter);
  for (const language of languages) {
    const t = await textsIn(language, 'checkout');
    const [errors, messages] = [await textsIn(language, 'errors'), await messagesIn(language)];
    await page.goto(addressOf(car, language));
    const field = page.getByLabel(t('coupon_label'));
    const apply = page.getByRole('button', { name: t('apply'), exact: true });
    for (const [code, refusal] of [
      ['123', 'coupon.unknown'],
      ['40000009', 'coupon.unknown'],
      ['40000002', 'coupon.expired'],
      ['40000003', 'coupon.not_started'],
      ['40000004', 'coupon.minimum_not_reached'],
      ['40000005', 'coupon.used_up'],
      ['40000006', 'coupon.already_used'],
    ] as const) {
      await field.fill(code);
      await apply.click();
      await expect(field).toHaveAccessibleDescription(errors(refusal));
    }
    await field.fill('40000001');
    await apply.click();
    await expect(toasts(page)).toContainText(messages('coupon.applied'));
    await expect(field).toBeDisabled();
    await expect(page.getByRole('complementary')).toContainText(formatMoney(16_000, language));
    await page.getByRole('button', { name: t('remove'), exact: true }).click();
    await expect(field).toBeEnabled();
  }
});

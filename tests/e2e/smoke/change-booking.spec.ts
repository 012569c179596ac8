import enChange from '@nolo/i18n/en/change.ts';
import frChange from '@nolo/i18n/fr/change.ts';
import itChange from '@nolo/i18n/it/change.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { paymentOf } from '../../api/support/money.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { reservationBody, reserveOver } from '../../factories/reservation.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expect, test } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';

/** What the form writes into the address: ten to fourteen days from now instead of thirteen. */
const longer = { start_date: inDays(10), end_date: inDays(14), isSameTime: true };

test('a day more: both prices first, reload keeps the choice, changed once it is paid', async ({
  page,
  renter,
  car,
  database,
}) => {
  const { id } = await createBooking(database, renter, { car });
  await page.goto(paths.booking('en', id));
  await page.getByRole('link', { name: enChange.open }).click();
  await expect(page.getByRole('heading', { name: enChange.title, level: 1 })).toBeVisible();
  await expect(page.getByText(enChange.nothing)).toBeVisible();

  await page.goto(paths.changeBooking('en', id, longer));
  const pay = page.getByRole('button', { name: /^Pay .* and change$/ });
  await expect(pay).toBeVisible();
  await expectNoAxeViolations(page);
  // On the lowest laptop, too, what it costs and the button need no scrolling.
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(page.getByText(enChange.new_total)).toBeInViewport({ ratio: 1 });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.reload();
  await pay.click();

  await page.waitForURL(/\/c\/pay\//);
  await page.goBack();
  await page.goto(paths.booking('en', id));
  const waiting = page.getByRole('region', { name: enChange.waiting_title });
  await waiting.getByRole('link', { name: /^Pay/ }).click();
  await payOnHostedPage(page);
  await page.waitForURL(new RegExp(`/en/my-booking/${id}`));
  await expect(page.getByText('Booking changed')).toBeVisible();
  await expect(waiting).toBeHidden();
  const { total_minor, return_local } = await database
    .selectFrom('booking')
    .select(['total_minor', 'return_local'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ total_minor, return_local }).toEqual({
    total_minor: car.day_minor * 4,
    return_local: inDays(14),
  });
});

for (const [language, words] of [
  ['it', itChange],
  ['fr', frChange],
] as const) {
  test(`${language}: an equal price changes at once`, async ({ page, renter, car, database }) => {
    const { id } = await createBooking(database, renter, { car });
    const moved = { start_date: inDays(11), end_date: inDays(14), isSameTime: true };
    await page.goto(paths.changeBooking(language, id, moved));
    await expect(page.getByRole('heading', { name: words.title, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: words.change_same }).click();
    await page.waitForURL(new RegExp(`/${language}/my-booking/${id}$`));
    const { pickup_local } = await database
      .selectFrom('booking')
      .select('pickup_local')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(pickup_local).toBe(inDays(11));
  });
}

test('back from the payment, reload and another tab in the middle of a change lose and double nothing', async ({
  page,
  context,
  renter,
  car,
  database,
}) => {
  await database
    .insertInto('extra')
    .values({
      company_id: car.company_id,
      name: JSON.stringify({ en: 'Additional driver', it: 'Conducente', fr: 'Conducteur' }),
      price_minor: 800,
      charged: 'per_day',
      is_driver: true,
    })
    .execute();
  const driver = await createRenter(database, { documentsStatus: 'verified' });
  const { id } = await createBooking(database, renter, { car });
  const [t, checkout] = [await textsIn('it', 'change'), await textsIn('it', 'checkout')];
  await page.goto(paths.changeBooking('it', id, longer));
  const drivers = page.getByRole('region', { name: checkout('drivers') });
  await drivers.getByLabel(checkout('driver_email')).fill(driver.email);
  await drivers.getByRole('button', { name: checkout('add') }).click();
  const amount = formatMoney(6000 + 4 * 800, 'it');
  const pay = page.getByRole('button', { name: t('change_pay', { amount }) });
  await pay.click();
  await page.waitForURL(/\/c\/pay\//);
  const hostedPage = page.url();

  await page.goBack();
  const waiting = page.getByRole('region', { name: t('waiting_title') });
  await expect(waiting).toContainText(t('waiting_text', { amount }));
  await expect(drivers.getByRole('listitem')).toHaveText(/Giulia C\./);
  await page.reload();
  await expect(drivers.getByRole('listitem')).toHaveText(/Giulia C\./);
  await pay.click();
  await page.waitForURL(hostedPage);
  await page.goBack();

  const second = await context.newPage();
  const [fr, messages] = [await textsIn('fr', 'change'), await messagesIn('fr')];
  await second.goto(paths.changeBooking('fr', id));
  const waitingThere = second.getByRole('region', { name: fr('waiting_title') });
  await waitingThere.getByRole('button', { name: fr('waiting_keep') }).click();
  await expect(second.getByText(messages('booking.change_withdrawn'))).toBeVisible();
  await expect(waitingThere).toBeHidden();
  await expect(second.getByText(fr('nothing'))).toBeVisible();
  await page.reload();
  await expect(drivers.getByRole('listitem')).toHaveText(/Giulia C\./);
  await expect(pay).toBeEnabled();
  await expect(waiting).toBeHidden();
  const made = await database
    .selectFrom('booking_amendment')
    .select('status')
    .where('booking_id', '=', id)
    .execute();
  expect(made).toHaveLength(1);
});

for (const lang of languages) {
  test(`${lang}: a day less: what comes back first, then the refund on the booking's page`, async ({
    page,
    renter,
    car,
    stack,
    database,
  }) => {
    const [t, booking, messages] = [
      await textsIn(lang, 'change'),
      await textsIn(lang, 'booking'),
      await messagesIn(lang),
    ];
    await reserveOver(stack.origin, renter, car.id, reservationBody());
    const { id } = await database
      .selectFrom('booking')
      .select('id')
      .where('account_id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    await page.goto((await paymentOf(database, id)).url);
    await payOnHostedPage(page);
    await page.waitForURL(/session_id=/);
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();

    const shorter = { start_date: inDays(10), end_date: inDays(12), isSameTime: true };
    await page.goto(paths.changeBooking(lang, id, shorter));
    const amount = formatMoney(6000, lang);
    await expect(page.getByText(t('refund_hint'))).toBeVisible();
    await page.getByRole('button', { name: t('change_refund', { amount }) }).click();
    await page.waitForURL(new RegExp(`/${lang}/my-booking/${id}$`));
    await expect(page.getByText(messages('booking.changed'))).toBeVisible();
    await expect(page.getByRole('region', { name: booking('refunds_title') })).toContainText(amount);
    const history = page.getByRole('region', { name: booking('timeline_title') });
    await expect(history).toContainText(booking('event_changed'));
    await expect(history).toContainText(booking('event_refunded', { amount }));
  });

  test(`${lang}: a change to days on which the car is somebody else’s is refused`, async ({
    page,
    renter,
    car,
    database,
    watch,
  }) => {
    watch.allow(409, '/change');
    const errors = await textsIn(lang, 'errors');
    const { id } = await createBooking(database, renter, { car });
    const next = { pickup: inDays(13, '12:00'), return: inDays(15) };
    await createBooking(database, await createRenter(database), { car, ...next });
    await page.goto(paths.changeBooking(lang, id, longer));
    await expect(page.getByText(errors('booking.dates_taken')).first()).toBeVisible();
    const t = await textsIn(lang, 'change');
    const [before = ''] = t('change_pay', { amount: '|' }).split('|');
    await expect(page.getByRole('button', { name: new RegExp(`^${before}`) })).toHaveCount(0);
  });
}

const named = (text: string) => JSON.stringify({ en: text, it: text, fr: text });

test('of two covers one is taken, at the checkout and in a change of the booking', async ({
  page,
  renter,
  freeCar,
  database,
}) => {
  const car = await freeCar({ car: { damage_excess_minor: 120_000, theft_excess_minor: 150_000 } });
  const cover = { company_id: car.company_id, charged: 'per_day', choice_group: 'cover' };
  await database
    .insertInto('extra')
    .values([
      { ...cover, name: named('Zero-excess cover'), price_minor: 1400, excess_minor: 0 },
      { ...cover, name: named('Reduced-excess cover'), price_minor: 700, excess_minor: 25_000 },
    ])
    .execute();
  const covers = page.getByRole('group', { name: 'Cover for damage and theft' });
  const option = (name: RegExp) => covers.getByRole('radio', { name });

  const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
  await page.goto(`${paths.checkout('en', { carId: car.id, slug: car.slug, ...dates })}&step=extras`);
  await expect(option(/Basic cover/)).toBeChecked();
  await option(/Reduced-excess cover/).check();
  await option(/Zero-excess cover/).check();
  const panel = page.getByRole('complementary');
  await expect(panel.getByText(formatMoney(18_000 + 3 * 1400, 'en')).first()).toBeVisible();
  await expect(panel.getByText(/Reduced-excess cover/)).toHaveCount(0);

  const { id } = await createBooking(database, renter, { car });
  await page.goto(paths.changeBooking('en', id));
  await option(/Reduced-excess cover/).check();
  await page.reload();
  await expect(option(/Reduced-excess cover/)).toBeChecked();
  await expectNoAxeViolations(page);
  const amount = formatMoney(3 * 700, 'en');
  await expect(page.getByRole('button', { name: `Pay ${amount} and change` })).toBeVisible();
});

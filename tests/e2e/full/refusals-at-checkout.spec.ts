import { formatMoney } from '@nolo/i18n/format.ts';
import words from '@nolo/i18n/en/checkout.ts';
import { paths, type CheckoutQuery } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { createPlace, inDays } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { reservationBody, reserveOver } from '../../factories/reservation.ts';
import { goThroughCheckout, payButton } from '../support/checkout.ts';
import { takeOffline, type FreeCar } from '../support/free-car.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

// The server's own refusals of a quote and of a reservation lead to where they are put right. The others, and their
// words: `apps/site/features/checkout/checkout-page.test.tsx`.

// Asking for the renter logs the page in.
test.beforeEach(({ renter }) => expect(renter.token).not.toBe(''));

const threeDays = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };

/** Some 140 km from the car. */
const BARI = { pl: 'Corso Cavour 1', pl_city: 'Bari', pl_lat: 41.12, pl_long: 16.87 };

type Query = Partial<Omit<CheckoutQuery, 'carId' | 'slug'>> & { step?: string };

function checkoutOf(car: FreeCar, { step, ...query }: Query = {}): string {
  const address = paths.checkout('en', { carId: car.id, slug: car.slug, ...threeDays, ...query });
  return step ? `${address}&step=${step}` : address;
}

test('where a car cannot be brought to is said at the address', async ({ page, freeCar, watch }) => {
  watch.allow(422, '/amount/calculation');
  const car = await freeCar({ car: { is_delivery: true }, company: { delivery_minor: 3500 } });
  const errors = await textsIn('en', 'errors');
  const main = page.getByRole('main');
  await page.goto(checkoutOf(car, { delivery: true }));
  await expect(main.getByText(errors('booking.delivery_address_missing')).first()).toBeVisible();
  await page.goto(checkoutOf(car, { delivery: true, ...BARI }));
  const [far = ''] = errors('booking.delivery_too_far', { km: '|', radiusKm: '' }).split('|');
  await expect(main.getByText(far).first()).toBeVisible();
});

test('what is no longer so when the renter pays is said where it is put right', async ({
  page,
  renter,
  freeCar,
  database,
  watch,
}) => {
  watch.allow(422, '/');
  watch.allow(403, '/customer/reservation');
  watch.allow(409, '/customer/reservation');
  const [errors, checkout] = [await textsIn('en', 'errors'), await textsIn('en', 'checkout')];
  const name = JSON.stringify({ en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' });
  const ready = async (car: FreeCar, query: Query = {}) => {
    await page.goto(checkoutOf(car, query));
    await goThroughCheckout(page, { checkout: words });
  };
  const pay = () => payButton(page, { checkout: words }).click();
  const main = page.getByRole('main');

  const withExtra = await freeCar();
  const extra = await database
    .insertInto('extra')
    .values({ company_id: withExtra.company_id, name, price_minor: 1000, charged: 'per_trip' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await page.goto(checkoutOf(withExtra, { step: 'extras' }));
  await page
    .getByRole('button', { name: /Child seat|Seggiolino|Siège enfant/ })
    .first()
    .click();
  await ready(withExtra);
  await database.updateTable('extra').set({ is_active: false }).where('id', '=', extra.id).execute();
  await pay();
  await expect(page).toHaveURL(/step=extras/);
  await expect(main.getByText(errors('booking.extra_unknown')).first()).toBeVisible();

  const withDriver = await freeCar();
  await database
    .insertInto('extra')
    .values({
      company_id: withDriver.company_id,
      name,
      price_minor: 800,
      charged: 'per_day',
      is_driver: true,
    })
    .execute();
  const driver = await createRenter(database, { documentsStatus: 'verified' });
  await page.goto(checkoutOf(withDriver, { step: 'extras' }));
  const drivers = page.getByRole('region', { name: checkout('drivers') });
  await drivers.getByLabel(checkout('driver_email')).fill(driver.email);
  await drivers.getByRole('button', { name: checkout('add') }).click();
  await expect(drivers.getByRole('listitem')).toHaveCount(1);
  await ready(withDriver);
  await database
    .updateTable('account')
    .set({ documents_status: 'missing' })
    .where('id', '=', driver.accountId)
    .execute();
  await pay();
  await expect(main.getByText(errors('booking.driver_unknown')).first()).toBeVisible();

  const withPlace = await freeCar();
  const place = await createPlace(database, withPlace.company_id);
  await ready(withPlace, { rl_id: place.id });
  await database
    .updateTable('company_location')
    .set({ is_active: false })
    .where('id', '=', place.id)
    .execute();
  await pay();
  await expect(page).toHaveURL(/step=rental/);
  await expect(main.getByText(errors('booking.place_unknown')).first()).toBeVisible();

  const own = await freeCar();
  await ready(own);
  await createBooking(database, renter, { car: own });
  await pay();
  await expect(main.getByRole('alert').getByText(checkout('already_paid'))).toBeVisible();

  const fourth = await freeCar();
  await ready(fourth);
  for (let count = 0; count < 3; count += 1)
    await createBooking(database, renter, { status: 'PENDING', car: await freeCar() });
  await pay();
  await expect(main.getByRole('alert').getByText(checkout('too_many_unpaid'))).toBeVisible();
  await expect(main.getByRole('link', { name: checkout('to_my_bookings') })).toBeVisible();

  await database
    .updateTable('account')
    .set({ email_verified_at: null })
    .where('id', '=', renter.accountId)
    .execute();
  await pay();
  await expect(main.getByRole('alert').getByText(errors('account.email_not_verified'))).toBeVisible();
});

test('a car that costs more, is taken or out of the offer when the renter pays says so, and nothing is charged', async ({
  page,
  stack,
  freeCar,
  database,
  watch,
}) => {
  watch.allow(409, '/customer/reservation');
  watch.allow(404, '/customer/reservation');
  const [t, common] = [await textsIn('en', 'checkout'), await textsIn('en', 'common')];
  const cars = await textsIn('en', 'car');
  const pay = payButton(page, { checkout: words });
  const ready = async (car: FreeCar) => {
    await page.goto(checkoutOf(car));
    await goThroughCheckout(page, { checkout: words });
    await expect(pay).toBeEnabled();
  };
  const refusalOf = (code: string) =>
    page.waitForResponse(
      async (reply) =>
        reply.url().includes('/customer/reservation/') && (await reply.text()).includes(`"${code}"`),
    );
  const dearer = await freeCar();
  await ready(dearer);
  await database.updateTable('car').set({ day_minor: 7000 }).where('id', '=', dearer.id).execute();
  await pay.click();
  const dialog = page.getByRole('alertdialog', { name: t('price_changed_title') });
  const [before, after] = [formatMoney(18_000, 'en'), formatMoney(21_000, 'en')];
  await expect(dialog).toContainText(t('price_changed_text', { before, after }));

  const taken = await freeCar();
  await ready(taken);
  await reserveOver(stack.origin, await createRenter(database), taken.id, reservationBody());
  await pay.click();
  await expect(page).toHaveURL(/\/en\/car-not-available/);
  await expect(page.getByText(common('sorry'))).toBeVisible();

  const heading = page.getByRole('heading', { level: 1 });
  const offline = await freeCar();
  await ready(offline);
  await takeOffline(database, offline);
  const refusedOffline = refusalOf('booking.car_offline');
  await pay.click();
  await refusedOffline;
  await expect(heading).toHaveText(cars('unavailable_title_car', { car: 'Fiat 500' }));
  await expect(page.getByRole('main').getByText(cars('unavailable_text_offline'))).toBeVisible();

  const deleted = await freeCar();
  await ready(deleted);
  await database.deleteFrom('car').where('id', '=', deleted.id).execute();
  const refusedDeleted = refusalOf('car.not_found');
  await pay.click();
  await refusedDeleted;
  await expect(heading).toHaveText(cars('unavailable_title'));
  await expect(page.getByRole('main').getByRole('link', { name: cars('unavailable_all') })).toBeVisible();
});

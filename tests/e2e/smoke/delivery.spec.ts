import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import itBooking from '@nolo/i18n/it/booking.ts';
import itBookings from '@nolo/i18n/it/bookings.ts';
import itCheckout from '@nolo/i18n/it/checkout.ts';
import itErrors from '@nolo/i18n/it/errors.ts';
import itRental from '@nolo/i18n/it/rental.ts';
import { type Language } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import type { FreeCar } from '../support/free-car.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { testNow } from '../../setup/test-day.ts';

const inDays = (days: number) => `${addDays(localDate(nowInItaly(testNow())), days)}T10:00`;
const checkoutOf = (car: FreeCar, language: Language = 'it') =>
  paths.checkout(language, {
    carId: car.id,
    slug: car.slug,
    start_date: inDays(10),
    end_date: inDays(13),
    isSameTime: true,
  });
const delivering = { car: { is_delivery: true }, company: { delivery_minor: 3500 } };
const address = 'Hotel Patria, Piazzetta Riccardi 13';

test.describe('a car brought to a hotel, on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'it' });

  test('needs its address, and says it until the car is there', async ({
    page,
    renter,
    freeCar,
    mailbox,
    watch,
  }) => {
    test.slow();
    watch.allow(422, '/amount/calculation');
    const car = await freeCar(delivering);
    await page.goto(`${checkoutOf(car)}&step=rental`);
    const next = page.getByRole('button', {
      name: new RegExp(`^(${itCheckout.continue}|${itCheckout.confirm_slot})$`),
    });
    await page.getByRole('switch', { name: /^Consegna al tuo indirizzo/ }).click();
    const field = page.getByRole('textbox', { name: itRental.delivery_address });
    await expect(
      page.getByRole('main').getByText(itErrors['booking.delivery_address_missing']),
    ).not.toHaveCount(0);
    await next.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    await expect(field).toHaveAttribute('maxlength', '120');
    await field.fill(address);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await next.click();
    await page.getByLabel(itCheckout.address, { exact: true }).fill('Via Roma 1');
    await page.getByLabel(itCheckout.zip, { exact: true }).fill('73100');
    await page.getByLabel(itCheckout.town_city, { exact: true }).fill('Lecce');
    await next.click();
    await expect(page.getByLabel(itCheckout.coupon_label)).toBeVisible();
    await next.click();
    await expect(page.getByText(`${address}, Lecce`).locator('visible=true').first()).toBeVisible();
    await page.getByLabel(itCheckout.terms).check();
    await page.getByRole('button', { name: itCheckout.pay_now, exact: true }).click();
    await payOnHostedPage(page);

    await expect(page.getByRole('heading', { name: itBookings.confirmed_title })).toBeVisible();
    // Nobody picks the car up.
    await expect(page.getByRole('main')).not.toContainText(/al ritiro/i);
    const mail = await mailbox.waitFor(renter.email);
    expect(mail.text).toContain(`${address}, Lecce`);
    expect(mail.text).not.toMatch(/al ritiro/i);
    await page.goto(paths.myBooking('it'));
    const facts = page.getByRole('main');
    await expect(facts.getByText(itBookings.delivery, { exact: true })).toBeVisible();
    await expect(facts.getByText(`${address}, Lecce`).first()).toBeVisible();

    await page.getByRole('link', { name: itBooking.open }).click();
    const where = page.getByRole('region', { name: itBooking.delivery_title });
    await expect(where).toContainText(`${address}, Lecce`);
    await expect(page.getByRole('main')).not.toContainText(/al ritiro/i);
    await expect(page.getByRole('region', { name: itBooking.pickup_title })).toHaveCount(0);
  });
});

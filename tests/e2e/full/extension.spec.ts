import { paths } from '@nolo/site/app/paths.ts';
import enBooking from '@nolo/i18n/en/booking.ts';
import enCompanyBookings from '@nolo/i18n/en/company-bookings.ts';
import enExtension from '@nolo/i18n/en/extension.ts';
import enMessages from '@nolo/i18n/en/messages.ts';
import { inDays } from '../../factories/car.ts';
import { createRentalOnRoad } from '../../factories/extension.ts';
import { createMember } from '../../factories/member.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { calendarDay } from '../support/calendar-day.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

test('a renter on the road asks to keep the car two days longer, the counter accepts, the renter pays', async ({
  page,
  renter,
  car,
  visitor,
  database,
  stack,
  mailbox,
}) => {
  const { id } = await createRentalOnRoad(database, renter, { car });
  await page.goto(paths.booking('en', id));
  await page.getByRole('link', { name: enExtension.open }).click();
  await expect(page.getByRole('heading', { name: enExtension.title, level: 1 })).toBeVisible();
  const ask = page.getByRole('button', { name: enExtension.ask });
  await expect(ask).toBeEnabled();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);
  const day = (days: number) =>
    page.getByRole('button', { name: new RegExp(calendarDay(inDays(days).slice(0, 10))) });
  await page.getByRole('button', { name: /^Return day/ }).click();
  await expect(day(1)).toBeDisabled();
  await day(4).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('€120.00')).toBeVisible();
  await page.reload();
  await ask.click();
  await expect(page.getByText(enMessages['booking.extension_asked'])).toBeVisible();
  await expect(page.getByRole('region', { name: enExtension.asked_title })).toContainText('€120.00');
  await expectNoAxeViolations(page);

  const { cookie } = await createMember(database, 'counter', { companyId: car.company_id });
  const [name = '', value = ''] = cookie.split('=');
  const counter = await visitor({ viewport: phone });
  await counter.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  const portal = await counter.newPage();
  await portal.goto(`/business/${car.company_id}/bookings/${id}`);
  const accept = portal.getByRole('button', { name: enCompanyBookings.extension_accept });
  await expect(accept).toBeVisible();
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);
  await accept.click();
  await expect(portal.getByRole('heading', { name: enCompanyBookings.extension_accepted })).toBeVisible();

  await mailbox.waitFor(renter.email, /you can keep the car longer/);
  await page.reload();
  const accepted = page.getByRole('region', { name: enExtension.accepted_title });
  await expectNoHorizontalScroll(page);
  await accepted.getByRole('button', { name: 'Pay €120.00' }).click();
  await payOnHostedPage(page);
  await page.waitForURL(new RegExp(`/en/my-booking/${id}`));
  await expect(page.getByText(enBooking.event_changed)).toBeVisible();
  await expect(accepted).toBeHidden();
  await expect(page.getByRole('link', { name: enExtension.open })).toBeVisible();
  const { status, return_local } = await database
    .selectFrom('booking')
    .select(['status', 'return_local'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ status, return_local }).toEqual({ status: 'CHECKED IN', return_local: inDays(4) });
});

import { paths } from '@nolo/site/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

test('it: a manager proposes another car in two taps, the renter accepts, and the portal says so', async ({
  page,
  renter,
  car,
  freeCar,
  visitor,
  database,
  stack,
}) => {
  const t = await textsIn('it', 'company-bookings');
  const booking = await textsIn('it', 'booking');
  const other = await freeCar();
  await database.updateTable('car').set({ company_id: car.company_id }).where('id', '=', other.id).execute();
  const { number } = await createBooking(database, renter, {
    car,
    pickup: inDays(12),
    return: inDays(15),
  });
  const { cookie } = await createMember(database, 'manager', { companyId: car.company_id });
  const [name = '', value = ''] = cookie.split('=');
  const office = await visitor({ locale: 'it-IT', viewport: { width: 390, height: 844 } });
  await office.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  const portal = await office.newPage();
  await portal.goto(`/business/${car.company_id}/bookings`);
  await portal.getByRole('link', { name: t('list_coming') }).click();
  await expect(portal.getByRole('row', { name: new RegExp(`${number}.*Giulia Conti`) })).toBeVisible();
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);
  await portal.getByRole('link', { name: number }).click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Fiat 500' })).toBeVisible();
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);

  await portal.getByRole('link', { name: t('propose') }).click();
  await expect(
    portal.getByRole('heading', { name: t('propose_title', { renter: 'Giulia Conti' }) }),
  ).toBeVisible();
  await expectNoAxeViolations(portal);
  await portal.getByRole('button', { name: t('propose_this') }).click();
  await expect(portal.getByText(t('proposed', { car: 'Fiat 500' }))).toBeVisible();
  await expectNoAxeViolations(portal);

  await page.goto(paths.myBooking('it'));
  await page.getByRole('link', { name: booking('open') }).click();
  await page.getByRole('button', { name: booking('replacement_accept') }).click();
  await expect(page.getByText(booking('event_replacement_accepted'))).toBeVisible();

  await portal.reload();
  await expect(portal.getByText(booking('event_replacement_accepted'))).toBeVisible();
  await expect(portal.getByText(t('proposed', { car: 'Fiat 500' }))).toBeHidden();
  await portal.getByRole('button', { name: 'Menu' }).click();
  await portal.getByRole('link', { name: /^Avvisi/ }).click();
  await expect(
    portal.getByRole('link', { name: new RegExp(t('notice_replacement_accepted')) }),
  ).toBeVisible();
  await expectNoAxeViolations(portal);
  await expectNoHorizontalScroll(portal);
});

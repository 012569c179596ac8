import { readFile } from 'node:fs/promises';
import { formatMoney, formatMonth } from '@nolo/i18n/format.ts';
import { monthOf } from '@nolo/domain/commission/statement-month.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { createBooking } from '../../factories/booking.ts';
import { createCar, createCompany, inDays } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { testNow } from '../../setup/test-day.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const euros = (minor: number) => formatMoney(minor, 'it');

test('an accountant closes the month: what came, what went, and both files, without asking anybody', async ({
  renter,
  visitor,
  database,
  stack,
}) => {
  const money = await textsIn('it', 'money');
  const t = await textsIn('it', 'statement');
  const { id: companyId } = await createCompany(database, { name: 'Verdi Noleggi' });
  const car = await createCar(database, { company_id: companyId, is_online: false });
  // Handed over today, so that it is of this month whatever the day.
  const days = { pickup: inDays(0, '00:00'), return: inDays(3, '00:00') };
  const { number } = await createBooking(database, renter, { car, status: 'CHECKED IN', ...days });
  const { cookie } = await createMember(database, 'manager', { companyId });
  const [name = '', value = ''] = cookie.split('=');
  const accountant = await visitor({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
  await accountant.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  const page = await accountant.newPage();
  const { payoutMinor, grossMinor } = commissionFor(18_000);

  await page.goto(`/business/${companyId}`);
  await page.getByRole('link', { name: money('title'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: money('title') })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText(euros(payoutMinor));
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  const month = formatMonth(monthOf(testNow()), 'it');
  await page
    .getByRole('region', { name: money('statements') })
    .getByRole('link', { name: new RegExp(month, 'i') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('title_month', { month }) })).toBeVisible();
  const line = (what: string) => page.getByRole('row', { name: new RegExp(what) });
  await expect(line(t('kind_check_in'))).toContainText(euros(grossMinor));
  await expect(line(t('kind_check_in'))).toContainText(euros(payoutMinor));
  await expect(line(t('kind_payout')).first()).toContainText(euros(payoutMinor));
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('csv') }).click(),
  ]);
  const table = await readFile(await csv.path(), 'utf8');
  expect(table).toContain(number);
  expect(table).toContain('153,00');
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('pdf'), exact: true }).click(),
  ]);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

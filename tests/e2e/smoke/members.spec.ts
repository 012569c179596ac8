import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@nolo/api/demo/demo.ts';
import { createCompany } from '../../factories/car.ts';
import { createMember } from '../../factories/member.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner invites somebody, who opens the mail’s link, chooses a password and logs in as the counter', async ({
  page,
  context,
  visitor,
  database,
  stack,
  mailbox,
  watch,
}) => {
  watch.allow(401, '/business/');
  const { id: companyId } = await createCompany(database, {});
  const { cookie } = await createMember(database, 'owner', { companyId });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: stack.origin, httpOnly: true, sameSite: 'Strict' }]);
  await page.goto(`/business/${companyId}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  const address = `counter-${randomUUID()}@nolo.test`;
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation to ${address} is on its way.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoHorizontalScroll(page);

  const link = await mailbox.linkIn(address, /\/business\/invitation#/);
  const invited = await (await visitor()).newPage();
  await invited.goto(link);
  await invited.getByLabel('First name').fill('Sara');
  await invited.getByLabel('Last name').fill('Marini');
  await invited.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await expectNoAxeViolations(invited);
  await expectNoHorizontalScroll(invited);
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(invited.getByRole('heading', { level: 1, name: /^You are a member of/ })).toBeFocused();
  await expectNoAxeViolations(invited);
  await invited.getByRole('link', { name: 'Log in' }).click();
  await invited.getByLabel('Email').fill(address);
  await invited.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await invited.getByRole('button', { name: 'Log in' }).click();
  await expect(invited.getByText('Nothing to hand over')).toBeVisible();
  await expect(invited.getByText('Counter')).toBeVisible();

  await page.reload();
  const sara = page.getByRole('listitem').filter({ hasText: 'Sara Marini' });
  await sara.getByRole('combobox').selectOption('Manager');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(sara.getByRole('combobox')).toHaveValue('manager');
});

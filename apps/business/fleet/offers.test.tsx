import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Coupon, Deal } from '@nolo/contract/business/offers.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('fleet');

const spring: Deal = {
  id: 4,
  kind: 'discount_percentage',
  value: 20,
  starts_on: '2027-02-01',
  ends_on: '2027-03-31',
  name_it: 'Primavera',
  name_en: 'Spring',
  name_fr: 'Printemps',
  car_id: null,
  min_lead_days: 30,
  max_lead_days: null,
  is_used: false,
};
const welcome: Coupon = {
  id: 9,
  kind: 'flat_discount',
  value: 1050,
  starts_on: '2027-01-01',
  ends_on: '2027-01-31',
  code: '20272027',
  minimum_amount: 10_000,
  max_uses: 50,
  uses: 12,
  is_used: true,
};

async function openPage(deals: Deal[] = [spring], coupons: Coupon[] = [welcome]) {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Anna Rossi',
    companies: [{ id: 7, name: 'Rossi', role: 'manager' }],
  });
  server.gives('offers', {
    deals,
    coupons,
    cars: [{ id: 5, name: 'Fiat Panda, GK900ZZ', day: 4500 }],
    today: '2027-02-09',
  });
  const user = renderPortal(routes, '/7/offers');
  await screen.findByRole('heading', { level: 1, name: english('portal')('offers') });
  return user;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('deals and coupons say what they take off, when, of what, and how often', async () => {
  await openPage();
  expect(part(t('deals')).getByRole('listitem')).toHaveTextContent(
    /Spring.*20% off.*01-02-2027 to 31-03-2027, booked at least 30 days ahead.*All cars.*Running/,
  );
  expect(part(t('coupons')).getByRole('listitem')).toHaveTextContent(
    /20272027.*€10\.50 off, from €100.*01-01-2027 to 31-01-2027.*Used: 12 of 50.*Over/,
  );
  expect(part(t('coupons')).queryByRole('button', { name: t('remove') })).not.toBeInTheDocument();
});

test('a deal is added; what is wrong stands at its field', async () => {
  const user = await openPage([]);
  expect(part(t('deals')).getByText(t('deals_none'))).toBeVisible();
  await user.click(part(t('deals')).getByRole('button', { name: t('deal_add') }));
  fill(dialog().getByLabelText(t('name_it')), 'Estate');
  await user.click(dialog().getByRole('radio', { name: t('kind_flat_discount') }));
  fill(dialog().getByLabelText(t('value_flat_discount')), '25,50');
  await user.selectOptions(dialog().getByLabelText(t('every_car')), '5');
  server.refuses('createDeal', 'request.invalid', { ends_on: ['Enter a valid date'] });
  await user.click(dialog().getByRole('button', { name: t('save') }));
  await expectRefused(dialog().getByLabelText(t('last_day_deal')), 'Enter a valid date');
  fill(dialog().getByLabelText(t('last_day_deal')), '2027-08-31');
  fill(dialog().getByLabelText(t('max_lead_days')), '3');
  server.gives('createDeal', { id: 5 });
  await user.click(dialog().getByRole('button', { name: t('save') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.got('createDeal').at(-1)).toEqual({
    kind: 'flat_discount',
    value: 2550,
    starts_on: '2027-02-09',
    ends_on: '2027-08-31',
    name_it: 'Estate',
    name_en: '',
    name_fr: '',
    car_id: 5,
    min_lead_days: null,
    max_lead_days: 3,
  });
});

test('a coupon is changed as it stands, and a code that is taken says so', async () => {
  const user = await openPage();
  await user.click(part(t('coupons')).getByRole('button', { name: t('change') }));
  expect(dialog().getByLabelText(t('value_flat_discount'))).toHaveValue('10.50');
  fill(dialog().getByLabelText(english('audit')('field_code')), '11112222');
  fill(dialog().getByLabelText(t('most_uses')), '');
  server.refuses('editCoupon', 'coupon.code_taken', { code: [refusalText('coupon.code_taken')] });
  await user.click(dialog().getByRole('button', { name: t('save') }));
  await expectRefused(
    dialog().getByLabelText(english('audit')('field_code')),
    refusalText('coupon.code_taken'),
  );
  expect(server.got('editCoupon')).toEqual([
    {
      kind: 'flat_discount',
      value: 1050,
      starts_on: '2027-01-01',
      ends_on: '2027-01-31',
      code: '11112222',
      minimum_amount: 10_000,
      max_uses: null,
    },
  ]);
});

test('a deal is removed after a question; a refusal stands there', async () => {
  const user = await openPage();
  await user.click(part(t('deals')).getByRole('button', { name: t('remove') }));
  const question = within(screen.getByRole('alertdialog'));
  server.refuses('removeDeal', 'deal.used');
  await user.click(question.getByRole('button', { name: t('remove') }));
  expect(await question.findByRole('alert')).toHaveTextContent(refusalText('deal.used'));
  server.gives('removeDeal', {});
  server.gives('offers', { deals: [], coupons: [], cars: [], today: '2027-02-09' });
  await user.click(question.getByRole('button', { name: t('remove') }));
  expect(await screen.findByText(t('deals_none'))).toBeVisible();
});

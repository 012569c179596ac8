import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('company');
type Settings = CallData<BusinessApi['companySettings']>;

const settings: Settings = {
  first_day: [
    { step: 'hours', is_done: true },
    { step: 'conditions', is_done: false },
    { step: 'location', is_done: false },
    { step: 'account', is_done: false },
  ],
  hours: { opening_time: 'open_24_hours', closing_days: [], lead_minutes: 45, turnaround_minutes: 0 },
  conditions: {
    young_driver_per_day: 1250,
    one_way: null,
    delivery: null,
    delivery_radius_km: 30,
    flexible_return: null,
    late_per_day: null,
    deposit_by: 'credit_card',
    roadside_help: 'none',
    cross_border: ['CH'],
  },
  invoicing: {
    legal_name: 'Autonoleggio Rossi S.r.l.',
    vat_number: '00743110157',
    address: 'Via Giolitti 34, 00185 Roma RM',
    zip: '00185',
    province: '',
    sdi_code: '',
    pec_email: 'rossi@pec.example',
    missing: ['province'],
  },
  locations: [],
  extras: [],
  account: { state: 'none', due: [], due_by: null },
};

type Status = CallData<BusinessApi['companyStatus']>;
const draft: Status = {
  status: 'draft',
  status_reason: null,
  ends_on: null,
  ended_by: null,
  bookings: { out: 0, paid: 0, unpaid: 0 },
};
const active: Status = { ...draft, status: 'active', bookings: { out: 1, paid: 4, unpaid: 0 } };

async function openPage(path: string, heading: string, changed: Partial<Settings> = {}, status = draft) {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Anna Rossi',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role: 'owner' }],
  });
  server.gives('companySettings', { ...settings, ...changed });
  server.gives('companyStatus', status);
  const user = renderPortal(routes, `/7/company${path}`);
  await screen.findByRole('heading', { level: 1, name: heading });
  return user;
}

const save = () => screen.getByRole('button', { name: t('save') });

test('the list of the first day says what is missing and leads there, until nothing is', async () => {
  const user = await openPage('', t('title'));
  const list = within(screen.getByRole('region', { name: t('first_day') }));
  expect(list.getByText('1 of 4 done.')).toBeVisible();
  expect(list.getByRole('link', { name: `${t('step_hours')} ${t('done')}` })).toBeVisible();
  await user.click(list.getByRole('link', { name: `${t('step_conditions')} ${t('missing')}` }));
  expect(await screen.findByRole('heading', { level: 1, name: t('conditions') })).toBeVisible();
});

test('what was saved is what every page shows from then on', async () => {
  const user = await openPage('/conditions', t('conditions'));
  const conditions = { ...settings.conditions, young_driver_per_day: 1000 };
  server.gives('changeConditions', {});
  server.gives('companySettings', { ...settings, ...allDone, conditions });
  await user.click(save());
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(screen.queryByRole('region', { name: t('first_day') })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: new RegExp(`^${t('conditions')}`) }));
  expect(await screen.findByLabelText(t('fee_young_driver_per_day'))).toHaveValue('10');
});

const allDone = { first_day: settings.first_day.map(({ step }) => ({ step, is_done: true })) };

test('once nothing is missing, the owner shows the cars to renters', async () => {
  const user = await openPage('', t('title'), allDone);
  server.refuses('openCompany', 'company.not_ready');
  await user.click(screen.getByRole('button', { name: t('open') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('company.not_ready'));
  server.gives('openCompany', {});
  server.gives('companyStatus', active);
  await user.click(screen.getByRole('button', { name: t('open') }));
  expect(await screen.findByRole('heading', { name: t('state_active') })).toBeVisible();
});

test('an owner who leaves reads first what happens to bookings', async () => {
  const user = await openPage('', t('title'), allDone, active);
  await user.click(screen.getByRole('button', { name: t('end') }));
  expect(screen.getByText('Now: 1 on the road, 4 paid and to come, 0 waiting for payment.')).toBeVisible();
  fill(screen.getByLabelText(t('last_day')), '2027-04-30');
  server.gives('requestCompanyEnd', {});
  server.gives('companyStatus', { ...active, status: 'ending', ends_on: '2027-04-30', ended_by: 'company' });
  await user.click(screen.getByRole('button', { name: t('end') }));
  expect(await screen.findByRole('heading', { name: t('state_ending') })).toBeVisible();
  expect(screen.getByText('Last day: 30-04-2027')).toBeVisible();
  expect(server.got('requestCompanyEnd')).toEqual([{ ends_on: '2027-04-30', reason: '' }]);
  server.gives('withdrawCompanyEnd', {});
  server.gives('companyStatus', active);
  await user.click(screen.getByRole('button', { name: t('keep') }));
  expect(await screen.findByRole('heading', { name: t('state_active') })).toBeVisible();
});

test('a company that has done all has no such list', async () => {
  await openPage('', t('title'), allDone);
  expect(screen.queryByRole('region', { name: t('first_day') })).not.toBeInTheDocument();
});

test('fees stand as people type them, what is refused stands at its field, and what is saved is said', async () => {
  const user = await openPage('/conditions', t('conditions'));
  const young = screen.getByLabelText(t('fee_young_driver_per_day'));
  expect(young).toHaveValue('12.50');
  await user.clear(young);
  await user.type(young, 'ten');
  server.refuses('changeConditions', 'request.invalid', {
    young_driver_per_day: [english('validation')('amount_invalid')],
  });
  await user.click(save());
  await expectRefused(young, english('validation')('amount_invalid'));
  expect(young).toHaveFocus();
  expect(young).toHaveValue('ten');

  await user.clear(young);
  await user.type(young, '10');
  await user.click(screen.getByLabelText(t('deposit_any_card')));
  server.gives('changeConditions', {});
  await user.click(save());
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(server.got('changeConditions').at(-1)).toEqual({
    young_driver_per_day: '10',
    one_way: '',
    flexible_return: '',
    late_per_day: '',
    delivery: '',
    delivery_radius_km: '30',
    deposit_by: 'any_card',
    roadside_help: 'none',
    cross_border: ['CH'],
  });
});

test('what invoices lack is said, on the list too, and what is typed is saved', async () => {
  const user = await openPage('', t('title'));
  expect(screen.getByText(`${t('invoicing_missing')} ${t('missing_province')}.`)).toBeVisible();
  await user.click(screen.getByRole('link', { name: new RegExp(`^${t('invoicing')}`) }));
  expect(await screen.findByRole('heading', { level: 1, name: t('invoicing') })).toBeVisible();
  expect(screen.getByText(`${t('invoicing_missing')} ${t('missing_province')}.`)).toBeVisible();
  expect(screen.getByLabelText(t('invoicing_zip'))).toHaveValue('00185');
  const province = screen.getByLabelText(t('invoicing_province'));
  server.refuses('changeInvoicing', 'request.invalid', {
    province: [english('validation')('province_required')],
  });
  await user.click(save());
  await expectRefused(province, english('validation')('province_required'));
  await user.type(province, 'RM');
  server.gives('changeInvoicing', {});
  await user.click(save());
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(server.got('changeInvoicing').at(-1)).toEqual({
    zip: '00185',
    province: 'RM',
    sdi_code: '',
    pec_email: 'rossi@pec.example',
  });
});

test('closing days: what is booked then is said first, one day needs no last one, and they can be removed', async () => {
  const hours = { ...settings.hours, closing_days: [] as Settings['hours']['closing_days'] };
  const user = await openPage('/hours', t('hours'), { hours });
  fill(screen.getByLabelText(t('closing_first')), '2027-12-25');
  fill(screen.getByLabelText(t('closing_reason')), 'Natale');
  const booked = { id: 'b-1', number: 'NL-1', kind: 'return' as const, at: '2027-12-25T10:00' };
  server.gives('bookingsOnDays', { booked: [booked] });
  await user.click(screen.getByRole('button', { name: t('closing_add') }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('heading', { name: t('closing_booked', { count: 1 }) })).toBeVisible();
  expect(question.getByRole('link', { name: 'NL-1' })).toHaveAttribute('href', '/7/bookings/b-1');
  expect(server.got('addClosingDays')).toEqual([]);

  server.gives('addClosingDays', { id: 3 });
  const days = { id: 3, starts_on: '2027-12-25', ends_on: '2027-12-25', reason: 'Natale' };
  server.gives('companySettings', { ...settings, hours: { ...hours, closing_days: [days] } });
  await user.click(question.getByRole('button', { name: t('closing_anyway') }));
  expect(await screen.findByText('25-12-2027')).toBeVisible();
  expect(screen.getByText('Natale')).toBeVisible();
  expect(server.got('addClosingDays')).toEqual([
    { starts_on: '2027-12-25', ends_on: '2027-12-25', reason: 'Natale' },
  ]);

  server.gives('removeClosingDays', {});
  server.gives('companySettings', { ...settings, hours });
  await user.click(screen.getByRole('button', { name: t('closing_remove') }));
  await waitFor(() => expect(screen.queryByText('25-12-2027')).not.toBeInTheDocument());
});

test('what is wrong with closing days stands at its field', async () => {
  const user = await openPage('/hours', t('hours'));
  const last = screen.getByLabelText(t('closing_last'));
  server.refuses('bookingsOnDays', 'request.invalid', {
    ends_on: [english('validation')('ends_before_start')],
  });
  await user.click(screen.getByRole('button', { name: t('closing_add') }));
  await expectRefused(last, english('validation')('ends_before_start'));
  expect(server.got('addClosingDays')).toEqual([]);
});

test('an extra says how many of it a rental takes; a cover is one choice and does not ask', async () => {
  const user = await openPage('/extras/new', t('new_extra'));
  const texts: [string, string][] = [
    ['English', 'Child seat'],
    ['Italiano', 'Seggiolino'],
    ['Français', 'Siège enfant'],
  ];
  for (const [language, name] of texts) fill(screen.getByLabelText(t('name_in', { language })), name);
  fill(screen.getByLabelText(t('price')), '15');
  await user.selectOptions(screen.getByLabelText(t('most')), '2');
  server.gives('addExtra', { id: 3 });
  await user.click(save());
  await waitFor(() => expect(server.got('addExtra').at(-1)).toMatchObject({ most: 2 }));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffCompany } from '@nolo/contract/staff/companies.ts';
import type { StaffRole } from '@nolo/domain/account/roles.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('backoffice');
const at = '2027-02-09T09:00:00Z';
const company: StaffCompany = {
  id: 7,
  name: 'Bianchi Noleggi',
  legal_name: 'Bianchi S.r.l.',
  vat_number: '00743110157',
  email: 'info@bianchi.test',
  phone: '+39 06 1',
  address: 'Via Roma 1',
  status: 'active',
  status_at: at,
  status_reason: null,
  ends_on: null,
  ended_by: null,
  steps: ['suspend', 'end'],
  missing: [],
  bookings: { out: 1, paid: 4, unpaid: 2 },
  history: [],
};

async function openOne(values: Partial<StaffCompany> = {}, role: StaffRole = 'admin') {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: [role] });
  server.gives('staffCompany', { company: { ...company, ...values } });
  const user = renderPortal(routes, '/companies/7');
  expect(await screen.findByRole('heading', { level: 1, name: company.name })).toBeVisible();
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));

test('companies are searched for, and lead to their page', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  const { id, name, legal_name, vat_number, status, status_at } = company;
  const listed = { id, name, legal_name, vat_number, status, status_at, city: 'Roma', cars: 3 };
  server.gives('staffCompanies', { companies: [listed], has_more: false });
  const user = renderPortal(routes, '/companies');
  fill(await screen.findByRole('searchbox', { name: t('companies_search') }), 'bianchi');
  await user.click(button(t('search')));
  expect(await screen.findByRole('row', { name: /Bianchi Noleggi.*00743110157.*Roma/ })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/companies/7');
});

test('what a suspension means for bookings is said before it is done', async () => {
  const user = await openOne();
  await user.click(button(t('suspend_company')));
  expect(question().getByText(t('suspend_company_text'))).toBeVisible();
  expect(question().getByText('Cars out: 1. Paid, to come: 4. Unpaid: 2.')).toBeVisible();
  fill(question().getByRole('textbox'), 'The licence has expired.');
  server.gives('changeCompanyStatus', {});
  server.gives('staffCompany', { company: { ...company, status: 'suspended', steps: ['resume'] } });
  await user.click(question().getByRole('button', { name: t('suspend_company') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(button(t('resume_company'))).toBeVisible();
  expect(server.got('changeCompanyStatus')).toEqual([
    { step: 'suspend', reason: 'The licence has expired.' },
  ]);
});

test('an end has its last day, and the notice is kept except for serious cause', async () => {
  const user = await openOne();
  await user.click(button(t('end_company')));
  const text = english('validation')('notice_too_short');
  server.refuses('changeCompanyStatus', 'company.notice_too_short', { ends_on: [text] });
  fireEvent.change(question().getByLabelText(t('last_day')), { target: { value: '2027-02-20' } });
  fill(question().getByRole('textbox'), 'No cars.');
  await user.click(question().getByRole('checkbox', { name: t('is_serious') }));
  await user.click(question().getByRole('button', { name: t('end_company') }));
  await expectRefused(question().getByLabelText(t('last_day')), text);
  expect(server.got('changeCompanyStatus')).toEqual([
    { step: 'end', reason: 'No cars.', ends_on: '2027-02-20', is_serious: true },
  ]);
});

test('a draft says what is missing; support changes nothing', async () => {
  await openOne({ status: 'draft', steps: ['activate'], missing: ['hours', 'account'] }, 'support');
  expect(screen.getByText(english('company')('step_account'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('activate_company') })).not.toBeInTheDocument();
});

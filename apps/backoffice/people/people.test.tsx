import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffPerson } from '@nolo/contract/staff/people.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('backoffice');
const portal = english('portal');

const elena: StaffPerson = {
  id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  name: 'Elena Bruni',
  email: 'elena@nolo.test',
  roles: ['admin'],
  has_second_factor: true,
  since: '2027-02-09T09:00:00Z',
  is_self: true,
};
const paolo: StaffPerson = {
  ...elena,
  id: '0f5b2c1d-7a64-4f0e-9c1b-2d3e4f5a6b7c',
  name: 'Paolo Greco',
  email: 'paolo@nolo.test',
  roles: ['support'],
  has_second_factor: false,
  is_self: false,
};

async function open() {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['admin'] });
  server.gives('staffWork', {});
  server.gives('staffPeople', { people: [elena, paolo] });
  const user = renderPortal(routes, '/people');
  expect(await screen.findByRole('heading', { level: 1, name: t('people') })).toBeVisible();
  return user;
}

const rolesOf = (name: string) => within(screen.getByRole('group', { name }));
const question = () => within(screen.getByRole('alertdialog'));
const questionGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

test('each has their roles, and whether a second factor is set up', async () => {
  await open();
  expect(screen.getByText(t('factor_set'))).toBeVisible();
  expect(screen.getByText(t('factor_missing'))).toBeVisible();
  expect(rolesOf('Paolo Greco').getByRole('checkbox', { name: portal('role_support') })).toBeChecked();
  expect(rolesOf('Paolo Greco').getByRole('checkbox', { name: portal('role_finance') })).not.toBeChecked();
});

test('a role is given and taken away after a question, which says what it means', async () => {
  const user = await open();
  await user.click(rolesOf('Paolo Greco').getByRole('checkbox', { name: portal('role_finance') }));
  server.gives('giveStaffRole', {});
  server.gives('staffPeople', { people: [elena, { ...paolo, roles: ['support', 'finance'] }] });
  await user.click(question().getByRole('button', { name: t('give_role') }));
  await questionGone();
  expect(server.got('giveStaffRole').at(-1)).toMatchObject({ email: paolo.email, role: 'finance' });
  expect(rolesOf('Paolo Greco').getByRole('checkbox', { name: portal('role_finance') })).toBeChecked();
  await user.click(rolesOf('Paolo Greco').getByRole('checkbox', { name: portal('role_support') }));
  server.gives('takeStaffRole', {});
  server.gives('staffPeople', { people: [elena, { ...paolo, roles: ['finance'] }] });
  await user.click(question().getByRole('button', { name: t('take_role') }));
  await questionGone();
  await user.click(rolesOf('Paolo Greco').getByRole('checkbox', { name: portal('role_finance') }));
  expect(question().getByText(t('take_last_text'))).toBeVisible();
});

test('the last admin stays one; whoever is none any more is led to the start', async () => {
  const user = await open();
  await user.click(rolesOf('Elena Bruni').getByRole('checkbox', { name: portal('role_admin') }));
  expect(question().getByText(t('take_own_text'))).toBeVisible();
  server.refuses('takeStaffRole', 'staff.last_admin');
  await user.click(question().getByRole('button', { name: t('take_role') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('staff.last_admin'));
  server.gives('takeStaffRole', {});
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  await user.click(question().getByRole('button', { name: t('take_role') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Elena Bruni' })).toBeVisible();
});

test('somebody is added by the address of their account; an unknown one says so at the field', async () => {
  const user = await open();
  const address = screen.getByRole('textbox', { name: english('account')('email') });
  fill(address, 'sara@nolo.test');
  await user.selectOptions(screen.getByRole('combobox', { name: t('role_of_staff') }), 'documents');
  server.refuses('giveStaffRole', 'staff.account_unknown');
  await user.click(screen.getByRole('button', { name: t('give_role') }));
  await expectRefused(address, refusalText('staff.account_unknown'));
  server.gives('giveStaffRole', {});
  await user.click(screen.getByRole('button', { name: t('give_role') }));
  expect(await screen.findByText('sara@nolo.test has the role.')).toBeVisible();
  expect(server.got('giveStaffRole').at(-1)).toMatchObject({ email: 'sara@nolo.test', role: 'documents' });
});

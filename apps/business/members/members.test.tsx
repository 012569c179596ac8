import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Member } from '@nolo/contract/business/members.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill, networkError } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('members');
const common = english('common');
const login = english('login');
const account = english('account');

const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const since = '2027-01-09T09:00:00Z';
const anna: Member = {
  id,
  name: 'Anna Rossi',
  email: 'anna@nolo.test',
  role: 'owner',
  since,
  is_self: true,
  is_contractors: false,
};
const sara: Member = {
  ...anna,
  id: id.replace('5a05', '5a06'),
  name: 'Sara Marini',
  email: 'sara@nolo.test',
  role: 'counter',
  is_self: false,
};
const ofGroup: Member = {
  ...sara,
  id: id.replace('5a05', '5a07'),
  name: 'Luca Tirreno',
  role: 'manager',
  is_contractors: true,
};
const open = {
  id,
  email: 'new@nolo.test',
  role: 'manager' as const,
  expires_at: '2027-02-16T09:00:00Z',
  is_expired: false,
  is_ended: false,
};

async function openPage({ members = [anna, sara, ofGroup], invitations = [open] } = {}) {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Anna Rossi',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role: 'owner' }],
  });
  server.gives('companyMembers', { members, invitations });
  const user = renderPortal(routes, '/7/members');
  await screen.findByRole('heading', { level: 1, name: english('portal')('members') });
  return user;
}

const row = (name: string) => {
  const found = screen.getByText(name, { selector: 'li *' }).closest('li');
  if (found === null) throw new Error(`no row of ${name}`);
  return within(found);
};
const question = () => within(screen.getByRole('alertdialog'));

test('the members are listed with role and day; who comes from the group is not changed here', async () => {
  await openPage();
  expect(row('Anna Rossi').getByText(t('you'))).toBeVisible();
  expect(row('Sara Marini').getByText('sara@nolo.test')).toBeVisible();
  expect(row('Sara Marini').getByText('Since 09-01-2027')).toBeVisible();
  expect(row('Sara Marini').getByRole('combobox')).toHaveValue('counter');
  expect(row('Luca Tirreno').getByText(t('of_contractor'))).toBeVisible();
  expect(row('Luca Tirreno').queryByRole('combobox')).not.toBeInTheDocument();
  expect(row('new@nolo.test').getByText('Valid until 16-02-2027')).toBeVisible();
});

test('a role is changed once it was asked whether; a refusal stands at the question', async () => {
  const user = await openPage();
  await user.selectOptions(row('Sara Marini').getByRole('combobox'), 'manager');
  expect(question().getByRole('heading', { name: 'Make Sara Marini a manager?' })).toBeVisible();
  await user.click(question().getByRole('button', { name: common('cancel') }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(row('Sara Marini').getByRole('combobox')).toHaveValue('counter');

  await user.selectOptions(row('Sara Marini').getByRole('combobox'), 'owner');
  server.refuses('changeMemberRole', 'member.not_found');
  await user.click(question().getByRole('button', { name: t('change_role') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('member.not_found'));
  server.gives('changeMemberRole', {});
  server.gives('companyMembers', { members: [anna, { ...sara, role: 'owner' }], invitations: [] });
  await user.click(question().getByRole('button', { name: t('change_role') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(row('Sara Marini').getByRole('combobox')).toHaveValue('owner');
  expect(server.got('changeMemberRole')).toEqual([{ role: 'owner' }, { role: 'owner' }]);
});

test('a member is removed after a question that says what it means', async () => {
  const user = await openPage();
  await user.click(row('Sara Marini').getByRole('button', { name: t('remove') }));
  expect(question().getByText(/can no longer open anything of Autonoleggio Rossi/)).toBeVisible();
  server.gives('removeMember', {});
  server.gives('companyMembers', { members: [anna], invitations: [] });
  await user.click(question().getByRole('button', { name: t('remove') }));
  await waitFor(() => expect(screen.queryByText('Sara Marini')).not.toBeInTheDocument());
});

test('the last owner stays, and reads why; who may leave comes out of the company', async () => {
  const user = await openPage();
  server.refuses('removeMember', 'company.last_owner');
  await user.click(row('Anna Rossi').getByRole('button', { name: t('leave') }));
  await user.click(question().getByRole('button', { name: t('leave') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('company.last_owner'));
  server.gives('removeMember', {});
  server.refuses('memberProfile', 'auth.required');
  await user.click(question().getByRole('button', { name: t('leave') }));
  expect(await screen.findByLabelText(login('password'))).toBeVisible();
});

test('somebody is invited at the counter unless another role is chosen; what is wrong stands at the address', async () => {
  const user = await openPage({ invitations: [] });
  const email = () => screen.getByLabelText(account('email'));
  const send = () => user.click(screen.getByRole('button', { name: t('send') }));
  server.refuses('inviteMember', 'request.invalid', { email: ['Invalid email address'] });
  fill(email(), 'no address');
  await send();
  await expectRefused(email(), 'Invalid email address');
  await waitFor(() => expect(email()).toHaveFocus());
  server.refuses('inviteMember', 'member.already_member');
  fill(email(), 'sara@nolo.test');
  await send();
  await expectRefused(email(), refusalText('member.already_member'));
  server.gives('inviteMember', {});
  server.gives('companyMembers', { members: [anna], invitations: [open] });
  fill(email(), 'new@nolo.test');
  await user.click(screen.getByRole('radio', { name: 'Manager' }));
  await send();
  expect(await screen.findByText('The invitation to new@nolo.test is on its way.')).toBeVisible();
  await waitFor(() => expect(email()).toHaveValue(''));
  expect(row('new@nolo.test').getByText('Manager')).toBeVisible();
  expect(server.got('inviteMember')).toEqual([
    { email: 'no address', role: 'counter' },
    { email: 'sara@nolo.test', role: 'counter' },
    { email: 'new@nolo.test', role: 'manager' },
  ]);
});

test('an invitation is sent again, or withdrawn', async () => {
  const user = await openPage({ invitations: [{ ...open, is_expired: true }] });
  expect(row('new@nolo.test').getByText('Expired on 16-02-2027')).toBeVisible();
  server.refuses('inviteMember', 'member.too_many_invitations');
  await user.click(row('new@nolo.test').getByRole('button', { name: t('send_again') }));
  expect(await screen.findByText(refusalText('member.too_many_invitations'))).toBeVisible();
  server.gives('withdrawInvitation', {});
  await user.click(row('new@nolo.test').getByRole('button', { name: t('withdraw') }));
  server.gives('companyMembers', { members: [anna], invitations: [] });
  await user.click(question().getByRole('button', { name: t('withdraw') }));
  await waitFor(() => expect(screen.queryByText('new@nolo.test')).not.toBeInTheDocument());
});

const token = 'a-token-of-forty-three-letters-and-some-more';
const invited = {
  company: 'Autonoleggio Rossi',
  invited_by: 'Anna Rossi',
  role: 'counter' as const,
  email: 'new@nolo.test',
  has_account: false,
};
const accept = () => screen.getByRole('button', { name: t('accept') });

test('whoever is invited chooses a password, and comes to the log-in', async () => {
  server.gives('invitation', invited);
  const user = renderPortal(routes, `/invitation#${token}`);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Autonoleggio Rossi invites you' }),
  ).toBeVisible();
  expect(screen.getByText(t('as_counter'))).toBeVisible();
  expect(screen.getByLabelText(account('email'))).toHaveValue('new@nolo.test');
  const password = () => screen.getByLabelText(login('password'));
  fill(screen.getByLabelText(account('first_name')), 'Sara');
  fill(password(), '12345678');
  server.refuses('acceptInvitation', 'request.invalid', { last_name: ['Last name is required'] });
  await user.click(accept());
  await expectRefused(screen.getByLabelText(account('last_name')), 'Last name is required');
  fill(screen.getByLabelText(account('last_name')), 'Marini');
  server.refuses('acceptInvitation', 'account.password_weak', { password: ['weak'] });
  await user.click(accept());
  await expectRefused(password(), 'weak');
  expect(screen.getByLabelText(account('first_name'))).toHaveValue('Sara');
  fill(password(), 'quattro-ruote-verdi-92');
  server.gives('acceptInvitation', {});
  await user.click(accept());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You are a member of Autonoleggio Rossi' }),
  ).toHaveFocus();
  expect(server.got('acceptInvitation').at(-1)).toEqual({
    has_account: false,
    token,
    first_name: 'Sara',
    last_name: 'Marini',
    password: 'quattro-ruote-verdi-92',
  });
  await user.click(screen.getByRole('link', { name: login('log_in') }));
  expect(await screen.findByRole('button', { name: login('log_in') })).toBeVisible();
});

test('whoever has an account proves it by its password', async () => {
  server.gives('invitation', { ...invited, role: 'owner', has_account: true });
  const user = renderPortal(routes, `/invitation#${token}`);
  const password = await screen.findByLabelText(login('password'));
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByLabelText(account('first_name'))).not.toBeInTheDocument();
  fill(password, 'wrong');
  server.refuses('acceptInvitation', 'account.credentials_wrong');
  await user.click(accept());
  await expectRefused(screen.getByLabelText(login('password')), refusalText('account.credentials_wrong'));
  server.gives('acceptInvitation', {});
  await user.click(accept());
  expect(await screen.findByText(t('accepted_owner'))).toBeVisible();
});

test('an invitation that no longer works says so, and where there is no connection it can be tried again', async () => {
  server.isLost('invitation');
  const user = renderPortal(routes, `/invitation#${token}`);
  expect(await screen.findByText(networkError)).toBeVisible();
  server.gives('invitation', invited);
  await user.click(screen.getByRole('button', { name: common('try_again') }));
  await screen.findByLabelText(login('password'));
  server.refuses('acceptInvitation', 'member.invitation_ended');
  await user.click(accept());
  expect(await screen.findByText(refusalText('member.invitation_ended'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: t('invalid_title') })).toBeVisible();
  expect(screen.getByRole('link', { name: login('log_in') })).toBeVisible();
});

test('an invitation that was used says so', async () => {
  server.gives('invitation', invited);
  const user = renderPortal(routes, `/invitation#${token}`);
  await screen.findByLabelText(login('password'));
  server.refuses('acceptInvitation', 'member.invitation_invalid');
  await user.click(accept());
  expect(await screen.findByRole('heading', { level: 1, name: t('invalid_title') })).toBeVisible();
  expect(screen.getByRole('link', { name: login('log_in') })).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectAllRefused,
  expectRefused,
  expectSentOnce,
  expectToast,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { accessToken } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { LogInOrSignUp } from './log-in-or-sign-up.tsx';

const t = english('login');
const email = () => screen.getByLabelText(english('account')('email'));
const password = () => screen.getByLabelText(t('password'));
const send = () => screen.getByRole('button', { name: t('log_in') });

const open = () => renderPage(<LogInOrSignUp />, paths.login('en'));

async function fillIn() {
  const user = open();
  await user.type(email(), anna.email);
  await user.type(password(), 'not my password');
  return user;
}

test('says at each field what is missing, and goes to the first', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [email(), english('validation')('email_required')],
    [password(), english('validation')('password_required')],
  ]);
  expect(server.got('logIn')).toEqual([]);
});

test('says each of its rules at its field', async () => {
  const user = open();
  await user.click(send());
  await expectRules('logIn');
});

test.each(['account.credentials_wrong', 'account.too_many_attempts'] as const)(
  '%s is said at the password, which has the focus and is kept',
  async (code) => {
    server.refuses('logIn', code);
    const user = await fillIn();
    await user.click(send());
    await expectRefused(password(), refusalText(code));
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue('not my password');
    expect(screen.getAllByText(refusalText(code))).toHaveLength(1);
    expect(accessToken()).toBe('');
  },
);

test('a late refusal does not move who writes on in another field', async () => {
  server.refuses('logIn', 'account.credentials_wrong');
  const answer = server.waits('logIn');
  const user = await fillIn();
  await user.click(send());
  await user.type(email(), '.i');
  answer();
  await expectRefused(password(), refusalText('account.credentials_wrong'));
  expect(email()).toHaveFocus();
  await user.keyboard('t');
  expect(email()).toHaveValue(`${anna.email}.it`);
  expect(password()).toHaveValue('not my password');
});

test('a lost network is said, and what was typed stays', async () => {
  server.isLost('logIn');
  const user = await fillIn();
  await user.click(send());
  await expectToast(networkError);
  expect(email()).toHaveValue(anna.email);
  expect(password()).toHaveValue('not my password');
});

test('a server out of order is said without leaving', async () => {
  server.refuses('logIn', 'server.unavailable');
  const user = await fillIn();
  await user.click(send());
  await expectToast(refusalText('server.unavailable'));
  expect(email()).toHaveValue(anna.email);
});

test('is sent once, however often the button is pressed', async () => {
  server.refuses('logIn', 'account.credentials_wrong');
  await expectSentOnce(await fillIn(), send, 'logIn');
  expect(server.got('logIn')).toEqual([{ email: anna.email, password: 'not my password' }]);
});

test('keeps the token, for whoever it is', async () => {
  server.gives('logIn', { isEmailVerified: true, accessToken: 'a-token', user: anna });
  const user = await fillIn();
  await user.click(send());
  await waitFor(() => expect(accessToken()).toBe('a-token'));
});

test('an address that is not verified is told that a mail is on its way', async () => {
  server.gives('logIn', { isEmailVerified: false, accessToken: null, user: null });
  const user = await fillIn();
  await user.click(send());
  const dialog = await screen.findByRole('dialog', { name: t('verify_title') });
  expect(dialog).toHaveTextContent(anna.email);
  expect(accessToken()).toBe('');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectAllRefused,
  expectRefused,
  expectSentOnce,
  expectToast,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { signUpToken } from './sign-up-token.ts';
import { LogInOrSignUp } from './log-in-or-sign-up.tsx';

const t = english('login');
const account = english('account');
const validation = english('validation');
const PASSWORD = 'gondola-marina-porto-4';

const field = (label: string) => screen.getByLabelText(label);
const password = () => field(t('password'));
const send = () => screen.getByRole('button', { name: t('sign_up') });

const open = () => renderPage(<LogInOrSignUp />, paths.login('en', { tab: 'sign-up' }));

async function fillIn() {
  const user = open();
  fill(field(account('first_name')), anna.first_name);
  fill(field(account('last_name')), anna.last_name);
  fill(field(account('email')), anna.email);
  fill(field(account('mobile_number')), '7400123456');
  await user.click(screen.getByRole('radio', { name: account('gender_female') }));
  fill(password(), PASSWORD);
  fill(field(t('confirm_password')), PASSWORD);
  return user;
}

test('says at each field what is missing, and goes to the first', async () => {
  const user = open();
  await user.clear(field(account('country')));
  await user.click(send());
  await expectAllRefused([
    [field(account('first_name')), validation('first_name_required')],
    [field(account('last_name')), validation('last_name_required')],
    [field(account('email')), validation('email_required')],
    [field(account('country')), validation('country_required')],
    [field(account('mobile_number')), validation('mobile_number_required')],
    [password(), validation('password_required')],
    [field(t('confirm_password')), validation('confirm_password_required')],
  ]);
  const gender = screen.getByRole('group', { name: account('gender') });
  expect(within(gender).getByText(validation('gender_required'))).toBeVisible();
  expect(server.got('signUp')).toEqual([]);
});

test('says each of its rules at its field', async () => {
  const user = open();
  await user.click(send());
  await expectRules('signUp');
});

test.each(['account.password_weak', 'account.password_breached'] as const)(
  '%s is said at the password',
  async (code) => {
    server.refuses('signUp', code, { password: [refusalText(code)] });
    const user = await fillIn();
    await user.click(send());
    await expectRefused(password(), refusalText(code));
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue(PASSWORD);
  },
);

test('a lost network is said, and what was typed stays', async () => {
  server.isLost('signUp');
  const user = await fillIn();
  await user.click(send());
  await expectToast(networkError);
  expect(field(account('email'))).toHaveValue(anna.email);
  expect(password()).toHaveValue(PASSWORD);
});

test('is sent once, however often the button is pressed', async () => {
  server.isLost('signUp');
  await expectSentOnce(await fillIn(), send, 'signUp');
  expect(server.got('signUp')[0]).toMatchObject({ email: anna.email, gender: 'female', country: 'GB' });
});

test('says where the mail went', async () => {
  server.gives('signUp', { sign_up_token: 'of this browser' });
  const user = await fillIn();
  await user.click(send());
  await expectToast(DONE);
  expect(await screen.findByRole('heading', { name: t('check_title') })).toBeVisible();
  expect(screen.getByText(t('check_text', { email: anna.email }))).toBeVisible();
  expect(signUpToken()).toBe('of this browser');
});

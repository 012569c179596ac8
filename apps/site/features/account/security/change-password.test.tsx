import { screen } from '@testing-library/react';
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
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../../app/paths.ts';
import { ChangePassword } from './change-password.tsx';

const t = english('security');
const validation = english('validation');
const PASSWORD = 'gondola-marina-porto-4';

const current = () => screen.getByLabelText(t('current_password'));
const fresh = () => screen.getByLabelText(t('new_password'));
const again = () => screen.getByLabelText(english('login')('confirm_password'));
const send = () => screen.getByRole('button', { name: t('save_password') });

const open = () => renderPage(<ChangePassword />, paths.accountSecurity('en'));

function fillIn() {
  const user = open();
  fill(current(), 'not this one');
  fill(fresh(), PASSWORD);
  fill(again(), PASSWORD);
  return user;
}

test('says at each field what is missing, and each of its rules', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [current(), validation('current_password_required')],
    [fresh(), validation('password_required')],
    [again(), validation('confirm_password_required')],
  ]);
  await expectRules('changePassword');
});

test('a wrong password is said at the current one, and the new one stays', async () => {
  const text = refusalText('account.password_wrong');
  server.refuses('changePassword', 'account.password_wrong', { current_password: [text] });
  const user = fillIn();
  await user.click(send());
  await expectRefused(current(), text);
  expect(current()).toHaveFocus();
  expect(fresh()).toHaveValue(PASSWORD);
});

test.each(['account.password_weak', 'account.password_breached'] as const)(
  '%s is said at the new password',
  async (code) => {
    server.refuses('changePassword', code, { new_password: [refusalText(code)] });
    const user = fillIn();
    await user.click(send());
    await expectRefused(fresh(), refusalText(code));
    expect(fresh()).toHaveFocus();
  },
);

test('a lost network is said, and what was typed stays', async () => {
  server.isLost('changePassword');
  const user = fillIn();
  await user.click(send());
  await expectToast(networkError);
  expect(current()).toHaveValue('not this one');
  expect(fresh()).toHaveValue(PASSWORD);
});

test('is sent once, says so and is emptied', async () => {
  server.isLost('changePassword');
  const user = fillIn();
  await expectSentOnce(user, send, 'changePassword');
  server.gives('changePassword', {});
  await user.click(send());
  await expectToast(DONE);
  expect(current()).toHaveValue('');
  expect(fresh()).toHaveValue('');
});

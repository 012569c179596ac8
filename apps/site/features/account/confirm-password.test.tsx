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
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { ConfirmPassword } from './confirm-password.tsx';

const t = english('login');
const validation = english('validation');
const TOKEN = 't'.repeat(43);
const PASSWORD = 'gondola-marina-porto-4';

const fresh = () => screen.getByLabelText(t('new_password'));
const again = () => screen.getByLabelText(t('confirm_password'));
const send = () => screen.getByRole('button', { name: t('reset_send') });

const open = () => renderPage(<ConfirmPassword />, paths.confirmPassword('en', { reset_token: TOKEN }));

async function fillIn() {
  const user = open();
  await user.type(fresh(), PASSWORD);
  await user.type(again(), PASSWORD);
  return user;
}

test('says at each field what is missing, and each of its rules', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [fresh(), validation('password_required')],
    [again(), validation('confirm_password_required')],
  ]);
  await expectRules('resetPassword');
});

test('a password from a breach is refused at its field', async () => {
  const text = refusalText('account.password_breached');
  server.refuses('resetPassword', 'account.password_breached', { new_password: [text] });
  const user = await fillIn();
  await user.click(send());
  await expectRefused(fresh(), text);
  expect(fresh()).toHaveFocus();
});

test('a link that is too old is said', async () => {
  server.refuses('resetPassword', 'account.reset_invalid');
  const user = await fillIn();
  await user.click(send());
  await expectToast(refusalText('account.reset_invalid'));
});

test('a link cut short by a mail program is said, although no field is at fault', async () => {
  server.refuses('resetPassword', 'request.invalid', { token: ['too short'] });
  const user = await fillIn();
  await user.click(send());
  await expectToast(refusalText('request.invalid'));
});

test('a lost network is said, and what was typed stays', async () => {
  server.isLost('resetPassword');
  const user = await fillIn();
  await user.click(send());
  await expectToast(networkError);
  expect(fresh()).toHaveValue(PASSWORD);
  expect(again()).toHaveValue(PASSWORD);
});

test('is sent once with the token of the link, and says so', async () => {
  server.isLost('resetPassword');
  const user = await fillIn();
  await expectSentOnce(user, send, 'resetPassword');
  server.gives('resetPassword', {});
  await user.click(send());
  await expectToast(DONE);
  expect(server.got('resetPassword')[1]).toEqual({
    token: TOKEN,
    new_password: PASSWORD,
    confirm_password: PASSWORD,
  });
});

test('without a token leads to a new link', () => {
  renderPage(<ConfirmPassword />, paths.confirmPassword('en'));
  expect(screen.getByRole('link', { name: t('reset_ask_again') })).toHaveAttribute(
    'href',
    paths.login('en', { forgot: '1' }),
  );
});

import { screen, waitFor } from '@testing-library/react';
import { useHref, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, expectToast, networkError } from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { accessToken } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { rememberSignUp } from './sign-up-token.ts';
import { VerifyEmail } from './verify-email.tsx';

const t = english('login');
const email = () => screen.getByLabelText(english('account')('email'));
const send = () => screen.getByRole('button', { name: t('send_link') });

const press = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: t('confirm_button') }));
const open = (token: string | null) => renderPage(<VerifyEmail token={token} />, paths.verifyEmail('en', {}));

test.each(['account.verification_invalid', 'request.invalid'] as const)(
  '%s: the link no longer works, and another is to be had',
  async (code) => {
    server.refuses('verifyEmail', code);
    await press(open(`refused with ${code}`));
    expect(await screen.findByRole('heading', { name: t('invalid_title') })).toBeVisible();
    expect(send()).toBeEnabled();
  },
);

test('opening the link asks nothing: a press verifies, and a second one meanwhile is none', async () => {
  const user = open('opened');
  expect(screen.getByRole('heading', { name: t('confirm_title') })).toBeVisible();
  expect(server.got('verifyEmail')).toEqual([]);
  server.gives('verifyEmail', { email: anna.email, accessToken: null, user: null });
  await user.dblClick(screen.getByRole('button', { name: t('confirm_button') }));
  expect(await screen.findByRole('heading', { name: t('verified_title') })).toBeVisible();
  expect(server.got('verifyEmail')).toHaveLength(1);
});

test('the browser that has signed up is logged in, and goes where it was going', async () => {
  rememberSignUp('of the sign-up');
  server.gives('verifyEmail', { email: anna.email, accessToken: 'fresh', user: anna });
  const Where = () => <output>{useHref(useLocation())}</output>;
  const page = (
    <>
      <VerifyEmail token="own" />
      <Where />
    </>
  );
  const user = renderPage(page, paths.verifyEmail('en', { redirect: '/en/checkout?carId=7' }));
  await user.click(screen.getByRole('button', { name: t('confirm_button') }));
  await waitFor(() => expect(accessToken()).toBe('fresh'));
  expect(server.got('verifyEmail')).toEqual([{ token: 'own', sign_up_token: 'of the sign-up' }]);
  expect(await screen.findByText('/en/checkout?carId=7')).toBeVisible();
  await expectToast(t('verified_title'));
});

test('without an answer the same link is tried again', async () => {
  server.isLost('verifyEmail');
  const user = open('unanswered');
  await press(user);
  expect(await screen.findByRole('heading', { name: t('unanswered_title') })).toBeVisible();
  expect(screen.getByText(networkError)).toBeVisible();
  server.gives('verifyEmail', { email: anna.email, accessToken: null, user: null });
  await user.click(screen.getByRole('button', { name: english('common')('try_again') }));
  expect(await screen.findByRole('heading', { name: t('verified_title') })).toBeVisible();
});

test('another link: an empty or a wrong address is refused at its field', async () => {
  const user = open(null);
  await user.click(send());
  await expectRefused(email(), english('validation')('email_required'));
  expect(email()).toHaveFocus();
  await user.type(email(), 'anna@');
  await expectRefused(email(), english('validation')('email_invalid'));
});

test('another link: what the server refuses is said, and the address stays', async () => {
  server.refuses('resendVerification', 'request.too_many');
  const user = open(null);
  await user.type(email(), anna.email);
  await user.click(send());
  await expectToast(refusalText('request.too_many'));
  expect(email()).toHaveValue(anna.email);
});

test('another link is sent, and the next only after a while', async () => {
  server.gives('resendVerification', {});
  const user = open(null);
  await user.type(email(), anna.email);
  await user.click(send());
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(screen.getByRole('button', { name: t('resend_in', { seconds: 60 }) })).toBeDisabled();
});

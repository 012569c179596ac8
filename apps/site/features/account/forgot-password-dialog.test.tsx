import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectRefused,
  expectSentOnce,
  expectToast,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { LogInOrSignUp } from './log-in-or-sign-up.tsx';

const t = english('login');
const email = () => screen.getByLabelText(english('account')('email'));
const send = () => screen.getByRole('button', { name: t('forgot_send') });

function open(typed = '') {
  const dialog = <ForgotPasswordDialog email={typed} redirect={undefined} onClose={() => undefined} />;
  return renderPage(dialog, paths.login('en'));
}

test('without an address says so at the field', async () => {
  const user = open();
  await waitFor(() => expect(email()).toHaveFocus());
  await user.click(send());
  await expectRefused(email(), english('validation')('email_required'));
  expect(email()).toHaveFocus();
  await expectRules('forgotPassword');
});

test('an unknown address is said at the field, where it stays', async () => {
  const text = refusalText('account.email_unknown');
  server.refuses('forgotPassword', 'account.email_unknown', { email: [text] });
  const user = open(anna.email);
  await user.click(send());
  await expectRefused(email(), text);
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(email()).toHaveValue(anna.email);
});

test('a lost network is said, and the address stays', async () => {
  server.isLost('forgotPassword');
  const user = open(anna.email);
  await user.click(send());
  await expectToast(networkError);
  expect(email()).toHaveValue(anna.email);
});

test('is sent once, however often the button is pressed', async () => {
  server.isLost('forgotPassword');
  await expectSentOnce(open(anna.email), send, 'forgotPassword');
});

test('opened beside the log-in it begins with the address there, says that a mail went, and closes', async () => {
  server.gives('forgotPassword', {});
  const user = renderPage(<LogInOrSignUp />, paths.login('en'));
  await user.type(email(), anna.email);
  await user.click(screen.getByRole('button', { name: t('forgot') }));
  const dialog = await screen.findByRole('dialog', { name: t('forgot_title') });
  await user.click(send());
  await expectToast(DONE);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.got('forgotPassword')).toEqual([{ email: anna.email }]);
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectSentOnce, expectToast, networkError } from '@nolo/tests/components/expectations.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';

const t = english('login');
const button = () => screen.getByRole('button', { name: t('passkey_log_in') });

const knowPasskeys = () => vi.stubGlobal('PublicKeyCredential', () => undefined);

function open() {
  const onLoggedIn = vi.fn<() => void>();
  return { onLoggedIn, user: renderPage(<PasskeyLogIn onLoggedIn={onLoggedIn} />, paths.login('en')) };
}

test('a browser that knows no passkeys is told so, and nothing is asked', async () => {
  const { user } = open();
  await user.click(button());
  await expectToast(t('passkey_unsupported'));
  expect(server.got('startPasskeyLogIn')).toEqual([]);
});

test('an address of its own has no passkeys', async () => {
  knowPasskeys();
  server.refuses('startPasskeyLogIn', 'passkey.not_here');
  const { user, onLoggedIn } = open();
  await user.click(button());
  await expectToast(refusalText('passkey.not_here'));
  expect(onLoggedIn).not.toHaveBeenCalled();
});

test('a lost network is said', async () => {
  knowPasskeys();
  server.isLost('startPasskeyLogIn');
  const { user } = open();
  await user.click(button());
  await expectToast(networkError);
});

test('is asked once, however often the button is pressed', async () => {
  knowPasskeys();
  server.refuses('startPasskeyLogIn', 'passkey.not_here');
  await expectSentOnce(open().user, button, 'startPasskeyLogIn');
});

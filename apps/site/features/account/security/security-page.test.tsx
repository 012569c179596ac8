import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Passkey } from '@nolo/contract/passkeys.ts';
import type { Session } from '@nolo/contract/sessions.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import {
  expectAllRefused,
  expectRefused,
  expectSentOnce,
  expectToast,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../../app/paths.ts';
import * as route from '../../../routes/account-security.tsx';

const t = english('security');
const common = english('common');
const validation = english('validation');

const at = '2027-02-09T09:00:00Z';
const session: Session = {
  id: '0198f0d8-6c3e-7c1e-8f10-0d5a5a0d9d11',
  device: 'Firefox, Linux',
  logged_in_at: at,
  last_used_at: at,
  is_current: false,
};
const passkey: Passkey = { id: session.id, name: 'Phone', created_at: at, last_used_at: null };

const byName = (name: string) => screen.getByRole('button', { name });

async function open() {
  const user = renderPage(route, paths.accountSecurity('en'));
  await screen.findByRole('heading', { name: t('title') });
  return user;
}

beforeEach(() => {
  logIn();
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  server.gives('sessions', { sessions: [session] });
  server.gives('passkeys', { passkeys: [passkey] });
  server.gives('consents', { consents: [] });
});

describe('devices', () => {
  const name = t('log_out_device_name', { device: session.device });

  test('one that is logged out already is said, and leaves the list', async () => {
    const user = await open();
    server.refuses('endSession', 'account.session_not_found');
    server.gives('sessions', { sessions: [] });
    const button = byName(name);
    await user.click(button);
    await expectToast(refusalText('account.session_not_found'));
    await waitFor(() => expect(button).not.toBeInTheDocument());
  });

  test('a lost network is said, and the device stays', async () => {
    server.isLost('endSession');
    await expectSentOnce(await open(), () => byName(name), 'endSession');
    await expectToast(networkError);
    expect(byName(name)).toBeVisible();
  });

  test('what fails of logging out everywhere is said, and nobody is logged out', async () => {
    server.isLost('endAllSessions');
    const user = await open();
    await user.click(byName(t('log_out_everywhere')));
    const dialog = screen.getByRole('alertdialog', { name: t('everywhere_title') });
    await user.click(within(dialog).getByRole('button', { name: t('log_out_everywhere') }));
    await expectToast(networkError);
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: t('title') })).toBeVisible();
  });
});

describe('a new passkey', () => {
  const dialog = () => screen.getByRole('dialog', { name: t('passkey_add') });
  const field = (label: string) => within(dialog()).getByLabelText(label);
  const send = () => within(dialog()).getByRole('button', { name: t('passkey_add') });

  async function openDialog() {
    const user = await open();
    await user.click(byName(t('passkey_add')));
    return user;
  }

  async function fillIn() {
    const user = await openDialog();
    fill(field(t('passkey_name')), 'My phone');
    fill(field(t('current_password')), 'not this one');
    return user;
  }

  test('says at each field what is missing, and goes to the first', async () => {
    const user = await openDialog();
    await user.click(send());
    await expectAllRefused([
      [field(t('passkey_name')), validation('passkey_name_required')],
      [field(t('current_password')), validation('current_password_required')],
    ]);
  });

  test('a wrong password is said at its field', async () => {
    const text = refusalText('account.password_wrong');
    server.refuses('startPasskey', 'account.password_wrong', { current_password: [text] });
    const user = await fillIn();
    await user.click(send());
    await expectRefused(field(t('current_password')), text);
  });

  test.each(['passkey.too_many', 'passkey.not_here'] as const)('%s is said', async (code) => {
    server.refuses('startPasskey', code);
    const user = await fillIn();
    await user.click(send());
    await expectToast(refusalText(code));
    expect(field(t('passkey_name'))).toHaveValue('My phone');
  });

  test('is asked for once; a lost network is said', async () => {
    server.isLost('startPasskey');
    await expectSentOnce(await fillIn(), send, 'startPasskey');
    await expectToast(networkError);
  });

  test('a browser that knows none says so, without a dialog', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    const user = await openDialog();
    await expectToast(t('passkey_unsupported'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a passkey of the list', () => {
  test('one that is gone cannot be removed; the list says what there is', async () => {
    const user = await open();
    server.refuses('removePasskey', 'passkey.not_found');
    server.gives('passkeys', { passkeys: [] });
    await user.click(byName(t('passkey_remove_name', { name: passkey.name })));
    const dialog = screen.getByRole('alertdialog', { name: t('passkey_remove_title') });
    await user.click(within(dialog).getByRole('button', { name: t('passkey_remove') }));
    await expectToast(refusalText('passkey.not_found'));
    expect(await screen.findByText(t('passkeys_none'))).toBeVisible();
  });

  test('a name is needed, and one that is gone is not renamed', async () => {
    server.refuses('renamePasskey', 'passkey.not_found');
    const user = await open();
    await user.click(byName(t('passkey_rename_name', { name: passkey.name })));
    const dialog = screen.getByRole('dialog', { name: t('passkey_rename_title') });
    const name = within(dialog).getByLabelText(t('passkey_name'));
    const send = () => within(dialog).getByRole('button', { name: t('passkey_save') });
    await user.clear(name);
    await user.click(send());
    await expectRefused(name, validation('passkey_name_required'));
    expect(name).toHaveFocus();
    await user.type(name, 'Tablet');
    await expectSentOnce(user, send, 'renamePasskey');
    await expectToast(refusalText('passkey.not_found'));
    expect(name).toHaveValue('Tablet');
  });
});

describe('the newsletter', () => {
  test('a consent that was not taken is not shown as given', async () => {
    server.isLost('setNewsletter');
    const user = await open();
    const newsletter = screen.getByRole('switch', { name: t('newsletter') });
    await user.click(newsletter);
    await expectToast(networkError);
    expect(newsletter).not.toBeChecked();
    expect(server.got('setNewsletter')).toEqual([{ agreed: true }]);
  });
});

describe('deleting the account', () => {
  const none = { bookings: [], refund_total: 0, kept_bookings: 0, running_booking: null };
  const dialog = () => screen.findByRole('alertdialog', { name: t('delete_title') });

  test('what it would do cannot be asked: said, and nothing opens', async () => {
    server.isLost('accountDeletion');
    const user = await open();
    await user.click(byName(t('delete_button')));
    await expectToast(networkError);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('a rental that has begun meanwhile keeps it, and the next question says which', async () => {
    server.gives('accountDeletion', none);
    server.refuses('deleteAccount', 'account.rental_running');
    const user = await open();
    await user.click(byName(t('delete_button')));
    await user.click(within(await dialog()).getByRole('button', { name: t('delete_confirm') }));
    await expectToast(refusalText('account.rental_running'));
    server.gives('accountDeletion', { ...none, running_booking: 'NL-100001' });
    await user.click(byName(t('delete_button')));
    const again = await dialog();
    expect(again).toHaveTextContent(t('delete_running', { number: 'NL-100001' }));
    expect(within(again).queryByRole('button', { name: t('delete_confirm') })).toBeNull();
    expect(within(again).getByRole('button', { name: common('close') })).toBeVisible();
  });

  test('anything else that fails is said in general words, and the account stays', async () => {
    server.gives('accountDeletion', none);
    server.refuses('deleteAccount', 'server.error');
    const user = await open();
    await user.click(byName(t('delete_button')));
    await user.click(within(await dialog()).getByRole('button', { name: t('delete_confirm') }));
    await expectToast(common('something_wrong'));
    expect(screen.getByRole('heading', { name: t('title') })).toBeVisible();
  });
});

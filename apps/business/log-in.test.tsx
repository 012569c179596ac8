import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill, networkError } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from './routes.tsx';

const t = english('portal');
const login = english('login');
const today = '2027-02-09';

const email = () => screen.findByLabelText(english('account')('email'));
const password = () => screen.getByLabelText(login('password'));
const press = (name: string) => screen.getByRole('button', { name });

async function typeCredentials(): Promise<void> {
  fill(await email(), 'anna@nolo.test');
  fill(password(), 'a good password');
}

/** The portal behind the log-in. */
function opens(): void {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Anna Rossi',
    companies: [{ id: 7, name: 'Rossi', role: 'owner' }],
  });
  server.gives('handovers', {
    overdue: [],
    days: [{ day: today, handovers: [] }],
    missing_addresses: [],
  });
  server.gives('keptHandovers', { handovers: [] });
  server.gives('companyAudit', { events: [], has_more: false });
}

test('who is not logged in comes back from the log-in page to where they were going', async () => {
  server.refuses('memberProfile', 'auth.required');
  server.refuses('companyAudit', 'auth.required');
  const user = renderPortal(routes, '/7/audit');
  await typeCredentials();
  opens();
  server.gives('logInMember', { next: 'in', recovery_codes: [] });
  await user.click(press(login('log_in')));
  expect(await screen.findByRole('heading', { level: 1, name: t('audit') })).toBeVisible();
});

test('a wrong password is said at the password, and what was typed stays', async () => {
  server.refuses('logInMember', 'account.credentials_wrong');
  const user = renderPortal(routes, '/login');
  await typeCredentials();
  await user.click(press(login('log_in')));
  await expectRefused(password(), refusalText('account.credentials_wrong'));
  expect(password()).toHaveFocus();
  expect(await email()).toHaveValue('anna@nolo.test');
});

test('what the server says of a field stands at the field', async () => {
  server.refuses('logInMember', 'request.invalid', { email: ['Email Address is required'] });
  const user = renderPortal(routes, '/login');
  await email();
  await user.click(press(login('log_in')));
  await expectRefused(await email(), 'Email Address is required');
});

test('without a connection it says so, and the same press tries again', async () => {
  server.isLost('logInMember');
  const user = renderPortal(routes, '/login');
  await typeCredentials();
  await user.click(press(login('log_in')));
  expect(await screen.findByRole('alert')).toHaveTextContent(networkError);
  server.gives('logInMember', { next: 'code' });
  await user.click(press(login('log_in')));
  expect(await screen.findByLabelText(t('code'))).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the second factor is asked for with the password sent again; a wrong code can be typed anew', async () => {
  server.gives('logInMember', { next: 'code' });
  const user = renderPortal(routes, '/login');
  await typeCredentials();
  await user.click(press(login('log_in')));
  const code = await screen.findByLabelText(t('code'));
  server.refuses('logInMember', 'auth.code_wrong');
  await user.type(code, '111111');
  await user.click(press(login('continue')));
  await expectRefused(screen.getByLabelText(t('code')), refusalText('auth.code_wrong'));
  opens();
  server.gives('logInMember', { next: 'in', recovery_codes: [] });
  fill(screen.getByLabelText(t('code')), '222222');
  await user.click(press(login('continue')));
  expect(await screen.findByRole('heading', { level: 1, name: t('handovers') })).toBeVisible();
  const credentials = { email: 'anna@nolo.test', password: 'a good password' };
  expect(server.got('logInMember')).toEqual([
    credentials,
    { ...credentials, code: '111111' },
    { ...credentials, code: '222222' },
  ]);
});

test('a recovery code has a field in which letters can be typed', async () => {
  server.gives('logInMember', { next: 'code' });
  const user = renderPortal(routes, '/login');
  await typeCredentials();
  await user.click(press(login('log_in')));
  expect(await screen.findByLabelText(t('code'))).toHaveAttribute('inputmode', 'numeric');
  await user.click(press(t('use_recovery')));
  expect(screen.getByLabelText(t('recovery_code'))).toHaveAttribute('inputmode', 'text');
  await user.click(press(t('other_account')));
  expect(await email()).toHaveValue('');
});

test('a set-up that took too long begins anew, with another secret and why', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const uri = `otpauth://totp/Nolo?secret=${secret}`;
  server.gives('logInMember', { next: 'set_up', secret, uri });
  const user = renderPortal(routes, '/login');
  await typeCredentials();
  await user.click(press(login('log_in')));
  await user.type(await screen.findByLabelText(t('set_up_code')), '123456');
  server.gives('logInMember', { next: 'set_up', secret: 'KRSXG5CTMVRXEZLU', uri });
  server.refusesOnce('logInMember', 'auth.set_up_expired');
  await user.click(press(login('continue')));
  await expectRefused(screen.getByLabelText(t('set_up_code')), refusalText('auth.set_up_expired'));
  expect(screen.getByText('KRSX G5CT MVRX EZLU')).toBeVisible();
});

test('a second factor is set up, and its recovery codes are shown before anything else', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  server.gives('logInMember', { next: 'set_up', secret, uri: `otpauth://totp/Nolo?secret=${secret}` });
  const user = renderPortal(routes, '/login');
  await typeCredentials();
  await user.click(press(login('log_in')));
  expect(await screen.findByRole('img', { name: t('set_up_qr') })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.click(press(t('copy')));
  expect(await navigator.clipboard.readText()).toBe(secret);
  const codes = ['f3k9-02mx-71aq', '0000-1111-2222'];
  server.gives('logInMember', { next: 'in', recovery_codes: codes });
  opens();
  await user.type(screen.getByLabelText(t('set_up_code')), '123456');
  await user.click(press(login('continue')));
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(codes);
  const file = screen.getByRole('link', { name: t('download') });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
  await user.click(press(t('recovery_done')));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: t('handovers') })).toBeVisible();
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
import { ContactPage } from './contact-page.tsx';

const t = english('content');
const account = english('account');
const validation = english('validation');
const contact = { who: 'Nolo', email: 'info@nolo.test', phone: null, address: null, isCounter: false };

const field = (name: 'first_name' | 'last_name' | 'email' | 'mobile_number') =>
  screen.getByLabelText(account(name));
const message = () => screen.getByLabelText(t('contact_message'));
const send = () => screen.getByRole('button', { name: t('contact_send') });

const open = () => renderPage(<ContactPage contact={contact} />, paths.contactUs('en'));

function fillIn() {
  const user = open();
  for (const name of ['first_name', 'last_name', 'email', 'mobile_number'] as const)
    fill(field(name), anna[name]);
  fill(message(), 'Good morning.');
  return user;
}

test('says at each field what is missing, and each of its rules', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [field('first_name'), validation('first_name_required')],
    [field('last_name'), validation('last_name_required')],
    [field('email'), validation('email_required')],
    [field('mobile_number'), validation('mobile_number_required')],
    [message(), validation('message_required')],
  ]);
  await expectRules('contact');
});

test('what the server finds wrong with a field stands at the field', async () => {
  server.refuses('contactUs', 'request.invalid', { email: [validation('email_invalid')] });
  const user = fillIn();
  await user.click(send());
  await expectRefused(field('email'), validation('email_invalid'));
  expect(field('email')).toHaveFocus();
  expect(message()).toHaveValue('Good morning.');
});

test('too many messages, and a lost network, are said; what was typed stays', async () => {
  server.refuses('contactUs', 'request.too_many');
  const user = fillIn();
  await user.click(send());
  await expectToast(refusalText('request.too_many'));
  server.isLost('contactUs');
  await user.click(send());
  await expectToast(networkError);
  expect(message()).toHaveValue('Good morning.');
});

test('a server out of order leads to log-in, with its words and what was typed', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  server.refuses('contactUs', 'server.unavailable');
  const user = fillIn();
  await user.click(send());
  const redirect = paths.contactUs('en');
  await waitFor(() => expect(leave).toHaveBeenCalledWith(paths.login('en', { redirect })));
  leave.mockRestore();
  cleanup();
  open();
  await expectToast(refusalText('server.unavailable'));
  await waitFor(() => expect(message()).toHaveValue('Good morning.'));
});

test('is sent once, says so, and another can be written', async () => {
  server.isLost('contactUs');
  const user = fillIn();
  await expectSentOnce(user, send, 'contactUs');
  server.gives('contactUs', {});
  await user.click(send());
  expect(await screen.findByRole('heading', { name: t('contact_sent_title') })).toBeVisible();
  await expectToast(DONE);
  await user.click(screen.getByRole('button', { name: t('contact_another') }));
  expect(message()).toHaveValue('');
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRules } from '@nolo/tests/components/expect-rules.ts';
import {
  expectRefused,
  expectSentOnce,
  expectToast,
  fill,
  networkError,
} from '@nolo/tests/components/expectations.ts';
import { profile } from '@nolo/tests/components/fixtures.ts';
import { anna, logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { ProfileDocuments } from './profile-documents.tsx';

const t = english('documents');
const account = english('account');
const validation = english('validation');

/** With everything that the form asks for, pictures included. */
const complete: CustomerProfile = {
  ...profile,
  fiscal_code: 'RSSMRA80A01H501U',
  passport_number: 'YA1234567',
  document_type: 'passport',
  document_issue_date: '2020-01-01',
  document_expiry_date: '2090-01-01',
  driving_licence_number: 'U1B12345',
  driving_licence_classes: ['B'],
  dl_issue_date: '2020-01-01',
  dl_expiry_date: '2090-01-01',
  images: ['passport', 'driving_licence_front', 'driving_licence_back'],
};

const open = (initial = complete) =>
  renderPage(<ProfileDocuments initial={initial}>{null}</ProfileDocuments>, paths.myProfileDocument('en'));
const field = (label: string) => screen.getByLabelText(label);
const mobile = () => field(account('mobile_number'));
const send = () => screen.getByRole('button', { name: t('save') });

beforeEach(() => {
  logIn();
  server.gives('customerProfile', complete);
  server.refuses('customerDocumentImage', 'document.not_found');
});

test('says all that is missing, each with a way to its field', async () => {
  const user = open({ ...profile, first_name: '', dob: null });
  await user.click(send());
  await expectRefused(field(account('first_name')), validation('first_name_required'));
  expect(field(account('first_name'))).toHaveFocus();
  await expectRefused(field(t('passport_number')), validation('document_number_required'));
  const summary = screen.getByRole('alert');
  const way = within(summary).getByRole('button', {
    name: `${t('licence')} – ${validation('document_number_required')}`,
  });
  await user.click(way);
  expect(field(t('licence_number'))).toHaveFocus();
  expect(server.got('updateCustomerProfile')).toEqual([]);
});

test('dates are typed and shown as the pages write them, in whatever language the browser is', async () => {
  const user = open();
  const dob = field(t('dob'));
  expect(dob).toHaveAttribute('autocomplete', 'bday');
  expect(dob).toHaveAccessibleDescription(t('date_format'));
  await user.clear(dob);
  await user.type(dob, '10/12/1985');
  await user.tab();
  expect(dob).toHaveValue('10-12-1985');
  // As browsers fill it in.
  fill(dob, '1986-04-02');
  await user.click(dob);
  await user.tab();
  expect(dob).toHaveValue('02-04-1986');
});

test('a text that is no date is said at its field', async () => {
  const user = open();
  const [issued] = screen.getAllByLabelText(t('issue_date'));
  if (!issued) throw new Error('no field');
  await user.clear(issued);
  await user.type(issued, '12/31/2019');
  await user.click(send());
  await expectRefused(issued, validation('date_invalid'));
  expect(issued).toHaveValue('12/31/2019');
});

test('says each of its rules at its field', async () => {
  const user = open(profile);
  await user.click(send());
  await expectRules('profile');
});

test('a fiscal code is judged once it is whole, before anything is sent', async () => {
  open();
  fill(field(t('fiscal_code')), 'RSSMRA80A01H501');
  expect(field(t('fiscal_code'))).not.toBeInvalid();
  fill(field(t('fiscal_code')), 'RSSMRA80A01H501X');
  await expectRefused(field(t('fiscal_code')), validation('fiscal_code_invalid'));
});

test('what the server finds wrong with a field stands at the field', async () => {
  server.refuses('updateCustomerProfile', 'request.invalid', {
    phone: [validation('mobile_number_country')],
  });
  const user = open();
  fill(mobile(), '3337654321');
  await user.click(send());
  await expectRefused(mobile(), validation('mobile_number_country'));
  expect(mobile()).toHaveFocus();
  expect(mobile()).toHaveValue('3337654321');
});

test.each(['document.image_unreadable', 'server.unavailable'] as const)(
  '%s is said without leaving, and what was typed stays',
  async (code) => {
    server.refuses('updateCustomerProfile', code);
    const user = open();
    fill(mobile(), '3337654321');
    await user.click(send());
    await expectToast(refusalText(code));
    expect(mobile()).toHaveValue('3337654321');
  },
);

test('is sent once; a lost network is said, and what was typed stays', async () => {
  server.isLost('updateCustomerProfile');
  const user = open();
  fill(mobile(), '3337654321');
  await expectSentOnce(user, send, 'updateCustomerProfile');
  await expectToast(networkError);
  expect(mobile()).toHaveValue('3337654321');
});

test('class B is a tick of its own, which is required; the others are no condition', async () => {
  server.gives('updateCustomerProfile', complete);
  const user = open({ ...complete, driving_licence_classes: [] });
  const classB = screen.getByRole('checkbox', { name: t('licence_class_b') });
  await user.click(screen.getByText(t('licence_more_classes')));
  await user.click(screen.getByRole('checkbox', { name: 'AM' }));
  await user.click(send());
  await expectRefused(classB, validation('licence_class_required'));
  await user.click(classB);
  await user.click(send());
  await expectToast(DONE);
  const [sent] = server.got('updateCustomerProfile') as [FormData];
  expect(sent.get('driving_licence_classes')).toBe('AM,B');
});

test('a document without an end is said with a tick, and taken back with it', async () => {
  const endless = { ...complete, document_expiry_date: '9999-12-31', dl_expiry_date: '9999-01-01' };
  server.gives('updateCustomerProfile', endless);
  const user = open({ ...complete, document_expiry_date: null });
  const [identity, licence] = screen.getAllByRole('checkbox', { name: t('valid_without_end') });
  if (!identity || !licence) throw new Error('both documents have a tick');
  await user.click(send());
  const [date] = screen.getAllByLabelText(t('expiry_date'));
  if (!date) throw new Error('no date');
  await expectRefused(date, validation('expiry_date_required'));
  await user.click(identity);
  await user.click(licence);
  for (const none of screen.getAllByLabelText(t('expiry_date'))) {
    expect(none).toHaveValue(t('expiry_none'));
    expect(none).toBeValid();
  }
  await user.click(send());
  await expectToast(DONE);
  const [sent] = server.got('updateCustomerProfile') as [FormData];
  expect(Object.fromEntries(sent)).toMatchObject({
    document_expiry_date: '9999-12-31',
    dl_expiry_date: '9999-12-31',
  });
  const again = screen.getAllByRole('checkbox', { name: t('valid_without_end') });
  expect(again[0]).toBeChecked();
  await user.click(again[1] ?? licence);
  expect(screen.getAllByLabelText(t('expiry_date'))[1]).toHaveValue('');
});

test('what another tab has saved meanwhile is sent with what was changed here', async () => {
  const elsewhere = { ...complete, address: 'Via Sistina 22', passport_number: 'YB7654321' };
  server.gives('customerProfile', elsewhere);
  server.gives('updateCustomerProfile', { ...elsewhere, phone: '3337654321' });
  const user = open();
  fill(mobile(), '3337654321');
  await user.click(send());
  await expectToast(DONE);
  const [sent] = server.got('updateCustomerProfile') as [FormData];
  expect(Object.fromEntries(sent)).toMatchObject({
    first_name: anna.first_name,
    phone: '3337654321',
    address: 'Via Sistina 22',
    document_number: 'YB7654321',
  });
  await waitFor(() => expect(field(t('passport_number'))).toHaveValue('YB7654321'));
});

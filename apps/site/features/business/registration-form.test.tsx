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
import { anna, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { RegistrationForm } from './registration-form.tsx';

const t = english('business');
const validation = english('validation');
const certificate = new File(['%PDF-1.7'], 'certificate.pdf', { type: 'application/pdf' });

const field = (name: 'first_name' | 'last_name' | 'email' | 'company_name' | 'phone') =>
  screen.getByLabelText(t(name));
const file = () => screen.getByLabelText(t('certificate'), { exact: false });
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const terms = () => box(new RegExp(`^${RegExp.escape(t('accept'))}`));
const clauses = () => box(t('approve', { articles: '4' }));
const send = () => screen.getByRole('button', { name: t('submit') });

const open = () => renderPage(<RegistrationForm approvedArticles="4" />, paths.listYourCars('en'));

async function fillIn() {
  const user = open();
  fill(field('first_name'), anna.first_name);
  fill(field('last_name'), anna.last_name);
  fill(field('email'), anna.email);
  fill(field('company_name'), 'Bianchi Noleggi');
  fill(field('phone'), anna.mobile_number);
  await user.upload(file(), certificate);
  for (const one of [box(t('is_italian')), terms(), clauses()]) await user.click(one);
  return user;
}

test('says at each field and box what is missing, and each of its rules', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [field('first_name'), validation('first_name_required')],
    [field('last_name'), validation('last_name_required')],
    [field('email'), validation('email_required')],
    [field('company_name'), validation('company_name_required')],
    [field('phone'), validation('mobile_number_required')],
    [file(), validation('certificate_required')],
    [box(t('is_italian')), validation('italian_company_required')],
    [terms(), validation('terms_required')],
    [clauses(), validation('clauses_required')],
  ]);
  await expectRules('registration');
});

test('a certificate that the server refuses is said at its field', async () => {
  const text = refusalText('business.certificate_missing');
  server.refuses('registerBusiness', 'business.certificate_missing', { certificate: [text] });
  const user = await fillIn();
  await user.click(send());
  await expectRefused(file(), text);
  expect(field('company_name')).toHaveValue('Bianchi Noleggi');
});

test('is sent once with its file; a lost network is said, and what was typed stays', async () => {
  server.isLost('registerBusiness');
  const user = await fillIn();
  await expectSentOnce(user, send, 'registerBusiness');
  await expectToast(networkError);
  expect(field('company_name')).toHaveValue('Bianchi Noleggi');
  const [body] = server.got('registerBusiness') as [FormData];
  expect(body.get('company_name')).toBe('Bianchi Noleggi');
  expect((body.get('certificate') as File).name).toBe(certificate.name);
  server.gives('registerBusiness', {});
  await user.click(send());
  expect(await screen.findByText(DONE)).toBeVisible();
});

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
import { companyData } from '@nolo/tests/factories/forms.ts';
import { paths } from '../../app/paths.ts';
import { ApplicationForm } from './application-form.tsx';
import { sections, type TypedField } from './application-fields.ts';

const t = english('application');
const validation = english('validation');
const certificate = new File(['%PDF-1.7'], 'certificate.pdf', { type: 'application/pdf' });

const field = (name: TypedField) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`no field ${name}`);
  expect(found).toHaveAccessibleName(expect.stringContaining(t(name)));
  return found;
};
const file = () => screen.getByLabelText(t('certificate'), { exact: false });
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name });
const terms = () => box(new RegExp(`^${RegExp.escape(t('accept'))}`));
const clauses = () => box(t('approve', { articles: '4' }));
const send = () => screen.getByRole('button', { name: t('submit') });

const open = () => renderPage(<ApplicationForm approvedArticles="4" />, paths.listYourCars('en'));

async function fillIn() {
  const user = open();
  const right: Record<string, string> = {
    ...companyData,
    first_name: anna.first_name,
    last_name: anna.last_name,
    email: anna.email,
    phone: anna.mobile_number,
  };
  for (const { fields } of sections) for (const { name } of fields) fill(field(name), right[name] ?? '');
  await user.upload(file(), certificate);
  for (const one of [box(t('is_italian')), box(t('lawful_offers')), terms(), clauses()])
    await user.click(one);
  return user;
}

test('says at each field and box what is missing, and each of its rules', async () => {
  const user = open();
  await user.click(send());
  await expectAllRefused([
    [field('first_name'), validation('first_name_required')],
    [field('last_name'), validation('last_name_required')],
    [field('email'), validation('email_required')],
    [field('phone'), validation('mobile_number_required')],
    [field('company_name'), validation('company_name_required')],
    [field('vat_number'), validation('vat_number_required')],
    [field('rea'), validation('rea_required')],
    [field('tax_code'), validation('tax_code_required')],
    [field('representative_name'), validation('representative_required')],
    [field('representative_fiscal_code'), validation('fiscal_code_required')],
    [field('address'), validation('address_required')],
    [field('zip'), validation('zip_required')],
    [field('city'), validation('town_city_required')],
    [field('province'), validation('province_required')],
    [field('sdi_code'), validation('sdi_or_pec_required')],
    [field('iban'), validation('iban_required')],
    [file(), validation('certificate_required')],
    [box(t('is_italian')), validation('italian_company_required')],
    [box(t('lawful_offers')), validation('lawful_offers_required')],
    [terms(), validation('terms_required')],
    [clauses(), validation('clauses_required')],
  ]);
  await expectRules('application');
});

test('a PEC address is as good as an SDI code', async () => {
  server.gives('applyAsCompany', {});
  const user = await fillIn();
  fill(field('sdi_code'), '');
  await user.click(send());
  await expectRefused(field('sdi_code'), validation('sdi_or_pec_required'));
  fill(field('pec_email'), 'bianchi@pec.it');
  await user.click(send());
  expect(await screen.findByText(DONE)).toHaveFocus();
});

test('what the server refuses is said at its field', async () => {
  const text = refusalText('application.already_applied');
  server.refuses('applyAsCompany', 'application.already_applied', { vat_number: [text] });
  const user = await fillIn();
  await user.click(send());
  await expectRefused(field('vat_number'), text);
  expect(field('company_name')).toHaveValue(companyData.company_name);
});

test('is sent once with its file; a lost network is said, and what was typed stays', async () => {
  server.isLost('applyAsCompany');
  const user = await fillIn();
  await expectSentOnce(user, send, 'applyAsCompany');
  await expectToast(networkError);
  expect(field('company_name')).toHaveValue(companyData.company_name);
  const [body] = server.got('applyAsCompany') as [FormData];
  expect(body.get('vat_number')).toBe(companyData.vat_number);
  expect(body.get('lawful_offers')).toBe('true');
  expect((body.get('certificate') as File).name).toBe(certificate.name);
  server.gives('applyAsCompany', {});
  await user.click(send());
  expect(await screen.findByText(DONE)).toBeVisible();
});

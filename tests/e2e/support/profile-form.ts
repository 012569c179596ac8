import type { Page } from '@playwright/test';
import type { Language } from '@nolo/i18n/language.ts';
import { textsIn } from './texts-in.ts';

/** Numbers and dates of the identity document chosen and of the licence, and a fiscal code. */
export async function fillInDocuments(page: Page, lang: Language): Promise<void> {
  const t = await textsIn(lang, 'documents');
  const section = (name: 'personal' | 'identity' | 'licence') =>
    page.getByRole('group', { name: t(name), exact: true });
  const identity = section('identity');
  await identity
    .getByLabel(t('passport_number'))
    .or(identity.getByLabel(t('document_number')))
    .fill('YA1234567');
  await identity.getByLabel(t('issue_date')).fill('2020-01-01');
  await identity.getByLabel(t('expiry_date')).fill('2090-01-01');
  const licence = section('licence');
  await licence.getByLabel(t('licence_number')).fill('U1B23456C');
  await licence.getByLabel(t('issue_date')).fill('2015-01-01');
  await licence.getByLabel(t('expiry_date')).fill('2090-01-01');
  await licence.getByRole('checkbox', { name: t('licence_class_b'), exact: true }).check();
  await section('personal').getByLabel(t('fiscal_code')).fill('rssmra85t10a562s');
}

/** Chooses a picture, or another one, at the field of this name. */
export async function choosePicture(
  page: Page,
  lang: Language,
  field: string,
  buffer: Buffer,
): Promise<void> {
  const [t, common] = [await textsIn(lang, 'documents'), await textsIn(lang, 'common')];
  const input = (way: string) =>
    page.getByLabel(common('labelled', { name: field, what: way }), { exact: true });
  const picture = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer };
  await input(t('image_choose'))
    .or(input(t('image_replace')))
    .setInputFiles(picture);
}

import type { Page } from '@playwright/test';
import { slowdown } from '../../../playwright.config.ts';
import { reviewedDocuments, reviewProblems } from '@nolo/domain/identity/document-findings.ts';
import { documentsStatuses, type ProfileImage } from '@nolo/domain/identity/documents.ts';
import { codeParts, type CodePart } from '@nolo/domain/identity/fiscal-code-holder.ts';
import { formatList } from '@nolo/i18n/format.ts';
import { languages, type Language } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { syntheticDocument } from '@nolo/document-reader/synthetic/synthetic-documents.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';
import { logIn } from '../support/log-in.ts';
import { choosePicture, fillInDocuments } from '../support/profile-form.ts';
import { expect, test as base } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

// What `documents.spec.ts` walks through in English, read in each language.

/** `newcomer`: has an account and nothing else. */
const test = base.extend<{ newcomer: TestRenter }>({
  newcomer: async ({ database, context, stack }, use) => {
    const newcomer = await createRenter(database, { documentsStatus: 'missing' });
    await logIn(context, stack.origin, newcomer.token);
    await use(newcomer);
  },
});

// Playwright's trace fetches a picture that cannot be drawn from inside the page, which the content security
// policy reports.
test.use({ trace: 'off' });

const MEGABYTE = 1024 * 1024;
const READ = { timeout: 130_000 * slowdown };

async function choosePassport(page: Page, lang: Language, buffer: Buffer): Promise<void> {
  const t = await textsIn(lang, 'documents');
  await choosePicture(page, lang, t('image_passport'), buffer);
}

for (const lang of languages) {
  test(`${lang}: the banner says how the documents stand, and everything that can be wrong with them`, async ({
    page,
    newcomer,
    database,
  }) => {
    const t = await textsIn(lang, 'documents');
    const findings = reviewedDocuments.flatMap((document) =>
      reviewProblems.map((problem) => ({ document, problem })),
    );
    const main = page.getByRole('main');
    for (const documents_status of documentsStatuses) {
      const isRejected = documents_status === 'rejected';
      await database
        .updateTable('account')
        .set({ documents_status, documents_findings: JSON.stringify(isRejected ? findings : []) })
        .where('id', '=', newcomer.accountId)
        .execute();
      await page.goto(paths.myProfileDocument(lang));
      await expect(main.getByText(t(`status_${documents_status}_title`), { exact: true })).toBeVisible();
      await expect(main.getByText(t(`status_${documents_status}_text`), { exact: true })).toBeVisible();
    }
    for (const problem of reviewProblems) {
      const said = main.getByText(t(`problem_${problem}`), { exact: true });
      await expect(said, problem).toHaveCount(reviewedDocuments.length);
    }
  });

  test(`${lang}: a picture that is none, too large, broken or too small is refused at its field`, async ({
    page,
    newcomer,
    watch,
  }) => {
    // The server is asked to read the passport all the same.
    watch.allow(422, '/customer/document/verification');
    expect(newcomer.email).not.toBe('');
    const [t, rules] = [await textsIn(lang, 'documents'), await textsIn(lang, 'validation')];
    await page.goto(paths.myProfileDocument(lang));
    const field = page.getByRole('group', { name: t('image_passport') });
    const jpeg = Buffer.from([0xff, 0xd8, 0xff]);
    for (const [text, picture] of [
      [rules('image_format'), Buffer.from('%PDF-1.7 not a picture, whatever its name says')],
      [rules('image_too_large'), Buffer.concat([jpeg, Buffer.alloc(10 * MEGABYTE)])],
      [t('image_unreadable'), Buffer.concat([jpeg, Buffer.from('nothing')])],
      [t('image_too_small'), await jpegPicture(500, 300)],
    ] as const) {
      await choosePassport(page, lang, picture);
      await expect(field).toContainText(text);
    }
  });

  test(`${lang}: the fiscal code is computed, filled in, and held against everything it is made of`, async ({
    page,
    newcomer,
  }) => {
    expect(newcomer.email).not.toBe('');
    const [t, account] = [await textsIn(lang, 'documents'), await textsIn(lang, 'account')];
    await page.goto(paths.myProfileDocument(lang));
    const personal = page.getByRole('group', { name: t('personal'), exact: true });
    const sex = (name: 'gender_female' | 'gender_male') =>
      personal.getByRole('radio', { name: account(name), exact: true }).check();
    const place = personal.getByLabel(t('place_of_birth'));
    const code = personal.getByLabel(t('fiscal_code'));
    await sex('gender_female');
    await expect(personal).toContainText(t('fiscal_code_begins', { code: 'CNTGLI85D52' }));
    await place.fill('Roma');
    await expect(personal).toContainText(t('fiscal_code_expected', { code: 'CNTGLI85D52H501H' }));
    await personal.getByRole('button', { name: t('fiscal_code_take'), exact: true }).click();
    await expect(code).toHaveValue('CNTGLI85D52H501H');
    await expect(personal).toContainText(t('fiscal_code_fits'));

    const other: Record<CodePart, () => Promise<void>> = {
      last_name: () => personal.getByLabel(account('last_name'), { exact: true }).fill('Bianchi'),
      first_name: () => personal.getByLabel(account('first_name'), { exact: true }).fill('Anna'),
      dob: () => personal.getByLabel(t('dob')).fill('1986-04-12'),
      gender: () => sex('gender_male'),
      place_of_birth: () => place.fill('Milano'),
    };
    for (const [index, part] of codeParts.entries()) {
      await other[part]();
      const differing = codeParts.slice(0, index + 1).map((one) => t(`fiscal_part_${one}`));
      const parts = formatList(differing, lang);
      await expect(personal, part).toContainText(t('fiscal_code_differs', { parts }));
    }
    await code.fill('CNTGLI85D52H501A');
    await expect(code).toHaveAccessibleDescription(
      new RegExp((await textsIn(lang, 'validation'))('fiscal_code_invalid')),
    );
  });
}

for (const lang of ['it', 'fr'] as const) {
  test(`${lang}: what cannot be read goes to a person, what can be read fills the form`, async ({
    page,
    newcomer,
    database,
  }) => {
    test.slow();
    const t = await textsIn(lang, 'documents');
    const { images, profile, holder } = await syntheticDocument('clean', 1, 'passport');
    await database
      .updateTable('account')
      .set({ first_name: profile.firstName, last_name: profile.lastName, dob: profile.dob })
      .where('id', '=', newcomer.accountId)
      .execute();
    await page.goto(paths.myProfileDocument(lang));
    const identity = page.getByRole('group', { name: t('identity'), exact: true });
    await choosePassport(page, lang, await jpegPicture());
    await expect(identity.getByText(t('reading_person'), { exact: true })).toBeVisible(READ);
    await expect(identity).toContainText(t('problem_unreadable'));
    await expect(identity).toContainText(t('reading_person_text'));
    await choosePassport(page, lang, images.passport ?? Buffer.alloc(0));
    await expect(identity.getByText(t('reading_verified'), { exact: true })).toBeVisible(READ);
    await expect(page.getByLabel(t('passport_number'))).toHaveValue(holder.number);
  });

  test(`${lang}: another document needs front and back, the licence its class B, and both are kept`, async ({
    page,
    newcomer,
    database,
  }) => {
    const [t, rules] = [await textsIn(lang, 'documents'), await textsIn(lang, 'validation')];
    await page.goto(paths.myProfileDocument(lang));
    const choose = async (image: ProfileImage) =>
      choosePicture(page, lang, t(`image_${image}`), await jpegPicture());
    const field = (image: ProfileImage) => page.getByRole('group', { name: t(`image_${image}`) });
    const licence = page.getByRole('group', { name: t('licence'), exact: true });
    const otherDocument = page.getByRole('radio', { name: t('otherDocument'), exact: true });
    const save = page.getByRole('main').getByRole('button', { name: t('save'), exact: true });
    await otherDocument.check();
    await expect(otherDocument).toHaveAccessibleDescription(t('otherDocument_hint'));
    await expect(page.getByLabel(t('passport_number'))).toBeHidden();
    await fillInDocuments(page, lang);
    await expect(licence.getByRole('group', { name: t('licence_classes') })).toContainText(
      t('licence_classes_hint'),
    );
    await licence.getByText(t('licence_more_classes'), { exact: true }).click();
    await licence.getByRole('checkbox', { name: 'AM', exact: true }).check();
    await licence.getByRole('checkbox', { name: t('licence_class_b'), exact: true }).uncheck();
    for (const image of ['document_front', 'driving_licence_front', 'driving_licence_back'] as const)
      await choose(image);
    await save.click();
    await expect(field('document_back')).toContainText(rules('document_images_required'));
    await expect(field('document_front')).not.toContainText(rules('document_images_required'));
    await expect(licence).toContainText(rules('licence_class_required'));

    await choose('document_back');
    await expect(field('document_back')).toContainText(t('image_new'));
    await licence.getByRole('checkbox', { name: t('licence_class_b'), exact: true }).check();
    await save.click();
    await expect(page.getByText(t('status_uploaded_title'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(otherDocument).toBeChecked();
    await expect(licence.getByRole('checkbox', { name: t('licence_class_b'), exact: true })).toBeChecked();
    const stored = t('image_stored_alt', { name: t('image_document_back') });
    await expect(page.getByRole('img', { name: stored, exact: true })).toBeVisible();
    const row = await database
      .selectFrom('account')
      .select(['document_type', 'driving_licence_classes'])
      .where('id', '=', newcomer.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ document_type: 'otherDocument', driving_licence_classes: ['AM', 'B'] });
  });
}

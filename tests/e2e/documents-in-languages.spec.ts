import type { Page } from '@playwright/test';
import { slowdown } from '../../playwright.config.ts';
import { reviewedDocuments, reviewProblems } from '../../domain/identity/document-findings.ts';
import { documentsStatuses } from '../../domain/identity/documents.ts';
import { languages, type Language } from '../../locales/language.ts';
import { paths } from '../../web/app/paths.ts';
import { syntheticDocument } from '../factories/documents/synthetic-documents.ts';
import { jpegPicture } from '../factories/pictures.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { logIn } from './support/log-in.ts';
import { expect, test as base } from './support/test.ts';
import { textsIn } from './support/texts-in.ts';

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
  const labels = [t('image_choose'), t('image_replace')].map((way) => `${t('image_passport')}: ${way}`);
  const field = page
    .getByLabel(labels[0] ?? '', { exact: true })
    .or(page.getByLabel(labels[1] ?? '', { exact: true }));
  await field.setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
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
}

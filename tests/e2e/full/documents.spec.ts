import type { Locator, Page } from '@playwright/test';
import { slowdown } from '../../../playwright.config.ts';
import { pino } from 'pino';
import { createDatabase } from '@nolo/db/database.ts';
import { startJobs } from '@nolo/api/platform/jobs.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { syntheticDocument } from '@nolo/document-reader/synthetic/synthetic-documents.ts';
import { reviewDocuments } from '../../factories/document-review.ts';
import { jpegPicture, pngPicture } from '../../factories/pictures.ts';
import { createRenter, type TestRenter } from '../../factories/renter.ts';
import { testNow } from '../../setup/test-day.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectNoHorizontalScroll } from '../support/layout.ts';
import { logIn } from '../support/log-in.ts';
import { choosePicture, fillInDocuments } from '../support/profile-form.ts';
import { expect, test as base } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

/** `newcomer`: has an account and nothing else; the profile page is open. */
const test = base.extend<{ newcomer: TestRenter }>({
  newcomer: async ({ database, context, page, stack }, use) => {
    const newcomer = await createRenter(database, { documentsStatus: 'missing' });
    await logIn(context, stack.origin, newcomer.token);
    await page.goto(paths.myProfileDocument('en'));
    await expect(page.getByText('Your documents are still missing')).toBeVisible();
    await use(newcomer);
  },
});

// Playwright's trace fetches a picture that cannot be drawn from inside the page, which the content security
// policy reports.
test.use({ trace: 'off' });

type Section = 'Personal information' | 'Identity document' | 'Driving licence';

const section = (page: Page, name: Section) => page.getByRole('group', { name, exact: true });
const imageField = (page: Page, name: string) => page.getByRole('group', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });

const PASSPORT = 'Passport, page with your photo';
const FRONT = 'Licence, front';
const BACK = 'Licence, back';

const choose = (page: Page, name: string, buffer: Buffer) => choosePicture(page, 'en', name, buffer);
const fillTexts = (page: Page) => fillInDocuments(page, 'en');

async function upload(page: Page): Promise<void> {
  await fillTexts(page);
  for (const name of [PASSPORT, FRONT, BACK]) {
    await choose(page, name, await jpegPicture());
    await expect(imageField(page, name)).toContainText('Not saved yet');
  }
  await save(page).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
}

const imagesOf = (page: Page) =>
  page.getByRole('img').evaluateAll((all) =>
    all.map((image) => {
      const { alt, naturalWidth } = image as HTMLImageElement;
      return `${alt} ${naturalWidth}`;
    }),
  );

test('a newcomer uploads passport and licence; they are there again later', async ({
  page,
  newcomer,
  database,
}) => {
  await upload(page);
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(toast).toHaveText(
    /^Your documents have been sent for verification\. .* within one working day\./,
  );
  const { documents_status: status } = await database
    .selectFrom('account')
    .select('documents_status')
    .where('id', '=', newcomer.accountId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('uploaded');
  await page.reload();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  for (const name of [PASSPORT, FRONT, BACK]) {
    await expect(imageField(page, name)).toContainText('Stored');
    await expect(page.getByRole('img', { name: `${name}, as stored` })).toBeVisible();
  }
  // Not only there but drawn, from bytes that the server decrypted.
  await expect
    .poll(() => imagesOf(page))
    .toEqual(expect.arrayContaining([PASSPORT, FRONT, BACK].map((name) => `${name}, as stored 900`)));
  await expect(page.getByLabel('Passport number')).toHaveValue('YA1234567');
  await expect(page.getByLabel('Fiscal code')).toHaveValue('RSSMRA85T10A562S');
  await expectNoAxeViolations(page);
});

test('a reload loses no word, and says which pictures have to be chosen again', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.email).not.toBe('');
  await page.getByLabel('Passport number').fill('YA1234567');
  await choose(page, PASSPORT, await jpegPicture());
  await expect(imageField(page, PASSPORT)).toContainText('Not saved yet');
  const again = '“picture.jpg” was not sent and has been lost. Please choose it again.';
  await page.reload();
  await expect(page.getByLabel('Passport number')).toHaveValue('YA1234567');
  await expect(imageField(page, PASSPORT)).toContainText(again);
  await expect(imageField(page, FRONT)).not.toContainText('Choose it again');
  await page.reload();
  await expect(imageField(page, PASSPORT)).toContainText(again);
  await choose(page, PASSPORT, await jpegPicture());
  await expect(imageField(page, PASSPORT)).toContainText('Not saved yet');
  await expect(imageField(page, PASSPORT)).not.toContainText('Choose it again');
  for (const [lang, words] of [
    ['it', 'Sceglila di nuovo'],
    ['fr', 'Choisissez-la de nouveau'],
  ] as const) {
    await page.goto(paths.myProfileDocument(lang));
    await expect(page.getByRole('main')).toContainText(words);
  }
});

test('says what is missing at each field, in a list that leads there', async ({ page, newcomer }) => {
  expect(newcomer.email).not.toBe('');
  for (const label of ['First name', 'Last name', 'Date of birth']) await page.getByLabel(label).fill('');
  await save(page).click();
  const personal = section(page, 'Personal information');
  for (const [label, text] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Date of birth', 'Date of birth is required'],
    ['Fiscal code', 'Fiscal code is required'],
  ] as const) {
    await expect(personal.getByLabel(label)).toHaveAccessibleDescription(new RegExp(text));
  }
  for (const name of ['Identity document', 'Driving licence'] as const) {
    const part = section(page, name);
    await expect(part.getByLabel(/number$/)).toHaveAccessibleDescription('Document number is required');
    await expect(part.getByLabel('Issue date')).toHaveAccessibleDescription(/Issue date is required/);
    await expect(part.getByLabel('Expiry date')).toHaveAccessibleDescription(/Expiry date is required/);
  }
  await expect(imageField(page, PASSPORT)).toContainText(
    'Provide either a passport or both the front and the back of your document',
  );
  for (const name of [FRONT, BACK]) {
    await expect(imageField(page, name)).toContainText(
      'Provide both the front and the back of your driving licence',
    );
  }
  const summary = page.getByRole('alert').filter({ hasText: 'need your attention' });
  await summary.getByRole('button', { name: 'Driving licence – Expiry date is required' }).click();
  await expect(section(page, 'Driving licence').getByLabel('Expiry date')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoHorizontalScroll(page);
});

test('judges dates and fiscal code', async ({ page, newcomer }) => {
  expect(newcomer.email).not.toBe('');
  await fillTexts(page);
  const code = page.getByLabel('Fiscal code');
  await expect(page.getByText('check last name, first name and date of birth.')).toBeVisible();
  await code.fill('RSSMRA85T10A562');
  await section(page, 'Driving licence').getByLabel('Expiry date').fill('2020-01-01');
  await section(page, 'Identity document').getByLabel('Issue date').fill('2080-01-01');
  await save(page).click();
  await expect(code).toHaveAccessibleDescription(/A fiscal code has 16 characters/);
  await code.fill('RSSMRA85T10A562X');
  await expect(code).toHaveAccessibleDescription(/The fiscal code is not valid/);
  await expect(section(page, 'Driving licence').getByLabel('Expiry date')).toHaveAccessibleDescription(
    /The document has expired/,
  );
  await expect(section(page, 'Identity document').getByLabel('Issue date')).toHaveAccessibleDescription(
    /Enter a valid date/,
  );
});

/** A second or two of a quiet core, after everybody else: on a busy machine as long as the server gives it. */
const READ = { timeout: 130_000 * slowdown };

async function choosePrefix(field: Locator, prefix: string): Promise<void> {
  await field.fill(prefix);
  await field.press('Enter');
  await expect(field).toHaveValue(prefix);
}

test('a fiscal code may be left out with a foreign number, and only then, in each language', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.token).not.toBe('');
  for (const language of languages) {
    const [t, person] = [await textsIn(language, 'documents'), await textsIn(language, 'account')];
    const common = await textsIn(language, 'common');
    await page.goto(paths.myProfileDocument(language));
    const code = page.getByRole('textbox', { name: t('fiscal_code') });
    await expect(code).not.toHaveAccessibleName(new RegExp(common('optional')));
    await choosePrefix(page.getByLabel(person('country_code')), '+33');
    await expect(code).toHaveAccessibleName(new RegExp(common('optional')));
    await choosePrefix(page.getByLabel(person('country_code')), '+39');
    await expect(code).not.toHaveAccessibleName(new RegExp(common('optional')));
  }
});

test('a passport is read: what differs is said at its field, what agrees fills the form', async ({
  page,
  newcomer,
}) => {
  test.slow();
  expect(newcomer.email).not.toBe('');
  const { images, profile, holder } = await syntheticDocument('clean', 1, 'passport');
  const passport = images.passport ?? Buffer.alloc(0);
  const personal = section(page, 'Personal information');
  await personal.getByLabel('Date of birth').fill(profile.dob);
  await choose(page, PASSPORT, passport);
  await expect(page.getByText('One of us will look at this document')).toBeVisible(READ);
  await expect(personal.getByLabel('Last name')).toHaveAccessibleDescription(
    'The name on the document differs from the name in your profile.',
  );
  await expect(page.getByLabel('Passport number')).toHaveValue(holder.number);
  await personal.getByLabel('First name').fill(profile.firstName);
  await personal.getByLabel('Last name').fill(profile.lastName);
  await expect(personal.getByLabel('Last name')).not.toHaveAttribute('aria-invalid', 'true');
  await choose(page, PASSPORT, passport);
  const note = section(page, 'Identity document').getByText('Your document has been read');
  await expect(note).toBeVisible(READ);
  await expect(section(page, 'Identity document').getByLabel('Expiry date')).toHaveValue(
    formatDate(holder.expiry),
  );
  await expectNoAxeViolations(page);
});

/** Stands for the camera: a dark picture, and a bright one with sharp edges once the page is told so. */
function pretendCamera(): void {
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 960;
  const paint = () => {
    const isLit = document.documentElement.dataset['light'] === 'on';
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.fillStyle = isLit ? 'white' : 'rgb(20 20 20)';
    context.fillRect(0, 0, 1280, 960);
    context.fillStyle = 'black';
    if (isLit) for (let x = 0; x < 1280; x += 16) context.fillRect(x, 0, 8, 960);
  };
  setInterval(paint, 50);
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the camera opens with a frame, says when it is too dark, and takes the picture', async ({
    page,
    newcomer,
  }) => {
    expect(newcomer.email).not.toBe('');
    await page.addInitScript(pretendCamera);
    for (const language of ['it', 'fr'] as const) {
      const t = await textsIn(language, 'documents');
      await page.goto(paths.myProfileDocument(language));
      const front = t('image_driving_licence_front');
      await page.getByRole('group', { name: front }).getByText(t('image_choose')).click();
      const frame = page.getByRole('dialog', { name: front });
      await expect(frame.getByText(t('camera_place'))).toBeVisible();
      await expect(frame.getByText(t('camera_dark'))).toBeVisible();
      await page.evaluate(() => (document.documentElement.dataset['light'] = 'on'));
      await expect(frame.getByText(t('camera_good'))).toBeVisible();
      await expect(frame.getByRole('button', { name: t('camera_take') })).toBeEnabled();
    }
    await page.goto(paths.myProfileDocument('en'));
    await page.getByRole('group', { name: FRONT }).getByText('Add a photo').click();
    const camera = page.getByRole('dialog', { name: FRONT });
    await expect(camera.getByText('Too dark: find more light.')).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['light'] = 'on'));
    await expect(camera.getByText('Sharp and bright: take the picture.')).toBeVisible();
    await expectNoAxeViolations(page);
    await camera.getByRole('button', { name: 'Take the picture' }).click();
    await expect(camera).toBeHidden();
    await expect(page.getByRole('img', { name: `${FRONT}, as chosen` })).toBeVisible();
  });

  test('a camera that is refused says what to do, in each language', async ({ page, newcomer }) => {
    expect(newcomer.email).not.toBe('');
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    for (const language of languages) {
      const [t, common] = [await textsIn(language, 'documents'), await textsIn(language, 'common')];
      const front = t('image_driving_licence_front');
      await page.goto(paths.myProfileDocument(language));
      await page.getByRole('group', { name: front }).getByText(t('image_choose')).click();
      const camera = page.getByRole('dialog', { name: front });
      await expect(camera.getByText(t('camera_refused'), { exact: true })).toBeVisible();
      await expect(camera.getByRole('button', { name: t('camera_take') })).toBeDisabled();
      const file = camera.getByLabel(common('labelled', { name: front, what: t('camera_file') }));
      await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegPicture() });
      await expect(camera).toBeHidden();
      await expect(
        page.getByRole('img', { name: t('image_new_alt', { name: front }), exact: true }),
      ).toBeVisible();
    }
  });
});

test('portrait, licence classes and place of birth are kept; the fiscal code is computed', async ({
  page,
  newcomer,
  database,
}) => {
  const personal = section(page, 'Personal information');
  await personal.getByRole('radio', { name: 'Female' }).check();
  await expect(page.getByText('From your details it would begin with CNTGLI85D52.')).toBeVisible();
  await personal.getByLabel('Place of birth').fill('Roma');
  await page.getByRole('button', { name: 'Fill it in' }).click();
  await expect(page.getByText('This code is valid and fits')).toBeVisible();
  const code = await personal.getByLabel('Fiscal code').inputValue();
  await fillTexts(page);
  await personal.getByLabel('Fiscal code').fill(code);
  const licence = section(page, 'Driving licence');
  await licence.getByText('Other classes, if you have any').click();
  await licence.getByRole('checkbox', { name: 'AM', exact: true }).check();
  await licence.getByRole('checkbox', { name: 'Class B, for cars', exact: true }).uncheck();
  for (const name of [PASSPORT, FRONT, BACK]) await choose(page, name, await jpegPicture());
  await choose(page, 'Your photo', await jpegPicture(300, 300));
  await save(page).click();
  await expect(licence.getByText('Class B is needed to drive our cars')).toBeVisible();
  await licence.getByRole('checkbox', { name: 'Class B, for cars', exact: true }).check();
  await save(page).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your photo, as stored', exact: true })).toBeVisible();
  await expect(licence.getByRole('checkbox', { name: 'Class B, for cars', exact: true })).toBeChecked();
  const row = await database
    .selectFrom('account')
    .select(['place_of_birth', 'driving_licence_classes'])
    .where('id', '=', newcomer.accountId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ place_of_birth: 'Roma', driving_licence_classes: ['AM', 'B'] });
});

test('another document needs front and back, and keeps what was typed for the passport', async ({
  page,
  newcomer,
  database,
}) => {
  await fillTexts(page);
  await page.getByRole('radio', { name: 'Other document' }).check();
  await expect(page.getByLabel('Passport number')).toBeHidden();
  await expect(page.getByLabel('Document number')).toHaveValue('');
  await choose(page, 'Document, front', await jpegPicture());
  await save(page).click();
  await expect(imageField(page, 'Document, back')).toContainText(
    'both the front and the back of your document',
  );
  await expect(imageField(page, 'Document, front')).not.toContainText('Provide either');
  await page.getByRole('radio', { name: 'Passport' }).check();
  await expect(page.getByLabel('Passport number')).toHaveValue('YA1234567');
  await page.getByRole('radio', { name: 'Other document' }).check();

  const identity = section(page, 'Identity document');
  await identity.getByLabel('Document number').fill('CA00000AA');
  await identity.getByLabel('Issue date').fill('2021-01-01');
  await identity.getByLabel('Expiry date').fill('2090-01-01');
  for (const name of ['Document, back', FRONT, BACK]) await choose(page, name, await pngPicture(800, 500));
  await save(page).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Other document' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Document, back, as stored' })).toBeVisible();
  const { document_type: type } = await database
    .selectFrom('account')
    .select('document_type')
    .where('id', '=', newcomer.accountId)
    .executeTakeFirstOrThrow();
  expect(type).toBe('otherDocument');
});

test('a file that is no picture is refused at its field, the picture before it stays', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.email).not.toBe('');
  await choose(page, PASSPORT, await jpegPicture());
  await expect(page.getByRole('img', { name: `${PASSPORT}, as chosen` })).toBeVisible();
  await choose(page, PASSPORT, Buffer.from('%PDF-1.7 not a picture, whatever its name says'));
  const field = imageField(page, PASSPORT);
  await expect(field).toContainText('Only JPG, JPEG and PNG pictures are accepted');
  await expect(page.getByLabel(`${PASSPORT}: Replace`)).toHaveAccessibleDescription(/Only JPG, JPEG and PNG/);
  await expect(page.getByRole('img', { name: `${PASSPORT}, as chosen` })).toBeVisible();
  await expectNoAxeViolations(page);
  await field.getByRole('button', { name: 'Undo' }).click();
  await expect(field).not.toContainText('Not saved yet');
  await expect(field).not.toContainText('Only JPG');
});

test('a picture that cannot be drawn says so at its field, and a small one that it is too small', async ({
  page,
  newcomer,
}) => {
  expect(newcomer.email).not.toBe('');
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('nothing')]);
  await choose(page, FRONT, broken);
  await expect(imageField(page, FRONT)).toContainText('This file is damaged or incomplete.');
  await choose(page, BACK, await jpegPicture(500, 300));
  await expect(imageField(page, BACK)).toContainText('The picture is too small to read.');
  await choose(page, BACK, await jpegPicture(700, 450));
  await expect(imageField(page, BACK)).toContainText('Not saved yet');
  await expect(imageField(page, BACK)).not.toContainText('too small');
});

test('a picture that only the server can refuse is refused at its field, and nothing is stored', async ({
  page,
  newcomer,
  watch,
  database,
}) => {
  watch.allow(422, '/customer/profile');
  await fillTexts(page);
  const whole = await jpegPicture();
  // Browsers draw a picture that breaks off in the middle; nobody should have to read a document from it.
  for (const [name, picture] of [
    [PASSPORT, whole],
    [FRONT, whole.subarray(0, Math.round(whole.length / 2))],
    [BACK, whole],
  ] as const) {
    await choose(page, name, picture);
    await expect(imageField(page, name)).toContainText('Not saved yet');
  }
  await save(page).click();
  await expect(imageField(page, FRONT).getByText('This file is damaged or incomplete.').last()).toBeVisible();
  await expect(page.getByLabel(`${FRONT}: Replace`)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Your documents are still missing')).toBeVisible();
  const stored = await database
    .selectFrom('document_image')
    .select('kind')
    .where('account_id', '=', newcomer.accountId)
    .execute();
  expect(stored).toEqual([]);
});

test('the banner follows the review: waiting, refused with what was found, verified', async ({
  page,
  newcomer,
  database,
  stack,
}) => {
  await upload(page);
  const { pool } = createDatabase(stack.databaseUrl, 2);
  const clock = { now: testNow };
  const jobs = await startJobs(pool, pino({ level: 'silent' }), { clock });
  const vault = createVault(readKeyring(stack.documentsKey));
  const deps = { database, jobs, vault, clock };
  const findings = [{ document: 'licence', problem: 'expired' } as const];
  await reviewDocuments(deps, newcomer, findings, 'The photo is blurred.');
  await page.reload();
  await expect(page.getByText('Your documents were not accepted')).toBeVisible();
  await expect(page.getByText('The document has expired.')).toBeVisible();
  await expect(page.getByText('Our reviewer’s note: The photo is blurred.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Urgent? Contact support' }).click();
  await expect(page).toHaveURL(paths.contactUs('en'));
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.goBack();
  await choose(page, PASSPORT, await jpegPicture(1000, 700));
  await save(page).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await reviewDocuments(deps, newcomer);
  await page.reload();
  await expect(page.getByText('Your documents are verified')).toBeVisible();
  await expectNoAxeViolations(page);
  // What is vouched for cannot be changed quietly.
  await page.getByLabel('Last name').fill('Conte');
  await save(page).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  await jobs.stop();
  await pool.end();
});

test('nobody else gets at a picture', async ({ page, newcomer, database, request }) => {
  await upload(page);
  const [seen] = await Promise.all([
    page.waitForResponse((reply) => /\/api\/.*passport/.test(reply.url())),
    page.reload(),
  ]);
  const url = seen.url();
  const as = (token?: string) =>
    request.get(url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const own = await as(newcomer.token);
  expect(own.status()).toBe(200);
  expect(own.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringMatching(/no-store/),
  });
  const stranger = await createRenter(database, { documentsStatus: 'missing' });
  expect((await as(stranger.token)).status()).toBe(404);
  expect((await as()).status()).toBe(401);
});

for (const [lang, title, missing, button, required] of [
  [
    'it',
    'Il mio profilo e i miei documenti',
    'Mancano ancora i documenti',
    'Salva il profilo',
    'Inserisci il codice fiscale',
  ],
  [
    'fr',
    'Mon profil et mes documents',
    'Il manque encore vos documents',
    'Enregistrer le profil',
    'Saisissez le code fiscal',
  ],
] as const) {
  test(`${lang}: the profile speaks the language`, async ({ page, newcomer }) => {
    expect(newcomer.email).not.toBe('');
    await page.goto(paths.myProfileDocument(lang));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(missing)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').filter({ hasText: required })).toBeVisible();
  });
}

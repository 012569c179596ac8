import { readFile } from 'node:fs/promises';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import { DEMO_PASSWORD, DEMO_RENTERS } from '@nolo/api/demo/demo.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { reservationBody } from '../../factories/reservation.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { messagesIn, textsIn } from '../support/texts-in.ts';
import { renterSession } from '../../factories/renter.ts';
import { testNow } from '../../setup/test-day.ts';

test.describe('devices', () => {
  test('are listed, and end one by one or all at once', async ({ page, renter, database }) => {
    await database
      .insertInto('session')
      .values({
        token_hash: newToken().hash,
        account_id: renter.accountId,
        device: 'Firefox, Linux',
        ...renterSession(),
      })
      .execute();
    await page.goto(paths.accountSecurity('en'));
    const devices = page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Log out Firefox, Linux' }).click();
    await expect(page.getByText('The device is logged out')).toBeVisible();
    await expect(devices).toHaveCount(1);

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Log out everywhere?' });
    await expect(dialog).toContainText('including this one');
    await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page).toHaveURL(/\/en\/login\?tab=sign-in$/);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });

  for (const [lang, title] of [
    ['it', 'I tuoi dispositivi'],
    ['fr', 'Vos appareils'],
  ] as const) {
    test(`${lang}: are listed`, async ({ page, renter }) => {
      expect(renter.token).toBeTruthy();
      await page.goto(paths.accountSecurity(lang));
      await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveCount(1);
    });
  }
});

test.describe('your data', () => {
  test('comes as a file; the newsletter is agreed to and taken back, in each language', async ({
    page,
    renter,
  }) => {
    await page.goto(paths.myProfileDocument('en'));
    await page
      .getByRole('navigation', { name: 'More of your account' })
      .getByRole('link', { name: 'Your data' })
      .click();
    const data = page.getByRole('region', { name: 'Your data' });
    await expect(data.getByText('Nothing yet.')).toBeVisible();
    const newsletter = data.getByRole('switch', { name: 'Newsletter' });
    await newsletter.check();
    await expect(data.getByText(/^Agreed on/)).toBeVisible();
    await newsletter.uncheck();
    await expect(data.getByText(/withdrawn on/)).toBeVisible();
    await expectNoAxeViolations(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      data.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^nolo-\d{4}-\d{2}-\d{2}\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      account: { email: string };
      tables: Record<string, unknown[]>;
    };
    expect(file.account.email).toBe(renter.email);
    expect(file.tables['consent']).toHaveLength(1);
    for (const language of ['it', 'fr'] as const) {
      const [t, messages] = [await textsIn(language, 'security'), await messagesIn(language)];
      await page.goto(paths.accountSecurity(language, 'privacy'));
      const section = page.getByRole('region', { name: t('privacy') });
      await expect(section).toContainText(
        t('consent_newsletter', { version: legalDocuments.privacy.version }),
      );
      const choice = section.getByRole('switch', { name: t('newsletter') });
      await choice.check();
      await expect(page.getByText(messages('newsletter.subscribed'))).toBeVisible();
      await choice.uncheck();
      await expect(page.getByText(messages('newsletter.unsubscribed'))).toBeVisible();
      const [again] = await Promise.all([
        page.waitForEvent('download'),
        section.getByRole('button', { name: t('export_button') }).click(),
      ]);
      expect(again.suggestedFilename()).toMatch(/\.json$/);
    }
  });
});

test('what was asked for says that it loads, and a page that cannot be made says so', async ({
  page,
  renter,
  watch,
}) => {
  expect(renter.token).not.toBe('');
  const loading = page.getByText('Loading...', { exact: true });
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/v1/customer/data-export', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.accountSecurity('en', 'privacy'));
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(loading).toBeVisible();
  answer();
  await expect(loading).toBeHidden();

  watch.allow(500, '/customer/notices');
  await page.route('**/api/v1/customer/notices', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(paths.notices('en'));
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test.describe('deleting the account', () => {
  for (const { lang, area, item, ask, car, confirm, done } of [
    {
      lang: 'en',
      area: 'Personal Area',
      item: 'Delete account',
      ask: 'Delete your account?',
      car: /Fiat 500, .*\(NL-\d+\)/,
      confirm: 'Delete for good',
      done: 'Your account is deleted',
    },
    {
      lang: 'it',
      area: 'Area personale',
      item: 'Elimina account',
      ask: 'Eliminare l’account?',
      car: /Fiat 500, .*\(NL-\d+\)/,
      confirm: 'Elimina definitivamente',
      done: 'Il tuo account è stato eliminato',
    },
    {
      lang: 'fr',
      area: 'Espace personnel',
      item: 'Supprimer le compte',
      ask: 'Supprimer votre compte ?',
      car: /Fiat 500, .*\(NL-\d+\)/,
      confirm: 'Supprimer définitivement',
      done: 'Votre compte est supprimé',
    },
  ] as const) {
    test(`${lang}: says what happens to a booking first, then erases everything`, async ({
      page,
      renter,
      car: bookable,
      stack,
      database,
    }) => {
      const reply = await fetch(
        `${stack.origin}/api/v1/customer/reservation/car/${bookable.id}?isSameTime=true`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${renter.token}` },
          body: JSON.stringify(reservationBody()),
        },
      );
      expect(reply.status).toBe(201);
      await page.goto(paths.home(lang));
      await page.getByRole('button', { name: area }).click();
      await page.getByRole('banner').getByRole('link', { name: item }).click();
      await page.getByRole('region', { name: item }).getByRole('button', { name: item }).click();
      const dialog = page.getByRole('alertdialog', { name: ask });
      await expect(dialog.getByText(car)).toBeVisible();
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 390, height: 844 });
      // Room for the words of both: neither breaks.
      const buttons = await dialog.getByRole('button').all();
      for (const button of buttons) expect((await button.boundingBox())?.height).toBeLessThan(50);
      await dialog.getByRole('button', { name: confirm }).click();
      await expect(page).toHaveURL(`/${lang}`);
      await expect(page.getByText(done)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
      const row = await database
        .selectFrom('account')
        .select(['first_name', 'deleted_at'])
        .where('id', '=', renter.accountId)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ first_name: '', deleted_at: expect.any(Date) });
    });
  }

  test('that fails says so and leaves everything as it was, in each language', async ({
    page,
    renter,
    watch,
  }) => {
    watch.allow(500, '/account-delete');
    await page.route('**/api/v1/customer/account-delete', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    for (const lang of languages) {
      const [t, common] = [await textsIn(lang, 'security'), await textsIn(lang, 'common')];
      await page.goto(paths.accountSecurity(lang, 'delete'));
      const section = page.getByRole('region', { name: t('delete') });
      await section.getByRole('button', { name: t('delete_button') }).click();
      const dialog = page.getByRole('alertdialog', { name: t('delete_title') });
      await dialog.getByRole('button', { name: t('delete_confirm') }).click();
      await expect(page.getByText(common('something_wrong'), { exact: true })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(renter.token);
    }
  });
});

test.describe('a session that ends while a form is filled', () => {
  test('leads to log-in and back, with what was typed', async ({ page, context, database, stack, watch }) => {
    watch.allow(401, /\/profile$/);
    // Somebody whose profile is complete; nothing of it is changed.
    const { id } = await database
      .selectFrom('account')
      .select('id')
      .where('email', '=', DEMO_RENTERS.renter)
      .executeTakeFirstOrThrow();
    const { token, hash } = newToken();
    await database
      .insertInto('session')
      .values({ token_hash: hash, account_id: id, ...renterSession() })
      .execute();
    await logIn(context, stack.origin, token);
    await page.goto(paths.myProfileDocument('en'));
    // A picture that comes later would find the session ended before the form does.
    await expect(page.getByRole('img', { name: /, as stored$/ })).toHaveCount(4);
    await page.getByLabel('First name').fill('Giovanna');
    await page.getByLabel('Address').fill('Via dei Fori 12');
    await database
      .updateTable('session')
      .set({ revoked_at: testNow() })
      .where('token_hash', '=', hash)
      .execute();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/en\/login\?/);
    await page.getByLabel('Email', { exact: true }).fill(DEMO_RENTERS.renter);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(paths.myProfileDocument('en'));
    await expect(page.getByLabel('First name')).toHaveValue('Giovanna');
    await expect(page.getByLabel('Address')).toHaveValue('Via dei Fori 12');
  });
});

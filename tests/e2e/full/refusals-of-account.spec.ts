import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { MAX_PASSKEYS } from '../../../domain/account/passkeys.ts';
import { MAX_FAVORITE_CARS } from '../../../domain/favorites/favorite-limit.ts';
import { MAX_SAVED_CARDS } from '../../../domain/payment/saved-cards.ts';
import { languages, type Language } from '../../../locales/language.ts';
import type { Database } from '../../../server/platform/database.ts';
import { newToken } from '../../../server/platform/tokens.ts';
import { paths } from '../../../web/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { sessionTimes, type TestRenter } from '../../factories/renter.ts';
import { givePassword, PASSWORD } from '../support/account.ts';
import { addAttempts } from '../support/attempts.ts';
import { takeOffline } from '../support/free-car.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { addVirtualAuthenticator } from '../support/virtual-authenticator.ts';
import { testNow } from '../../setup/test-day.ts';

// What is refused in the account's pages is read there, in each language.

async function insertPasskeys(database: Database, { accountId }: TestRenter, count: number): Promise<void> {
  const passkeys = Array.from({ length: count }, (_, index) => ({
    account_id: accountId,
    credential_id: randomUUID(),
    public_key: Buffer.from('key'),
    counter: 0,
    transports: ['internal'],
    relying_party: 'localhost',
    name: `Phone ${index + 1}`,
    created_at: testNow(),
  }));
  await database.insertInto('passkey').values(passkeys).execute();
}

/** As many cards at the provider as a renter can keep. */
async function saveCards(
  { sandboxOrigin, stripeKey }: Stack,
  database: Database,
  { accountId, email }: TestRenter,
): Promise<void> {
  const { hostname, port } = new URL(sandboxOrigin);
  const stripe = new Stripe(stripeKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const { id: customer } = await stripe.customers.create({ email });
  for (let count = 0; count < MAX_SAVED_CARDS; count += 1) {
    await stripe.paymentMethods.attach('pm_card_visa', { customer });
  }
  await database
    .insertInto('payment_customer')
    .values({ account_id: accountId, provider_customer_id: customer, created_at: testNow() })
    .execute();
}

for (const lang of languages) {
  test.describe(lang, () => {
    test('a device that is logged out already', async ({ page, renter, database, watch }) => {
      watch.allow(404, '/sessions/');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'security')];
      const { hash } = newToken();
      const device = { account_id: renter.accountId, device: 'Firefox, Linux' };
      await database
        .insertInto('access_token')
        .values({ ...device, token_hash: hash, ...sessionTimes() })
        .execute();
      await page.goto(paths.accountSecurity(lang));
      const logOut = page.getByRole('button', { name: t('log_out_device_name', { device: device.device }) });
      await expect(logOut).toBeVisible();
      await database.deleteFrom('access_token').where('token_hash', '=', hash).execute();
      await logOut.click();
      await expect(page.getByText(errors('account.session_not_found'))).toBeVisible();
      await expect(logOut).toBeHidden();
    });

    test('passkeys: one too many, one that is gone, one that did not hold', async ({
      page,
      renter,
      database,
      watch,
    }) => {
      watch.allow(409, '/passkeys');
      watch.allow(422, '/passkeys');
      watch.allow(404, '/passkeys/');
      watch.allow(401, '/login/passkey');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'security')];
      await givePassword(database, renter);
      await addVirtualAuthenticator(page);
      await insertPasskeys(database, renter, MAX_PASSKEYS);
      await page.goto(paths.accountSecurity(lang, 'passkeys'));
      const adding = await fillInPasskey(page, lang);
      const add = adding.getByRole('button', { name: t('passkey_add') });
      await add.click();
      await expect(page.getByText(errors('passkey.too_many'))).toBeVisible();
      await adding.getByRole('button', { name: (await textsIn(lang, 'common'))('cancel') }).click();

      await page.getByRole('button', { name: t('passkey_remove_name', { name: 'Phone 9' }) }).click();
      const removing = page.getByRole('alertdialog', { name: t('passkey_remove_title') });
      await database.deleteFrom('passkey').where('account_id', '=', renter.accountId).execute();
      await removing.getByRole('button', { name: t('passkey_remove') }).click();
      await expect(page.getByText(errors('passkey.not_found'))).toBeVisible();
      await expect(page.getByText(t('passkeys_none'))).toBeVisible();

      // What the browser was asked to sign is forgotten before it answers.
      await page.route('**/api/v1/customer/passkeys', async (route) => {
        const isAnswer = route.request().method() === 'POST';
        if (isAnswer) await forgetChallenges(database, renter);
        await route.continue();
      });
      await fillInPasskey(page, lang);
      await add.click();
      await expect(page.getByText(errors('passkey.invalid'))).toBeVisible();
    });

    test('a passkey that the account no longer has does not log in', async ({
      page,
      renter,
      database,
      watch,
    }) => {
      watch.allow(401, '/login/passkey');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'security')];
      const login = await textsIn(lang, 'login');
      await givePassword(database, renter);
      await addVirtualAuthenticator(page);
      await page.goto(paths.accountSecurity(lang, 'passkeys'));
      const adding = await fillInPasskey(page, lang);
      await adding.getByRole('button', { name: t('passkey_add') }).click();
      await expect(adding).toHaveCount(0);
      await database.deleteFrom('passkey').where('account_id', '=', renter.accountId).execute();
      await page.evaluate(() => localStorage.removeItem('access_token'));
      await page.goto(paths.login(lang));
      await page.getByRole('button', { name: login('passkey_log_in') }).click();
      await expect(page.getByText(errors('passkey.refused'))).toBeVisible();
    });

    test('an address of its own has no passkeys', async ({ visitor, stack, watch }) => {
      watch.allow(422, '/login/passkey');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'login')];
      const page = await (await visitor({ baseURL: `http://127.0.0.1:${stack.port}` })).newPage();
      await page.goto(paths.login(lang));
      await page.getByRole('button', { name: t('passkey_log_in') }).click();
      await expect(page.getByText(errors('passkey.not_here'))).toBeVisible();
    });

    test('a card too many', async ({ page, renter, database, stack, watch }) => {
      watch.allow(422, '/customer/add-card');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'cards')];
      await saveCards(stack, database, renter);
      await page.goto(paths.addCards(lang));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(MAX_SAVED_CARDS);
      await page.getByRole('button', { name: t('add'), exact: true }).click();
      await expect(page.getByText(errors('card.too_many'))).toBeVisible();
    });

    test('a favourite car too many, and one that is offered no longer, are not marked', async ({
      page,
      renter,
      car,
      database,
      watch,
    }) => {
      watch.allow(422, '/customer/favorite-cars');
      watch.allow(404, '/customer/favorite-cars');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'search')];
      await sql`INSERT INTO favorite_car (account_id, car_id)
        SELECT ${renter.accountId}, id FROM car WHERE id <> ${car.id} LIMIT ${MAX_FAVORITE_CARS}`.execute(
        database,
      );
      const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
      await page.goto(paths.carDetail(lang, car, dates));
      const heart = page.getByRole('button', { name: t('favorite', { name: 'Fiat 500' }) }).first();
      await heart.click();
      await expect(page.getByText(errors('favorite.too_many'))).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');

      await database.deleteFrom('favorite_car').where('account_id', '=', renter.accountId).execute();
      await takeOffline(database, car);
      await heart.click();
      await expect(page.getByText(errors('car.not_found'), { exact: true })).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });

    test('an account whose rental began while the question stood open is kept', async ({
      page,
      renter,
      car,
      database,
      watch,
    }) => {
      watch.allow(409, '/account-delete');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'security')];
      const { id, number } = await createBooking(database, renter, { car });
      await page.goto(paths.accountSecurity(lang, 'delete'));
      const section = page.getByRole('region', { name: t('delete') });
      const ask = section.getByRole('button', { name: t('delete_button') });
      const dialog = page.getByRole('alertdialog', { name: t('delete_title') });
      await ask.click();
      const confirm = dialog.getByRole('button', { name: t('delete_confirm') });
      await expect(confirm).toBeEnabled();
      await database.updateTable('booking').set({ status: 'CHECKED IN' }).where('id', '=', id).execute();
      await confirm.click();
      await expect(page.getByText(errors('account.rental_running'))).toBeVisible();
      await ask.click();
      await expect(dialog).toContainText(t('delete_running', { number }));
      await expect(confirm).toHaveCount(0);
    });

    test('a notice that another tab has deleted', async ({ page, renter, database, watch }) => {
      watch.allow(404, '/customer/notices/');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'notices')];
      await database
        .insertInto('notice')
        .values({
          account_id: renter.accountId,
          key: `test:${randomUUID()}`,
          kind: 'new-device',
          data: JSON.stringify({ detail: 'Firefox, Linux' }),
          created_at: testNow(),
        })
        .execute();
      await page.goto(paths.notices(lang));
      const remove = page.getByRole('button', { name: t('delete') });
      await expect(remove).toBeVisible();
      await database.deleteFrom('notice').where('account_id', '=', renter.accountId).execute();
      await remove.click();
      await expect(page.getByText(errors('notice.not_found'))).toBeVisible();
      await expect(remove).toBeHidden();
    });

    test('too many guesses at a coupon are said at its field', async ({
      page,
      renter,
      car,
      database,
      watch,
    }) => {
      watch.allow(429, '/coupons/verify');
      const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'checkout')];
      await addAttempts(database, 'coupon', `account:${renter.accountId}`);
      const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
      await page.goto(`${paths.checkout(lang, { carId: car.id, slug: car.slug, ...dates })}&step=extras`);
      const field = page.getByLabel(t('coupon_label'));
      await field.fill('40000009');
      await page.getByRole('button', { name: t('apply'), exact: true }).click();
      await expect(field).toHaveAccessibleDescription(errors('coupon.too_many_guesses'));
    });
  });
}

/** The dialog that asks for the name of a new passkey and the password, filled in. */
async function fillInPasskey(page: Page, lang: Language) {
  const t = await textsIn(lang, 'security');
  const adding = page.getByRole('dialog', { name: t('passkey_add') });
  await page
    .getByRole('region')
    .getByRole('button', { name: t('passkey_add') })
    .click();
  await adding.getByLabel(t('passkey_name'), { exact: true }).fill('My phone');
  await adding.getByLabel(t('current_password'), { exact: true }).fill(PASSWORD);
  return adding;
}

async function forgetChallenges(database: Database, { accountId }: TestRenter): Promise<void> {
  await database.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute();
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MAX_ISSUES_PER_BOOKING } from '../../../domain/issues/issue-limits.ts';
import { languages } from '../../../locales/language.ts';
import { readIssue } from '../../../server/issues/handle-issue.ts';
import type { Database } from '../../../server/platform/database.ts';
import { paths } from '../../../web/app/paths.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { takeOffline, type FreeCar } from '../support/free-car.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { testNow } from '../../setup/test-day.ts';

// What has changed on a booking since its page was opened is said in the page, in each language.

const longer = { start_date: inDays(10), end_date: inDays(14), isSameTime: true };
const cancelled = { status: 'CANCELLED', cancelled_at: testNow(), cancel_reason: 'renter' } as const;
const checkedIn = { status: 'CHECKED IN' } as const;
const tooLate = { pickup_local: inDays(1) };

type Elsewhere = typeof cancelled | typeof checkedIn | typeof tooLate | { account_id: string };

type Booked = { id: string; car: FreeCar };

/** What somebody else does to the booking while its page stands open. */
async function change(database: Database, id: string, values: Elsewhere): Promise<void> {
  await database.updateTable('booking').set(values).where('id', '=', id).execute();
}

async function reportIssue(database: Database, booking: { id: string; account_id: string }): Promise<string> {
  const { id } = await database
    .insertInto('issue')
    .values({
      id: randomUUID(),
      booking_id: booking.id,
      account_id: booking.account_id,
      description: 'A scratch',
      created_at: testNow(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

for (const lang of languages) {
  test(`${lang}: cancelling what is cancelled, and what has begun`, async ({
    page,
    renter,
    freeCar,
    database,
    watch,
  }) => {
    watch.allow(409, '/reservation/cancel');
    const [errors, bookings] = [await textsIn(lang, 'errors'), await textsIn(lang, 'bookings')];
    const common = await textsIn(lang, 'common');
    for (const [code, values] of [
      ['booking.already_cancelled', cancelled],
      ['booking.not_cancellable', checkedIn],
    ] as const) {
      const { id } = await createBooking(database, renter, { car: await freeCar() });
      await page.goto(paths.booking(lang, id));
      await page.getByRole('button', { name: bookings('cancel_booking') }).click();
      const dialog = page.getByRole('alertdialog', { name: bookings('cancel_title') });
      const yes = dialog.getByRole('button', { name: common('yes') });
      await expect(yes).toBeEnabled();
      await change(database, id, values);
      await yes.click();
      await expect(dialog.getByRole('alert')).toHaveText(errors(code));
    }
  });

  test(`${lang}: changing what can no longer be changed`, async ({
    page,
    renter,
    freeCar,
    database,
    watch,
  }) => {
    watch.allow(409, '/change');
    watch.allow(404, '/change');
    const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'change')];
    const { accountId } = await createRenter(database);
    for (const [code, happen] of [
      ['booking.change_too_late', ({ id }: Booked) => change(database, id, tooLate)],
      ['booking.not_changeable', ({ id }: Booked) => change(database, id, checkedIn)],
      ['booking.not_found', ({ id }: Booked) => change(database, id, { account_id: accountId })],
      ['booking.car_offline', ({ car }: Booked) => takeOffline(database, car)],
    ] as const) {
      const car = await freeCar();
      const { id } = await createBooking(database, renter, { car });
      await page.goto(paths.changeBooking(lang, id, longer));
      const send = page.getByRole('button', { name: payAndChange(t) });
      await expect(send).toBeEnabled();
      await happen({ id, car });
      await send.click();
      // Beside the price, where it stays.
      await expect(page.getByRole('main').getByText(errors(code), { exact: true }), code).toBeVisible();
    }
  });

  test(`${lang}: a change that waits no longer`, async ({ page, renter, car, database, watch }) => {
    watch.allow(409, '/change');
    const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'change')];
    const { id } = await createBooking(database, renter, { car });
    await page.goto(paths.changeBooking(lang, id, longer));
    await page.getByRole('button', { name: payAndChange(t) }).click();
    await page.waitForURL(/\/c\/pay\//);
    await page.goto(paths.booking(lang, id));
    const keep = page.getByRole('button', { name: t('waiting_keep') });
    await expect(keep).toBeEnabled();
    await database
      .updateTable('booking_change')
      .set({ status: 'withdrawn', decided_at: testNow() })
      .where('booking_id', '=', id)
      .execute();
    await keep.click();
    await expect(page.getByText(errors('booking.no_change_waiting'))).toBeVisible();
  });

  test(`${lang}: a receipt that cannot be had`, async ({ page, renter, car, database, watch }) => {
    watch.allow(409, '/receipt');
    const t = await textsIn(lang, 'booking');
    const { id } = await createBooking(database, renter, { car });
    await page.goto(paths.booking(lang, id));
    const receipt = page.getByRole('button', { name: t('receipt') });
    await expect(receipt).toBeEnabled();
    const unpaid = { status: 'PENDING', paid_at: null } as const;
    await database.updateTable('booking').set(unpaid).where('id', '=', id).execute();
    await receipt.click();
    await expect(page.getByText(t('download_failed'))).toBeVisible();
  });

  test(`${lang}: an issue too many, and one on a booking that is off`, async ({
    page,
    renter,
    freeCar,
    database,
    watch,
  }) => {
    watch.allow(409, '/customer/issues/');
    watch.allow(422, '/customer/issues/');
    const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'issues')];
    const write = async (id: string) => {
      await page.goto(paths.addIssues(lang, { reservation: id }));
      const form = page.getByRole('region', { name: t('issue_number', { number: 1 }) });
      await form.getByLabel(t('description')).fill('A scratch');
      return form;
    };
    const send = () => page.getByRole('button', { name: t('send', { count: 1 }) }).click();

    const full = await createBooking(database, renter, { car: await freeCar() });
    const onFull = await write(full.id);
    for (let count = 0; count < MAX_ISSUES_PER_BOOKING; count += 1) await reportIssue(database, full);
    await send();
    await expect(onFull.getByText(errors('issue.too_many'))).toBeVisible();

    const off = await createBooking(database, renter, { car: await freeCar() });
    const onOff = await write(off.id);
    await change(database, off.id, cancelled);
    await send();
    await expect(onOff.getByText(errors('issue.not_possible'))).toBeVisible();
  });

  test(`${lang}: deleting an issue that was read, and one that is gone`, async ({
    page,
    renter,
    car,
    database,
    watch,
  }) => {
    watch.allow(409, '/customer/issues/');
    watch.allow(404, '/customer/issues/');
    const [errors, t] = [await textsIn(lang, 'errors'), await textsIn(lang, 'issues')];
    const booking = await createBooking(database, renter, { car });
    const read = await reportIssue(database, booking);
    await page.goto(paths.viewIssues(lang, { reservation: booking.id }));
    const remove = async () => {
      const dialog = page.getByRole('alertdialog', { name: t('delete_title') });
      await dialog.getByRole('button', { name: t('delete') }).click();
    };
    await askToDelete(page, t('delete'));
    await readIssue({ database, clock: { now: testNow } }, { number: booking.number, id: read });
    await remove();
    await expect(page.getByText(errors('issue.already_read'))).toBeVisible();
    await expect(page.getByText(t('read'), { exact: true })).toBeVisible();

    const gone = await reportIssue(database, booking);
    await page.reload();
    await askToDelete(page, t('delete'));
    await database.deleteFrom('issue').where('id', '=', gone).execute();
    await remove();
    await expect(page.getByText(errors('issue.not_found'))).toBeVisible();
  });
}

async function askToDelete(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label }).click();
}

/** The button that pays a change, whatever it costs. */
function payAndChange(t: Awaited<ReturnType<typeof textsIn<'change'>>>): RegExp {
  const [before = '', after = ''] = t('change_pay', { amount: '|' }).split('|');
  return new RegExp(`^${before}.*${after}$`);
}

import { CANCEL_REASONS, type CancelReason } from '@nolo/domain/booking/cancel-reason.ts';
import { hasFailed, REFUND_STATES } from '@nolo/domain/booking/refund-state.ts';
import { cancelledBy } from '@nolo/domain/booking/timeline.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { refundText } from '@nolo/site/shared/bookings/refund-text.ts';
import { createBooking } from '../../factories/booking.ts';
import { reservationBody, reserveOver } from '../../factories/reservation.ts';
import { payOnHostedPage } from '../support/hosted-page.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';
import { testNow } from '../../setup/test-day.ts';

// Why a booking ended, who ended it and where its money is: on its own page, and where payments return to.

/** What heads the page that payments return to, and what the history of the booking's own page ends with. */
const ENDINGS = {
  renter: ['cancelled_title', 'event_cancelled'],
  expired: ['expired_title', 'event_expired'],
  replaced: ['replaced_title', 'event_replaced'],
  payment_unavailable: ['cancelled_title', 'event_payment_unavailable'],
  payment_failed: ['cancelled_title', 'event_payment_failed'],
  payment_returned: ['refunded_title', 'event_payment_returned'],
  payment_does_not_fit: ['payment_does_not_fit_title', 'event_payment_does_not_fit'],
  late_payment_refunded: ['refunded_title', 'event_expired'],
  replacement_refused: ['refunded_title', 'event_replacement_refused'],
  replacement_unanswered: ['refunded_title', 'event_replacement_unanswered'],
  company: ['refunded_title', 'event_cancelled'],
  not_handed_over: ['refunded_title', 'event_not_handed_over'],
  no_show: ['refunded_title', 'event_no_show'],
} as const satisfies Record<CancelReason, readonly [title: string, event: string]>;

/** How the booking's own page tells of a refund. */
const REFUNDS = {
  requested: 'refund_requested',
  pending: 'refund_requested',
  requires_action: 'refund_requires_action',
  succeeded: 'refund_succeeded',
  failed: 'refund_failed',
  canceled: 'refund_failed',
} as const;

/** Of the car. */
const COMPANY = 'Rossi Autonoleggio';

const inMinutes = (minutes: number) => new Date(testNow().getTime() + minutes * 60_000);

/** What of a text stands before and after its first value. */
function around(text: string): [before: string, after: string] {
  const [before = '', after = ''] = text.split('|');
  return [before, after];
}

for (const lang of languages) {
  test(`${lang}: each way to end says why, by whom and what becomes of the money`, async ({
    page,
    renter,
    car,
    database,
  }) => {
    const [t, bookings] = [await textsIn(lang, 'booking'), await textsIn(lang, 'bookings')];
    const main = page.getByRole('main');
    const last = page
      .getByRole('region', { name: t('timeline_title') })
      .getByRole('listitem')
      .last();
    const { id } = await createBooking(database, renter, { car, status: 'CANCELLED' });
    for (const reason of CANCEL_REASONS) {
      const [title, event] = ENDINGS[reason];
      const refund_minor = title === 'refunded_title' ? 18_000 : null;
      await database
        .updateTable('booking')
        .set({ cancel_reason: reason, refund_minor })
        .where('id', '=', id)
        .execute();
      await page.goto(paths.booking(lang, id));
      for (const part of around(t(`cancelled_${reason}`, { date: '|', company: COMPANY })))
        await expect(main).toContainText(part);
      await expect(last).toContainText(t(event));
      const who = { renter: t('by_you'), company: COMPANY, platform: 'Nolo S.r.l.' };
      await expect(last).toContainText(who[cancelledBy(reason)]);

      await page.goto(paths.paymentReturn(lang, { reservation: id }));
      await expect(page.getByRole('heading', { name: bookings(title), exact: true })).toBeVisible();
      const isLate = reason === 'late_payment_refunded';
      await expect(page.getByText(bookings('refunded_late'))).toHaveCount(isLate ? 1 : 0);
    }
  });

  test(`${lang}: how far a refund has come is said in both places`, async ({
    page,
    renter,
    car,
    database,
  }) => {
    const [t, bookings] = [await textsIn(lang, 'booking'), await textsIn(lang, 'bookings')];
    const amount = formatMoney(18_000, lang);
    const values = { cancel_reason: 'renter', cancelled_at: testNow(), refund_minor: 18_000 } as const;
    const booking = await createBooking(database, renter, { car });
    await database
      .updateTable('booking')
      .set({ status: 'CANCELLED', ...values })
      .where('id', '=', booking.id)
      .execute();
    const refund = await database
      .insertInto('refund')
      .values({
        booking_id: booking.id,
        payment_id: booking.paymentId,
        amount_minor: 18_000,
        reason: 'cancelled',
        created_at: testNow(),
        // Nothing that waits for the provider, which knows of no such payment.
        status: 'failed',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refunds = page.getByRole('region', { name: t('refunds_title') });
    const history = page.getByRole('region', { name: t('timeline_title') });
    for (const state of REFUND_STATES) {
      await database.updateTable('refund').set({ status: state }).where('id', '=', refund.id).execute();
      await page.goto(paths.booking(lang, booking.id));
      for (const part of around(t(REFUNDS[state], { date: '|' }))) await expect(refunds).toContainText(part);
      const event = hasFailed(state) ? 'event_refund_failed' : 'event_refunded';
      await expect(history).toContainText(t(event, { amount }));
      await page.goto(paths.paymentReturn(lang, { reservation: booking.id }));
      await expect(page.getByText(bookings(refundText(state), { amount }))).toBeVisible();
    }
  });
}

for (const lang of ['it', 'fr'] as const) {
  test(`${lang}: a payment that waits, one that is not confirmed yet, and one that nobody can ask about`, async ({
    page,
    renter,
    car,
    stack,
    database,
    watch,
  }) => {
    const t = await textsIn(lang, 'bookings');
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    await reserveOver(stack.origin, renter, car.id, reservationBody());
    const { id } = await database
      .selectFrom('booking')
      .select('id')
      .where('account_id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    const stand = (values: { status: 'PENDING' | 'PAID'; expires_at?: Date; paid_at?: Date | null }) =>
      database.updateTable('booking').set(values).where('id', '=', id).execute();

    await page.goto(paths.paymentReturn(lang, { reservation: id }));
    await expect(heading(t('open_title'))).toBeVisible();
    await page.getByRole('link', { name: t('pay_now') }).click();
    await payOnHostedPage(page);
    // Back in the language in which it was booked.
    await page.waitForURL(/session_id=/);
    await page.goto(page.url().replace('/en/', `/${lang}/`));
    await expect(heading(t('confirmed_title'))).toBeVisible();

    await stand({ status: 'PENDING', paid_at: null, expires_at: inMinutes(20) });
    await page.reload();
    await expect(heading(t('received_title'))).toBeVisible();
    await stand({ status: 'PAID', paid_at: testNow() });
    await expect(heading(t('confirmed_title'))).toBeVisible();

    await stand({ status: 'PENDING', paid_at: null, expires_at: inMinutes(-1) });
    await page.goto(paths.paymentReturn(lang, { reservation: id }));
    await expect(heading(t('status_lapsed'))).toBeVisible();

    watch.allow(500, '/customer/reservation/');
    await page.route('**/api/v1/customer/reservation/*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(heading(t('unreachable_title'))).toBeVisible();
    await page.unroute('**/api/v1/customer/reservation/*');
    await stand({ status: 'PAID', paid_at: testNow() });
    await page.getByRole('button', { name: (await textsIn(lang, 'common'))('try_again') }).click();
    await expect(heading(t('confirmed_title'))).toBeVisible();
  });
}

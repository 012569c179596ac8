import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectSentOnce, expectToast, networkError } from '@nolo/tests/components/expectations.ts';
import { booking, car, days, quote } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { formatMoney } from '@nolo/i18n/format.ts';
import { paths } from '../../../app/paths.ts';
import { ChangePage } from './change-page.tsx';

const t = english('change');
const longer = { start_date: days.start, end_date: '2090-03-14T10:00', isSameTime: true };
const send = () => screen.getByRole('button', { name: t('change_pay', { amount: formatMoney(6000, 'en') }) });

const open = () =>
  renderPage(
    <ChangePage data={{ booking, car, extras: [] }} />,
    paths.changeBooking('en', booking.id, longer),
  );

async function openPriced() {
  const user = open();
  await waitFor(() => expect(send()).toBeEnabled());
  return user;
}

beforeEach(() => {
  logIn();
  server.gives('quoteAmendment', {
    before: quote,
    after: { ...quote, days: 4, total: 24_000 },
    difference: 6000,
    free_cancellation_until: '2090-03-08T10:00',
  });
});

test.each([
  'booking.change_too_late',
  'booking.not_changeable',
  'booking.not_found',
  'booking.car_offline',
  'booking.dates_taken',
] as const)('%s: the price says so, and there is nothing to press', async (code) => {
  server.refuses('quoteAmendment', code);
  open();
  expect(await screen.findByText(refusalText(code))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('change_same') })).toBeNull();
});

test.each(['booking.change_too_late', 'payment.unavailable'] as const)(
  'sending: %s is said, asked once, and the price is asked for again',
  async (code) => {
    server.refuses('changeReservation', code);
    const user = await openPriced();
    const asked = server.got('quoteAmendment').length;
    await expectSentOnce(user, send, 'changeReservation');
    await expectToast(refusalText(code));
    await waitFor(() => expect(server.got('quoteAmendment')).toHaveLength(asked + 1));
  },
);

test('sending: a price that has moved is said in words of its own; a lost network as ever', async () => {
  server.refuses('changeReservation', 'booking.price_changed');
  const user = await openPriced();
  await user.click(send());
  await expectToast(t('price_moved'));
  server.isLost('changeReservation');
  await waitFor(() => expect(send()).toBeEnabled());
  await user.click(send());
  await expectToast(networkError);
});

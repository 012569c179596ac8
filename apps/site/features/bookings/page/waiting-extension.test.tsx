import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectSentOnce, expectToast } from '@nolo/tests/components/expectations.ts';
import { booking } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../../app/paths.ts';
import { BookingPage } from './booking-page.tsx';

const t = english('extension');
const asked = {
  end_date: '2090-03-14T10:00',
  difference: 6000,
  is_accepted: false,
  held_until: '2090-03-12T10:00',
};
const accepted = { ...asked, is_accepted: true };

function open(extension: typeof booking.extension, query = '') {
  const shown = { ...booking, status: 'CHECKED IN' as const, extension };
  return renderPage(<BookingPage booking={shown} />, `${paths.booking('en', booking.id)}${query}`);
}

const section = (title: 'asked_title' | 'accepted_title') =>
  within(screen.getByRole('region', { name: t(title) }));
const pay = () => screen.getByRole('button', { name: 'Pay €60.00' });

beforeEach(() => {
  logIn();
  server.gives('reservationInspections', {
    check_in: null,
    check_out: null,
    settlement: null,
    settlement_signatures: null,
  });
});

test('a rental on the road leads to the page on which a later return is asked for', () => {
  open({ is_possible: true, asked: null });
  expect(screen.getByRole('link', { name: t('open') })).toHaveAttribute(
    'href',
    paths.extension('en', booking.id),
  );
});

test('asked: until when the company answers; it can be withdrawn', async () => {
  server.gives('withdrawAmendment', { reservation: booking });
  const user = open({ is_possible: false, asked });
  expect(screen.queryByRole('link', { name: t('open') })).toBeNull();
  const shown = section('asked_title');
  expect(
    shown.getByText(/Rossi Autonoleggio has until Sunday 12 March 2090, 9:59.AM to answer/),
  ).toBeVisible();
  expect(shown.getByText(t('new_return')).nextElementSibling).toHaveTextContent('Tue 14-03-2090');
  expect(shown.getByText('€60.00')).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Pay/ })).toBeNull();
  await user.click(shown.getByRole('button', { name: t('withdraw') }));
  await expectToast(DONE);
});

test('accepted: until when what is paid, on the hosted page, which is opened once', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  server.gives('payExtension', { url: 'https://pay.example/1' });
  const user = open({ is_possible: false, asked: accepted });
  expect(section('accepted_title').getByText(/Pay €60\.00 by Sunday 12 March 2090, 9:59.AM/)).toBeVisible();
  await user.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/1'));
  await user.click(pay());
  expect(server.got('payExtension')).toHaveLength(1);
});

test.each(['booking.no_change_waiting', 'payment.unavailable'] as const)(
  'paying: %s is said, and can be tried again',
  async (code) => {
    server.refuses('payExtension', code);
    const user = open({ is_possible: false, asked: accepted });
    await expectSentOnce(user, pay, 'payExtension');
    await expectToast(refusalText(code));
  },
);

test('back from the hosted page: the payment is being confirmed, and nothing is to be pressed', () => {
  open({ is_possible: false, asked: accepted }, '?paid=1');
  expect(screen.getByRole('region', { name: english('change')('confirming_title') })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

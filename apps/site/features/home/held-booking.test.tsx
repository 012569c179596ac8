import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatDeadlineTime } from '@nolo/i18n/format.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { booking } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import HeldBooking from './held-booking.tsx';

const t = english('bookings');
const waiting = {
  ...booking,
  status: 'PENDING' as const,
  expires_at: '2090-03-01T13:35:00Z',
  payment_url: 'https://pay.example/1',
};
const open = () => renderPage(<HeldBooking />, paths.home('en'));

beforeEach(() => logIn());

test('says which car is held until when, with the way to pay and to the booking', async () => {
  server.gives('myReservations', { reservations: [booking, waiting], has_more: false });
  open();
  const pay = await screen.findByRole('link', { name: t('pay_now') });
  expect(pay).toHaveAttribute('href', waiting.payment_url);
  const about = screen.getByRole('link', {
    name: t('held_for_you', { car: 'Fiat 500', time: formatDeadlineTime('2090-03-01T14:35', 'en') }),
  });
  expect(about).toHaveAttribute('href', paths.booking('en', booking.id));
});

test.each([
  ['nothing waits', [booking]],
  ['its time is over', [{ ...waiting, expires_at: null }]],
] as const)('says nothing: %s', async (_, reservations) => {
  server.gives('myReservations', { reservations: [...reservations], has_more: false });
  open();
  await vi.waitFor(() => expect(server.got('myReservations')).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('what cannot be had is not worth a word', async () => {
  server.isLost('myReservations');
  open();
  await vi.waitFor(() => expect(server.got('myReservations')).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DONE, refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectSentOnce, expectToast } from '@nolo/tests/components/expectations.ts';
import { booking, car, quote } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../../app/paths.ts';
import { ExtensionPage } from './extension-page.tsx';
import type { ExtensionData } from './load-extension.ts';

const t = english('extension');
const search = english('search');
const onRoad = {
  ...booking,
  status: 'CHECKED IN' as const,
  extension: { is_possible: true, asked: null },
};
const send = () => screen.getByRole('button', { name: t('ask') });
const time = () => screen.getByRole('combobox', { name: search('return_time') });

function open(data: Partial<ExtensionData> = {}, end_date?: string) {
  const address = paths.extension('en', booking.id, end_date ? { end_date } : {});
  return renderPage(<ExtensionPage data={{ booking: onRoad, car, ...data }} />, address);
}

async function openPriced() {
  const user = open();
  await waitFor(() => expect(send()).toBeEnabled());
  return user;
}

beforeEach(() => {
  logIn();
  server.gives('quoteExtension', {
    before: quote,
    after: { ...quote, days: 4, total: 24_000 },
    difference: 6000,
  });
});

test('a day more is proposed, with what it costs; only the return is asked for', async () => {
  await openPriced();
  expect(server.got('quoteExtension')).toEqual([{ end_date: '2090-03-14T10:00' }]);
  expect(screen.getByText('To pay').nextElementSibling).toHaveTextContent('€60.00');
  expect(screen.queryByRole('combobox', { name: search('pickup_time') })).toBeNull();
  expect(screen.getByText(/for 23 hours at most/)).toBeVisible();
});

test('on the agreed day later times alone are offered', async () => {
  const user = open({}, '2090-03-13T12:00');
  const times = within(time()).getAllByRole('option');
  expect(times[0]).toHaveValue('10:30');
  await user.selectOptions(time(), '13:00');
  await waitFor(() => expect(server.got('quoteExtension')).toContainEqual({ end_date: '2090-03-13T13:00' }));
});

test('the company is asked once, at the price that was seen', async () => {
  server.gives('askExtension', { reservation: booking });
  const user = await openPriced();
  await user.click(send());
  await expectToast(DONE);
  expect(server.got('askExtension')).toEqual([{ end_date: '2090-03-14T10:00', expected_total: 24_000 }]);
});

test.each([
  ['booking.price_changed', t('price_moved')],
  ['booking.extension_waiting', refusalText('booking.extension_waiting')],
] as const)('asking: %s is said, and the price is asked for again', async (code, text) => {
  server.refuses('askExtension', code);
  const user = await openPriced();
  await expectSentOnce(user, send, 'askExtension');
  await expectToast(text);
  await waitFor(() => expect(server.got('quoteExtension')).toHaveLength(2));
});

test.each([
  ['booking.dates_taken', t('full')],
  ['booking.car_offline', t('full')],
  ['booking.not_extendable', refusalText('booking.not_extendable')],
] as const)('%s: the price says so, and there is nothing to press', async (code, text) => {
  server.refuses('quoteExtension', code);
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: t('ask') })).toBeNull();
});

test('a return that the company is not there for is said at the field', async () => {
  const errors = { end_date: ['Closed then.'] };
  server.refuses('quoteExtension', 'booking.return_outside_opening_hours', errors);
  open();
  expect(await screen.findByText('Closed then.')).toBeVisible();
  expect(time()).toBeInvalid();
});

test('booked again from the return on: the page says so and whom to call', () => {
  const end_date = '2090-03-13T23:30';
  open({
    booking: { ...onRoad, end_date },
    car: { ...car, unavailable_days: ['2090-03-13', '2090-03-14'] },
  });
  expect(screen.getByText(t('full'))).toBeVisible();
  expect(screen.getByRole('link', { name: english('bookings')('call_company') })).toBeVisible();
  expect(server.got('quoteExtension')).toEqual([]);
});

test('without the car, or too late, the page says so', () => {
  open({ booking: { ...onRoad, extension: { is_possible: false, asked: null } }, car: null });
  expect(screen.getByText(t('not_possible'))).toBeVisible();
});

test('what was asked for stands there instead of the form', () => {
  const asked = {
    end_date: '2090-03-14T10:00',
    difference: 6000,
    is_accepted: false,
    held_until: '2090-03-12T10:00',
  };
  open({ booking: { ...onRoad, extension: { is_possible: false, asked } }, car: null });
  expect(screen.getByRole('region', { name: t('asked_title') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('ask') })).toBeNull();
});

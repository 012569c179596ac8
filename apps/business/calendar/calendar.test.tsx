import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CalendarEntry } from '@nolo/contract/business/calendar.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('calendar');
const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const days = Array.from({ length: 14 }, (_, index) => `2027-02-${String(index + 9).padStart(2, '0')}`);

const hotel: CalendarEntry = {
  kind: 'own_rental',
  id,
  from: '2027-02-10T10:00',
  until: '2027-02-12T11:00',
  title: 'Hotel Quirinale',
  own_rental: {
    customer_name: 'Hotel Quirinale',
    customer_phone: '+39 06 4707',
    source: 'broker',
    language: 'fr',
    price: 18_050,
    start_date: '2027-02-10T10:00',
    end_date: '2027-02-12T10:00',
  },
};
const booking: CalendarEntry = {
  kind: 'booking',
  id,
  from: '2027-02-14T10:00',
  until: '2027-02-15T10:00',
  title: 'NL-100005 Chiara Lombardi',
  own_rental: null,
};
const unpaid: CalendarEntry = { ...booking, kind: 'unpaid', id: null, from: '2027-02-17T10:00', title: '' };

async function openPage(path: string, heading: string, role: MemberRole = 'manager') {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Anna Rossi',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('companyCalendar', {
    today: '2027-02-09',
    days,
    cars: [
      { id: 1, name: 'Fiat 500', is_online: true, entries: [hotel, booking, unpaid] },
      { id: 2, name: 'Fiat Panda', is_online: true, entries: [] },
    ],
  });
  const user = renderPortal(routes, `/7/calendar${path}`);
  await screen.findByRole('heading', { name: heading });
  return user;
}

test('each car has a row with what stands in its calendar, each leading to where it is shown or changed', async () => {
  await openPage('', t('title'));
  const grid = within(screen.getByRole('table', { name: t('title') }));
  expect(grid.getAllByRole('row')).toHaveLength(3);
  expect(grid.getByRole('link', { name: /Own rental, Hotel Quirinale/ })).toHaveAttribute(
    'href',
    `/7/calendar/own-rentals/${id}?from=2027-02-09`,
  );
  expect(grid.getByRole('link', { name: /Booking, NL-100005/ })).toHaveAttribute('href', `/7/bookings/${id}`);
  expect(grid.getByText(t('kind_unpaid')).closest('a')).toBeNull();
});

test('one car has its list, and says so when it is free', async () => {
  const user = await openPage('?car=1', 'Fiat 500');
  const list = within(screen.getByRole('region', { name: 'Fiat 500' }));
  expect(list.getByText('Hotel Quirinale')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: /^Fiat Panda/ })[0] as HTMLElement);
  expect(
    within(await screen.findByRole('region', { name: 'Fiat Panda' })).getByText(t('free')),
  ).toBeVisible();
});

test('whoever is at the counter takes no car off the road', async () => {
  await openPage('', t('title'), 'counter');
  expect(screen.getByRole('link', { name: t('add_own_rental') })).toBeVisible();
  expect(screen.queryByRole('link', { name: t('add_offline') })).not.toBeInTheDocument();
});

test('an own rental is entered; what is refused stands at its field, taken dates above the button', async () => {
  const user = await openPage('/own-rentals/new?car=2', t('new_own_rental'));
  const name = screen.getByLabelText(t('customer_name'));
  expect(screen.getByLabelText(t('car'))).toHaveValue('2');
  server.refuses('addOwnRental', 'request.invalid', {
    customer_name: [english('validation')('name_required')],
  });
  await user.click(screen.getByRole('button', { name: t('save') }));
  await expectRefused(name, english('validation')('name_required'));

  fill(name, 'Hotel Quirinale');
  fill(screen.getByLabelText(t('from')), '2027-02-10T10:00');
  fill(screen.getByLabelText(t('to')), '2027-02-12T10:00');
  server.refuses('addOwnRental', 'calendar.dates_taken');
  await user.click(screen.getByRole('button', { name: t('save') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('calendar.dates_taken'));
  expect(name).toHaveValue('Hotel Quirinale');

  server.gives('addOwnRental', { id });
  await user.click(screen.getByRole('button', { name: t('save') }));
  expect(await screen.findByRole('region', { name: 'Fiat Panda' })).toBeVisible();
  expect(server.got('addOwnRental').at(-1)).toEqual({
    car_id: '2',
    customer_name: 'Hotel Quirinale',
    customer_phone: '',
    start_date: '2027-02-10T10:00',
    end_date: '2027-02-12T10:00',
    source: 'phone',
    language: 'en',
    price: '',
  });
});

test('one that stands there is shown as it was entered, and cancelled once it was asked whether', async () => {
  const user = await openPage(`/own-rentals/${id}?from=2027-02-09`, t('own_rental'));
  expect(screen.getByLabelText(/Price/)).toHaveValue('180.50');
  expect(screen.getByLabelText(t('to'))).toHaveValue('2027-02-12T10:00');
  expect(screen.getByLabelText(t('source_broker'))).toBeChecked();
  expect(screen.getByLabelText('Français')).toBeChecked();
  await user.click(screen.getByRole('button', { name: t('cancel_own_rental') }));
  const question = within(screen.getByRole('alertdialog'));
  server.gives('cancelOwnRental', {});
  await user.click(question.getByRole('button', { name: t('cancel_own_rental') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('title') })).toBeVisible();
  expect(server.got('cancelOwnRental')).toHaveLength(1);
});

test('a calendar from elsewhere names what does not hold the car, and why', async () => {
  server.gives('carFeeds', {
    car: 'Fiat 500',
    address: null,
    feeds: [
      {
        id,
        name: 'Broker',
        host: 'broker.example',
        read_at: '2027-02-09T09:00:00.000Z',
        problem: null,
        events: 2,
        conflicts: 0,
        left_out: [
          { title: 'Broker 17', starts: '2027-02-12T10:00', reason: 'free' },
          { title: '', starts: null, reason: 'unreadable' },
        ],
        left_out_count: 2,
      },
    ],
  });
  await openPage('/feeds/1', t('calendars_of', { car: 'Fiat 500' }));
  const [free, unreadable] = within(screen.getByRole('group')).getAllByRole('listitem');
  expect(screen.getByText(t('feed_left_out', { count: 2 }))).toBeVisible();
  expect(free).toHaveTextContent(`Broker 17Friday 12 February 2027, 10:00 AM${t('left_out_free')}`);
  expect(unreadable).toHaveTextContent(`${t('untitled')}${t('left_out_unreadable')}`);
});

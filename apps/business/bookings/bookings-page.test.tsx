import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedBooking } from '@nolo/contract/business/bookings.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { fill } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('company-bookings');
const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';

const booking: ListedBooking = {
  id,
  number: 'NL-100005',
  status: 'PAID',
  car: 'Fiat 500X',
  renter: 'Chiara Lombardi',
  start_date: '2027-02-09T12:30',
  end_date: '2027-02-13T12:30',
  pickup: 'Roma Termini',
  has_replacement: false,
  overdue_minutes: null,
  is_endangered: false,
};

async function openPage(query = '', bookings = [booking], has_more = false) {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role: 'counter' }],
  });
  server.gives('companyBookings', { bookings, has_more });
  const user = renderPortal(routes, `/7/bookings${query}`);
  await screen.findByRole('heading', { level: 1, name: t('title') });
  return user;
}

const current = () =>
  within(screen.getByRole('navigation', { name: t('list_label') }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test('today’s bookings come first, each with who, what, when and how it stands', async () => {
  await openPage('', [booking, { ...booking, id: id.replace('5a05', '5a06'), has_replacement: true }]);
  expect(current()).toEqual([t('list_today')]);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /NL-100005.*Chiara Lombardi.*Fiat 500X.*Tue.9.Feb, 12:30.PM.*Roma Termini.*Sat.13.Feb, 12:30.PM.*Confirmed/,
  );
  expect(first).not.toHaveTextContent(t('replacement_waits'));
  expect(second).toHaveTextContent(t('replacement_waits'));
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', `/7/bookings/${id}`);
});

test('another list stands in the address, and says what comes there', async () => {
  const user = await openPage('?when=coming', []);
  expect(current()).toEqual([t('list_coming')]);
  expect(screen.getByText(t('empty_coming_text'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('list_running') }));
  expect(await screen.findByText(t('empty_running_text'))).toBeVisible();
});

test('what is searched for is found in all lists, and given up again', async () => {
  const user = await openPage();
  fill(screen.getByLabelText(t('search_label')), 'lombardi');
  await user.click(screen.getByRole('button', { name: t('search') }));
  expect(await screen.findByRole('heading', { name: 'Found: “lombardi”' })).toBeVisible();
  expect(current()).toEqual([]);
  server.gives('companyBookings', { bookings: [], has_more: false });
  fill(screen.getByLabelText(t('search_label')), 'nobody');
  await user.click(screen.getByRole('button', { name: t('search') }));
  expect(await screen.findByText(t('found_none_text'))).toBeVisible();
  server.gives('companyBookings', { bookings: [booking], has_more: false });
  await user.click(screen.getByRole('link', { name: t('search_clear') }));
  expect(await screen.findByRole('row', { name: /Lombardi/ })).toBeVisible();
  expect(screen.getByLabelText(t('search_label'))).toHaveValue('');
});

test('a longer list goes on, and back to its first page', async () => {
  const user = await openPage('?when=past', [booking], true);
  const next = screen.getByRole('link', { name: t('more') });
  expect(next).toHaveAttribute('href', `/7/bookings?when=past&after=${id}`);
  server.gives('companyBookings', { bookings: [{ ...booking, number: 'NL-100001' }], has_more: false });
  await user.click(next);
  expect(await screen.findByText('NL-100001')).toBeVisible();
  expect(screen.queryByRole('link', { name: t('more') })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('first') })).toHaveAttribute('href', '/7/bookings?when=past');
});

test('a renter who has left is named so', async () => {
  await openPage('?when=past', [{ ...booking, renter: '' }]);
  expect(screen.getByText(english('portal')('renter_deleted'))).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

type Unclosed = CallData<StaffApi['staffUnclosedBooking']>;

const t = english('work');
const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const since = '2027-02-12T09:00:00Z';

const unclosed: Unclosed = {
  booking: {
    number: 'NOLO-123456',
    status: 'PAID',
    company: { id: 7, name: 'Bianchi Noleggi', phone: '+39 06 1' },
    renter: { name: 'Giulia Conti', phone: '+39 3331234567', email: 'giulia@nolo.test' },
    car: 'Fiat 500',
    pickup: '2027-02-08T10:00',
    return: '2027-02-11T10:00',
    pickup_location: 'Termini',
    total: 18_000,
  },
  since,
  can_close: true,
  no_show: { refund: 14_706, commission: 3294 },
  not_handed_over: { refund: 18_000, commission: 3294 },
};
const ended: Unclosed = {
  ...unclosed,
  booking: { ...unclosed.booking, status: 'CANCELLED' },
  can_close: false,
};

async function openOne(values: Partial<Unclosed> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  server.gives('staffUnclosedBooking', { ...unclosed, ...values });
  const user = renderPortal(routes, `/unclosed-bookings/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: /NOLO-123456/ })).toBeVisible();
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));

test('the list says which company to call, and since when', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['support'] });
  const { number, car, pickup, return: back } = unclosed.booking;
  const company = { name: 'Bianchi Noleggi', phone: '+39 06 1' };
  server.gives('staffUnclosedBookings', {
    bookings: [{ id, number, company, renter: 'Giulia Conti', car, pickup, return: back, since }],
    has_more: false,
  });
  renderPortal(routes, '/unclosed-bookings');
  expect(
    await screen.findByRole('row', {
      name: /NOLO-123456.*Bianchi Noleggi \+39 06 1.*Giulia Conti.*Fiat 500/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', `/unclosed-bookings/${id}`);
});

test('both telephones are there; closing says what it does with the money, and needs a reason', async () => {
  const user = await openOne();
  expect(screen.getByRole('link', { name: '+39 06 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+39 3331234567' })).toBeVisible();
  await user.click(button(t('close_no_show')));
  expect(question().getByText(/€147\.06.*€32\.94.*48 hours/)).toBeVisible();
  const text = english('validation')('reason_required');
  server.refuses('closeUnclosedBooking', 'request.invalid', { reason: [text] });
  await user.click(question().getByRole('button', { name: t('close_booking') }));
  await expectRefused(question().getByRole('textbox'), text);
  fill(question().getByRole('textbox'), 'The company waited until noon.');
  server.gives('closeUnclosedBooking', {});
  server.gives('staffUnclosedBooking', ended);
  await user.click(question().getByRole('button', { name: t('close_booking') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.got('closeUnclosedBooking').at(-1)).toEqual({
    as: 'no_show',
    reason: 'The company waited until noon.',
  });
  expect(screen.getByText(t('unclosed_done'))).toBeVisible();
});

test('closed by somebody else meanwhile, it says so', async () => {
  const user = await openOne();
  await user.click(button(t('close_not_handed_over')));
  fill(question().getByRole('textbox'), 'There was no car.');
  server.refuses('closeUnclosedBooking', 'booking.already_cancelled');
  server.gives('staffUnclosedBooking', ended);
  await user.click(question().getByRole('button', { name: t('close_booking') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('booking.already_cancelled'));
});

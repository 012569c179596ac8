import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { companyBooking } from '@nolo/tests/components/company-booking.ts';
import { english } from '@nolo/tests/components/english.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('company-bookings');
const at = `/7/bookings/${companyBooking.id}`;
type Changes = Partial<Omit<typeof companyBooking, 'actions'>> & {
  actions?: Partial<(typeof companyBooking)['actions']>;
};

const shown = ({ actions, ...changes }: Changes = {}) => ({
  booking: { ...companyBooking, ...changes, actions: { ...companyBooking.actions, ...actions } },
});

async function openPage(changes: Changes = {}, role: MemberRole = 'manager') {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Paolo Greco',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('companyBooking', shown(changes));
  const user = renderPortal(routes, at);
  await screen.findByRole('heading', { level: 1, name: 'Fiat 500X' });
  return user;
}

const press = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));
const cancelled = { status: 'CANCELLED', cancel_reason: 'company', payout: 0 } as const;
const none = { propose_replacement: false, not_provide: false, no_show: false, no_show_from: null };

test('who drives stands there with their documents, and what happened with who did it', async () => {
  await openPage();
  expect(screen.getByText('Luca M.')).toHaveTextContent(t('documents_missing'));
  expect(screen.getByText(t('documents_verified'))).toBeVisible();
  expect(screen.getByText(t('add_ons')).nextElementSibling).toHaveTextContent('Child seat');
  const [reserved, paid] = screen.getAllByRole('listitem').filter((one) => one.closest('ol'));
  expect(reserved).toHaveTextContent(/Reserved.*Chiara Lombardi/);
  expect(paid).toHaveTextContent('Paid €200.00');
});

test('an overdue rental says how long, and one that it endangers leads to it', async () => {
  await openPage({ status: 'CHECKED IN', overdue_minutes: 61, actions: none });
  expect(screen.getByText('1 hour overdue')).toBeVisible();
  cleanup();
  const late = { id: companyBooking.id, name: 'NL-100001' };
  await openPage({ endangered_by: late });
  const link = screen.getByRole('link', { name: 'Open NL-100001' });
  expect(link).toHaveAttribute('href', `/7/rentals/${late.id}`);
});

test('the company’s share is its own from the pickup on; of a car not provided it owes the commission', async () => {
  await openPage({ status: 'CHECKED IN', checked_in_at: '2027-02-09T12:31', actions: none });
  expect(screen.getByText('Your share, yours since the pickup on 09-02-2027')).toBeVisible();
  expect(screen.queryByText(t('problem_title'))).not.toBeInTheDocument();
});

test('that the car cannot be handed over is asked once, with what it costs; a refusal stands at the question', async () => {
  const user = await openPage();
  await user.click(press(t('not_provide')));
  expect(question().getByText(/Chiara Lombardi gets back .*€200\.00.*You owe .*€30\.00/)).toBeVisible();
  expect(question().getByText(/another car until Saturday 6 February 2027, 11:59.PM/)).toBeVisible();
  server.refuses('cancelCompanyBooking', 'booking.already_cancelled');
  await user.click(question().getByRole('button', { name: t('not_provide_confirm') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('booking.already_cancelled'));
  server.gives('cancelCompanyBooking', {});
  server.gives('companyBooking', shown({ ...cancelled, actions: none }));
  await user.click(question().getByRole('button', { name: t('not_provide_confirm') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText(t('ended_nothing'))).toBeVisible();
  expect(screen.getByText(t('owed')).parentElement).toHaveTextContent('€30.00');
});

test('that nobody came can be said from when it is true, by whoever works at the counter', async () => {
  const user = await openPage({ actions: { no_show: true, propose_replacement: false } }, 'counter');
  expect(screen.queryByRole('button', { name: t('not_provide') })).not.toBeInTheDocument();
  await user.click(press(t('no_show')));
  expect(question().getByText(/gets back €170\.00, the commission of €30\.00 is kept/)).toBeVisible();
  server.gives('closeAsNoShow', {});
  server.gives('companyBooking', shown({ ...cancelled, commission: 0, actions: none }));
  await user.click(question().getByRole('button', { name: t('no_show_confirm') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByText(t('owed'))).not.toBeInTheDocument();
});

test('before that the page says from when on', async () => {
  await openPage();
  expect(screen.queryByRole('button', { name: t('no_show') })).not.toBeInTheDocument();
  expect(screen.getByText(/close the booking here from Tuesday 9 February 2027, 1:30.PM/)).toBeVisible();
});

test('the company objects, in words, to a renter’s report that no car was handed over', async () => {
  const report = {
    reported_at: '2027-02-09T13:00',
    object_until: '2027-02-11T13:00',
    can_object: true,
    objected_at: null,
  };
  const user = await openPage({ report, actions: { no_show_from: null } }, 'counter');
  expect(screen.getByText(/object until Thursday 11 February 2027, 12:59.PM/)).toBeVisible();
  const field = screen.getByLabelText(t('reported_field'));
  server.refuses('objectToReport', 'request.invalid', { text: ['Message is required'] });
  await user.click(press(t('reported_object')));
  expect(await screen.findByText('Message is required')).toBeVisible();
  await user.type(field, 'They had no licence.');
  server.gives('objectToReport', {});
  const objected = { ...report, can_object: false, objected_at: '2027-02-10T09:00' };
  server.gives('companyBooking', shown({ report: objected, actions: { no_show_from: null } }));
  await user.click(press(t('reported_object')));
  expect(await screen.findByText(/You objected on Wednesday 10 February 2027/)).toBeVisible();
  expect(server.got('objectToReport').at(-1)).toEqual({ text: 'They had no licence.' });
});

const panda = {
  id: 17,
  name: 'Fiat Panda',
  car_class: 'compact' as const,
  transmission: 'manual' as const,
  seats: 5,
  place: 'Roma Termini',
};

test('another car is proposed in two taps, and the booking says so', async () => {
  const user = await openPage();
  server.gives('replacementCars', { cars: [panda, { ...panda, id: 18, name: 'Fiat Tipo' }] });
  await user.click(screen.getByRole('link', { name: t('propose') }));
  const car = (await screen.findByText('Fiat Tipo')).closest('li');
  expect(car).toHaveTextContent('Compact · manual · 5 seats');
  expect(screen.getByText(/decides by Sunday 7 February 2027, 11:59.PM.*€30\.00/)).toBeVisible();
  server.refuses('proposeReplacement', 'booking.dates_taken');
  await user.click(within(car as HTMLElement).getByRole('button', { name: t('propose_this') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('booking.dates_taken'));
  server.gives('proposeReplacement', {});
  const replacement = { car: 'Fiat Tipo', answer_until: '2027-02-08T00:00' };
  server.gives('companyBooking', shown({ replacement, actions: { propose_replacement: false } }));
  await user.click(within(car as HTMLElement).getByRole('button', { name: t('propose_this') }));
  expect(await screen.findByText('You proposed the Fiat Tipo')).toBeVisible();
  expect(screen.queryByRole('link', { name: t('propose') })).not.toBeInTheDocument();
  expect(server.got('proposeReplacement')).toEqual([{ car_id: 18 }, { car_id: 18 }]);
});

test('without a car that fits the page says what would', async () => {
  const user = await openPage();
  server.gives('replacementCars', { cars: [] });
  await user.click(screen.getByRole('link', { name: t('propose') }));
  expect(await screen.findByText(t('propose_none_text'))).toBeVisible();
});

const extension = {
  id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a06',
  end_date: '2027-02-14T12:30',
  difference: 4500,
  payout: 3825,
  is_accepted: false,
  held_until: '2027-02-13T10:00',
};
const onRoad = { status: 'CHECKED IN', checked_in_at: '2027-02-09T12:31', actions: none } as const;

test('a later return is accepted at the counter, with what it brings; then the renter pays', async () => {
  const user = await openPage({ ...onRoad, extension }, 'counter');
  expect(
    screen.getByRole('heading', { name: t('extension_title', { renter: 'Chiara Lombardi' }) }),
  ).toBeVisible();
  const value = (name: string) => screen.getByText(name).nextElementSibling;
  expect(value(t('extension_return'))).toHaveTextContent('14-02-2027');
  expect(value(t('extension_difference'))).toHaveTextContent('€45.00');
  expect(value(t('extension_share'))).toHaveTextContent('€38.25');
  expect(screen.getByText(/until Saturday 13 February 2027, 9:59.AM/)).toBeVisible();
  server.gives('answerExtension', {});
  server.gives('companyBooking', shown({ ...onRoad, extension: { ...extension, is_accepted: true } }));
  await user.click(press(t('extension_accept')));
  expect(await screen.findByText(/Chiara Lombardi has until .* to pay/)).toBeVisible();
  expect(server.got('answerExtension')).toEqual([{ extension_id: extension.id, accept: true }]);
  expect(screen.queryByRole('button', { name: t('extension_decline') })).not.toBeInTheDocument();
});

test('a later return that was withdrawn meanwhile cannot be declined, and that is said', async () => {
  const user = await openPage({ ...onRoad, extension });
  server.refuses('answerExtension', 'booking.nothing_to_decide');
  await user.click(press(t('extension_decline')));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('booking.nothing_to_decide'));
  expect(server.got('answerExtension')).toEqual([{ extension_id: extension.id, accept: false }]);
});

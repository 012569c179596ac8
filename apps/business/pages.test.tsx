import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Handover } from '@nolo/contract/business/bookings.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { networkError } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { companyBooking as booking } from '@nolo/tests/components/company-booking.ts';
import { wipeDevice } from './handover/device-store.ts';
import { routes } from './routes.tsx';

const t = english('portal');
const audit = english('audit');
const common = english('common');
const id = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';

const rossi = { id: 7, name: 'Autonoleggio Rossi', role: 'owner' as const };
const laguna = { id: 8, name: 'Laguna Drive', role: 'counter' as const };
const isMember = (...companies: { id: number; name: string; role: 'owner' | 'counter' }[]) =>
  server.gives('memberProfile', { ...memberAccount, name: 'Anna Rossi', companies });

const pickup: Handover = {
  kind: 'pickup',
  id,
  number: 'NL-100005',
  status: 'PAID',
  is_done: false,
  at: '2027-02-09T12:30',
  car: 'Fiat 500X',
  renter: 'Chiara Lombardi',
  place: 'Roma Termini',
  is_delivery: false,
  is_report_refused: false,
  overdue_minutes: null,
  is_endangered: false,
};

const days = (today: Handover[], tomorrow: Handover[] = [], overdue: Handover[] = []) => ({
  overdue,
  days: [
    { day: '2027-02-09', handovers: today },
    { day: '2027-02-10', handovers: tomorrow },
  ],
  missing_addresses: [] as string[],
});

beforeEach(async () => {
  await wipeDevice(memberAccount.account_id);
  server.gives('keptHandovers', { handovers: [] });
});

test('a member of one company is at its pickups and returns at once; what is done says so', async () => {
  isMember(rossi);
  const done = {
    ...pickup,
    id: id.replace('5a05', '5a06'),
    status: 'CHECKED IN' as const,
    is_done: true,
    renter: 'Luca Marino',
  };
  server.gives('handovers', days([pickup, done]));
  renderPortal(routes, '/');
  const today = await screen.findByRole('region', { name: /^Today/ });
  const [first, second] = within(today).getAllByRole('listitem');
  expect(first).toHaveTextContent(/12:30.PM.*Pickup.*Chiara Lombardi.*Fiat 500X.*Roma Termini.*Confirmed/);
  expect(second).toHaveTextContent(/Luca Marino.*Picked up/);
  expect(screen.getByRole('region', { name: /^Tomorrow/ })).toHaveTextContent(t('nothing_tomorrow'));
});

test('an owner is reminded of locations without a street', async () => {
  isMember(rossi);
  server.gives('handovers', { ...days([]), missing_addresses: ['Fiumicino, T3'] });
  renderPortal(routes, '/7');
  expect(await screen.findByText(/of: Fiumicino, T3/)).toBeVisible();
  const link = screen.getByRole('link', { name: english('portal')('address_missing_open') });
  expect(link).toHaveAttribute('href', '/7/company/locations');
});

test('a rental of the company’s own stands among them and leads to its hand-over', async () => {
  isMember(rossi);
  server.gives('handovers', days([{ ...pickup, number: '', status: null, renter: 'Hotel Quirinale' }]));
  renderPortal(routes, '/7');
  const link = await screen.findByRole('link', { name: /Hotel Quirinale/ });
  expect(link).toHaveAttribute('href', `/7/rentals/${id}`);
});

test('without a network a booking in the list leads to its rental on the device', async () => {
  isMember(rossi);
  server.gives('handovers', days([pickup]));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPortal(routes, '/7');
  const link = await screen.findByRole('link', { name: /Chiara Lombardi/ });
  expect(link).toHaveAttribute('href', `/7/rentals/${id}`);
  act(() => {
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
  expect(link).toHaveAttribute('href', `/7/bookings/${id}`);
});

test('what is overdue stands before everything else, with how long; what it endangers says so', async () => {
  isMember(rossi);
  const late = {
    ...pickup,
    id: id.replace('5a05', '5a06'),
    kind: 'return' as const,
    status: 'CHECKED IN' as const,
    at: '2027-02-06T12:00',
    renter: 'Luca Marino',
    overdue_minutes: 3 * 1440,
  };
  server.gives('handovers', days([{ ...pickup, is_endangered: true }], [], [late]));
  renderPortal(routes, '/7');
  const counter = english('counter');
  const overdue = await screen.findByRole('region', { name: counter('overdue') });
  expect(overdue).toHaveTextContent(/6.*12.PM.*Return.*Luca Marino.*3 days overdue/);
  expect(screen.getAllByRole('region')[0]).toBe(overdue);
  const today = screen.getByRole('region', { name: /^Today/ });
  expect(today).toHaveTextContent(counter('endangered'));
});

test('a refused report to the police is marked, of a booking and of the company’s own rental', async () => {
  isMember(rossi);
  const refusedPickup = { ...pickup, is_report_refused: true };
  const own = {
    ...refusedPickup,
    id: id.replace('5a05', '5a06'),
    number: '',
    status: null,
    renter: 'Hotel Quirinale',
  };
  server.gives('handovers', days([refusedPickup, own], [pickup]));
  renderPortal(routes, '/7');
  const refused = english('police-report')('report_refused');
  expect(await screen.findByRole('link', { name: /Hotel Quirinale/ })).toHaveTextContent(refused);
  expect(screen.getAllByText(refused)).toHaveLength(2);
});

test('without any the page says what will come', async () => {
  isMember(rossi);
  server.gives('handovers', days([]));
  renderPortal(routes, '/7');
  expect(await screen.findByText(t('nothing_text'))).toBeVisible();
});

test('a member of several companies chooses one, and only its owner has the audit trail', async () => {
  isMember(rossi, laguna);
  server.gives('handovers', days([pickup]));
  const user = renderPortal(routes, '/');
  await user.click(await screen.findByRole('link', { name: /Laguna Drive/ }));
  expect(await screen.findByRole('heading', { level: 1, name: t('handovers') })).toBeVisible();
  expect(screen.getByText('Counter')).toBeVisible();
  expect(screen.queryByRole('link', { name: t('audit'), hidden: true })).not.toBeInTheDocument();
});

test('a booking says who comes, what is paid and what the company gets, and calls the renter', async () => {
  isMember(rossi);
  server.gives('companyBooking', { booking });
  renderPortal(routes, `/7/bookings/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fiat 500X' })).toBeVisible();
  const call = screen.getByRole('link', { name: 'Call Chiara Lombardi' });
  expect(call).toHaveAttribute('href', 'tel:+393335550126');
  for (const text of [
    'Rental: 4 days',
    '€170.00',
    '−€30.00',
    '€600.00',
    'Luca M.',
    'Lombardi S.r.l.',
    'Confirmed',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('of a renter who has left and a cancelled booking nobody is called and nothing is paid', async () => {
  isMember(rossi);
  server.gives('companyBooking', {
    booking: { ...booking, status: 'CANCELLED', renter: null, payout: 0, commission: 0 },
  });
  renderPortal(routes, `/7/bookings/${id}`);
  expect(await screen.findByText(t('renter_deleted'))).toBeVisible();
  expect(screen.getByText(english('company-bookings')('ended_nothing'))).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

test('a booking of another company is a page that is not there, and so is an address that nobody made', async () => {
  isMember(rossi);
  server.refuses('companyBooking', 'booking.not_found');
  const user = renderPortal(routes, `/7/bookings/${id}`);
  expect(await screen.findByRole('heading', { level: 1, name: common('not_found_title') })).toBeVisible();
  expect(screen.getByText(refusalText('booking.not_found'))).toBeVisible();
  server.gives('handovers', days([pickup]));
  await user.click(screen.getByRole('link', { name: t('back_to_start') }));
  expect(await screen.findByRole('heading', { level: 1, name: t('handovers') })).toBeVisible();
});

test('what a role may not do says whose it is', async () => {
  isMember({ ...rossi, role: 'counter' });
  server.refuses('companyAudit', 'auth.role_missing');
  renderPortal(routes, '/7/audit');
  expect(await screen.findByText(refusalText('auth.role_missing'))).toBeVisible();
});

test('without a connection the page says so, and tries again', async () => {
  isMember(rossi);
  server.isLost('handovers');
  const user = renderPortal(routes, '/7');
  expect(await screen.findByText(networkError)).toBeVisible();
  server.gives('handovers', days([pickup]));
  await user.click(screen.getByRole('button', { name: common('try_again') }));
  expect(await screen.findByText('Chiara Lombardi')).toBeVisible();
});

test('the audit trail goes on with what was before', async () => {
  isMember(rossi);
  const event = {
    at: '2027-02-09T09:00:00Z',
    actor: 'Sara Marini',
    company: rossi.name,
    before: null,
    after: null,
  };
  const viewed = { ...event, id: 9, action: 'booking_viewed' as const, object: 'NL-100005' };
  server.gives('companyAudit', { events: [viewed], has_more: true });
  const user = renderPortal(routes, '/7/audit');
  expect(
    await screen.findByRole('row', { name: /09-02-2027, 10:00.AM Sara Marini.*NL-100005/ }),
  ).toBeVisible();
  server.gives('companyAudit', { events: [{ ...viewed, id: 3, object: 'NL-100001' }], has_more: false });
  await user.click(screen.getByRole('link', { name: audit('older') }));
  expect(await screen.findByRole('row', { name: /NL-100001/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: audit('older') })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: audit('latest') })).toBeVisible();
});

test('logging out leads to the log-in page', async () => {
  isMember(rossi);
  server.gives('handovers', days([]));
  const user = renderPortal(routes, '/7');
  await screen.findByText(t('nothing_text'));
  server.gives('logOutMember', {});
  server.refuses('memberProfile', 'auth.required');
  await user.click(screen.getByRole('button', { name: common('header_log_out'), hidden: true }));
  expect(await screen.findByLabelText(english('login')('password'))).toBeVisible();
});

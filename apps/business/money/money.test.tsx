import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CompanyPayout } from '@nolo/contract/business/money.ts';
import type { Statement } from '@nolo/contract/statements.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { companyBooking } from '@nolo/tests/components/company-booking.ts';
import { english } from '@nolo/tests/components/english.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';
import type { Money } from './money-page.tsx';

const t = english('money');
const statementTexts = english('statement');
const booking = { id: companyBooking.id, number: 'NL-100005', car: 'Fiat 500X' };

const payout: CompanyPayout = {
  id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5b01',
  booking,
  cause: 'check_in',
  state: 'sent',
  share: 17_000,
  offset: 0,
  reversed: 0,
  amount: 17_000,
  holds: [],
  held_because: null,
  failure: null,
  next_at: null,
  created_at: '2027-02-09T11:30:00Z',
  sent_at: '2027-02-09T11:40:00Z',
  offsets: [],
};

const nothing: Money = {
  account: 'enabled',
  sums: { due: 0, sending: 0, held: 0, failed: 0, paid: 0, at_check_in: 0 },
  owed: 0,
  debts: [],
  payouts: [],
  has_more: false,
  months: ['2027-02'],
};

async function openMoney(money: Partial<Money>, role: MemberRole = 'owner') {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('companyMoney', { ...nothing, ...money });
  server.gives('companyInvoices', { years: [], invoices: [], has_more: false, waiting: [] });
  const user = renderPortal(routes, '/7/money');
  await screen.findByRole('heading', { level: 1, name: t('title') });
  return user;
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

test('a payout stands beside its booking with its day and amount', async () => {
  await openMoney({ payouts: [payout], sums: { ...nothing.sums, paid: 17_000 } });
  const row = rowOf(/NL-100005.*Fiat 500X.*09-02-2027.*Paid.*on 09-02-2027.*€170\.00/);
  expect(within(row).getByRole('link', { name: 'NL-100005' })).toHaveAttribute(
    'href',
    `/7/bookings/${booking.id}`,
  );
  expect(screen.queryByText(t('held'))).toBeNull();
});

test('what is held says every reason in plain words, and leads an owner to the account', async () => {
  const held = {
    ...payout,
    state: 'held',
    holds: ['dispute_open', 'account_not_enabled'],
    sent_at: null,
  } as const;
  await openMoney({
    payouts: [{ ...held, holds: [...held.holds] }],
    account: 'restricted',
    sums: { ...nothing.sums, held: 17_000 },
  });
  expect(screen.getByText(t('hold_dispute_open'))).toBeVisible();
  expect(screen.getByText(t('hold_account_not_enabled'))).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: t('account_complete') }))
    expect(link).toHaveAttribute('href', '/7/company/account');
});

test('a payout that finance holds says the reason that finance wrote for the company', async () => {
  const held = { ...payout, state: 'held', holds: ['staff'], sent_at: null } as const;
  const held_because = 'We check your account’s number.';
  await openMoney({ payouts: [{ ...held, holds: [...held.holds], held_because }] });
  expect(screen.getByText(t('held_because', { reason: held_because }))).toBeVisible();
  expect(screen.queryByText(t('hold_staff'))).toBeNull();
});

test('a manager, who has no page of the account, reads whom to ask', async () => {
  const failed = { ...payout, state: 'failed', failure: 'account', sent_at: null } as const;
  await openMoney(
    { payouts: [{ ...failed, next_at: '2027-02-09T13:00:00Z' }], account: 'restricted' },
    'manager',
  );
  expect(screen.getByText(t('failure_account'))).toBeVisible();
  expect(screen.getByText(t('try_again', { moment: '09-02-2027, 2:00 PM' }))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('account_complete') })).toBeNull();
  expect(screen.getAllByText(t('account_ask'))).not.toHaveLength(0);
});

test('what is owed is listed, and a payout says what was kept for which booking', async () => {
  const other = { ...booking, number: 'NL-100009' };
  await openMoney({
    owed: 3000,
    debts: [{ booking: other, amount: 3000, is_share: false }],
    payouts: [{ ...payout, offset: 1000, amount: 16_000, offsets: [{ booking: other, amount: 1000 }] }],
  });
  const debts = screen.getByRole('region', { name: t('debts') });
  expect(within(debts).getByText('€30.00')).toBeVisible();
  expect(within(debts).getByText(t('debt_commission'))).toBeVisible();
  expect(screen.getByText(t('offset', { number: 'NL-100009', amount: '€10.00' }))).toBeVisible();
  expect(rowOf(/€170\.00.*€160\.00/)).toBeVisible();
});

test('with nothing yet the page says what comes first, and pages lead on', async () => {
  await openMoney({});
  expect(screen.getByText(t('payouts_none'))).toBeVisible();
});

test('earlier payouts are a page of their own', async () => {
  await openMoney({ payouts: [payout], has_more: true });
  expect(screen.getByRole('link', { name: t('more') })).toHaveAttribute(
    'href',
    `/7/money?after=${payout.id}`,
  );
});

const line = { renter: null, price: null, commission: null, debt: null };
const statement: Statement = {
  company: 'Autonoleggio Rossi',
  month: '2027-02',
  months: ['2027-02', '2027-01'],
  is_running: true,
  opening: 1000,
  closing: 18_000,
  sums: { shares: 17_000, taken_back: 0, owed: 0, payouts: 0, offsets: 0, correction: 0 },
  price: 20_000,
  commission: -3000,
  bookings: [
    {
      ...booking,
      balance: 17_000,
      lines: [
        { ...line, at: '2027-02-01T10:00', kind: 'payment', renter: 20_000, balance: 0 },
        {
          ...line,
          at: '2027-02-09T12:30',
          kind: 'check_in',
          price: 20_000,
          commission: -3000,
          balance: 17_000,
        },
        { ...line, at: '2027-02-09T13:00', kind: 'share_owed', balance: 0, debt: 500 },
      ],
    },
  ],
};

async function openStatement() {
  const user = await openMoney({});
  server.gives('companyStatement', { statement });
  await user.click(screen.getByRole('link', { name: /February 2027/ }));
  await screen.findByRole('heading', { level: 1, name: 'Statement, February 2027' });
  return user;
}

test('a month is shown booking by booking; the renter’s money is for information', async () => {
  await openStatement();
  expect(screen.getByText('€10.00')).toBeVisible();
  expect(rowOf(/01-02-2027.*Paid by the renter.*€200\.00/)).toBeVisible();
  expect(rowOf(/09-02-2027.*Pickup: your share.*€200\.00.*−€30\.00.*€170\.00/)).toBeVisible();
  expect(screen.getByText(/you owe €5\.00/)).toBeVisible();
  expect(screen.getByRole('columnheader', { name: statementTexts('column_renter') })).toBeVisible();
  expect(screen.getByText(statementTexts('renter_note'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'NL-100005' })).toHaveAttribute(
    'href',
    `/7/bookings/${booking.id}`,
  );
  expect(screen.getByRole('link', { name: /January 2027/ })).toHaveAttribute('href', '/7/money/2027-01');
});

test('a file that cannot be made says so', async () => {
  const user = await openStatement();
  server.refuses('companyStatementPaper', 'server.unavailable');
  await user.click(screen.getByRole('button', { name: statementTexts('pdf') }));
  expect(await screen.findByText(refusalText('server.unavailable'))).toBeVisible();
});

test('a file is saved under the name that the server gives', async () => {
  const user = await openStatement();
  server.gives('companyStatementFile', {});
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }),
  );
  await user.click(screen.getByRole('button', { name: statementTexts('csv') }));
  expect(saved).toHaveBeenCalledOnce();
});

test('the counter has no money in its menu, a manager has', async () => {
  await openMoney({}, 'manager');
  expect(screen.getAllByRole('link', { name: t('title') })).not.toHaveLength(0);
});

test('a booking says how its payout stands', async () => {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role: 'counter' }],
  });
  const due = { ...payout, state: 'due', sent_at: null, next_at: '2027-02-09T11:40:00Z' } as const;
  server.gives('companyBooking', {
    booking: { ...companyBooking, status: 'CHECKED IN', checked_in_at: '2027-02-09T12:30', payouts: [due] },
  });
  renderPortal(routes, `/7/bookings/${booking.id}`);
  expect(await screen.findByText(t('state_due'))).toBeVisible();
  expect(screen.getByText(t('due_from', { moment: '09-02-2027, 12:40 PM' }))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('title') })).toBeNull();
});

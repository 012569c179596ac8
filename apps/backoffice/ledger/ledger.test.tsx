import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffBookingLedger } from '@nolo/contract/staff/ledger.ts';
import { LEDGER_KINDS } from '@nolo/domain/commission/ledger-kinds.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('ledger');
const BOOKING = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
const nothing = { renter: 0, company: 0, commission: 0, costs: 0, provider: 0, elsewhere: 0 };
const at = '2027-02-09T09:00:00Z';

const ledger: StaffBookingLedger = {
  number: 'NL-123456',
  company: { id: 3, name: 'Bianchi Noleggi' },
  total: 18_000,
  lines: [
    {
      id: 'a0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a08',
      kind: 'payment',
      at,
      provider_id: 'pi_1',
      payout_id: null,
      amounts: { ...nothing, renter: 18_000, provider: 18_000 },
      held: 18_000,
    },
    {
      id: 'b0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a08',
      kind: 'payout',
      at,
      provider_id: 'tr_1',
      payout_id: '7c0c7d1e-94a2-4f36-8e57-1c2d3e4f5a07',
      amounts: { ...nothing, company: -15_300, provider: -15_300 },
      held: 0,
    },
  ],
  sums: { ...nothing, commission: 2700, provider: 2700 },
  held: 0,
  difference: 0,
};

async function open(values: Partial<StaffBookingLedger> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffBookingLedger', { ledger: { ...ledger, ...values } });
  renderPortal(routes, `/bookings/${BOOKING}/ledger`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ledger of NL-123456' })).toBeVisible();
}

test('each movement stands in its column, with what is held after it and the sums at the end', async () => {
  await open();
  expect(screen.getByRole('row', { name: /Paid by the renter.*pi_1.*€180\.00.*€180\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Payout to the company.*€153\.00/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Sums.*€27\.00.*€27\.00/ })).toBeVisible();
  expect(screen.getByText(t('balanced', { amount: '€0.00' }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('to_payout') })).toHaveAttribute(
    'href',
    '/booking-payouts/7c0c7d1e-94a2-4f36-8e57-1c2d3e4f5a07',
  );
  // Nothing of it was ever disputed.
  expect(screen.queryByRole('columnheader', { name: t('column_elsewhere') })).not.toBeInTheDocument();
});

test('every kind has words', async () => {
  const [line] = ledger.lines;
  await open({
    lines: LEDGER_KINDS.map((kind) => ({ ...line!, id: kind, kind, amounts: { ...nothing, elsewhere: 1 } })),
  });
  for (const kind of LEDGER_KINDS) expect(screen.getByText(t(`kind_${kind}`))).toBeVisible();
  expect(screen.getByRole('columnheader', { name: t('column_elsewhere') })).toBeInTheDocument();
});

test('books that do not balance say so', async () => {
  await open({ difference: 100 });
  expect(screen.getByRole('alert')).toHaveTextContent(t('unbalanced', { amount: '€1.00' }));
});

test('a booking of which no money moved says so', async () => {
  await open({ lines: [], sums: nothing });
  expect(screen.getByText(t('none'))).toBeVisible();
});

test('the days that were compared, those left out, and the way to what differs', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffReconciliation', {
    days: [
      { day: '2027-02-09', compared: { at, movements: 12, differences: 2 } },
      { day: '2027-02-08', compared: null },
      { day: '2027-02-07', compared: { at, movements: 0, differences: 0 } },
    ],
    open_cases: 1,
  });
  renderPortal(routes, '/reconciliation');
  expect(await screen.findByRole('row', { name: /09.02.2027.*12.*2/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /08.02.2027.*Not compared/ })).toBeVisible();
  const differences = screen.getByRole('link', { name: t('open_cases', { count: 1 }) });
  expect(differences).toHaveAttribute('href', '/payment-cases?kind=difference');
});

test('before the first comparison the page says so', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffReconciliation', { days: [], open_cases: 0 });
  renderPortal(routes, '/reconciliation');
  expect(await screen.findByText(t('compared_none'))).toBeVisible();
  expect(screen.getByText(t('open_cases_none'))).toBeVisible();
});

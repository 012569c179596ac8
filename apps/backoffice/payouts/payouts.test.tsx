import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('payouts');
const PAYOUT = '7c0c7d1e-94a2-4f36-8e57-1c2d3e4f5a07';
const sums = { id: 3, name: 'Bianchi Noleggi', due: 5000, held: 15_300, at_check_in: 0, owed: 700 };
const counts = { due: 1, held: 2, sending: 0, sent: 30, failed: 1, reversed: 0 };

test('each company has its sums and the reasons, and leads to its bookings', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPayouts', { companies: [{ ...sums, holds: ['dispute_open', 'under_review'] }], counts });
  server.gives('staffCompanyPayouts', {
    company: {
      ...sums,
      counts,
      bookings: [
        {
          id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
          number: 'NL-123456',
          status: 'PAID',
          starts_at: '2027-03-01T09:00:00Z',
          payout: { state: 'held', amount: 15_300, holds: ['dispute_open'] },
          owed: 0,
          payouts: [{ id: PAYOUT, state: 'held', amount: 15_300 }],
        },
      ],
    },
  });
  const user = renderPortal(routes, '/payouts');
  expect(
    await screen.findByRole('row', {
      name: /Bianchi Noleggi.*€50\.00.*€153\.00.*€7\.00.*Dispute open · Payment case open/,
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Bianchi Noleggi' }));
  expect(
    await screen.findByRole('row', { name: /NL-123456.*Confirmed.*€153\.00.*Held.*Dispute open/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Held, €153.00' })).toHaveAttribute(
    'href',
    `/booking-payouts/${PAYOUT}`,
  );
  expect(screen.getByRole('link', { name: 'Sent 30' })).toHaveAttribute(
    'href',
    '/payouts?state=sent&company=3',
  );
});

test('without anything to pay out the pages say so', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPayouts', { companies: [], counts });
  renderPortal(routes, '/payouts');
  expect(await screen.findByText(t('none'))).toBeVisible();
});

test('a company to which nothing is owed says so', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffCompanyPayouts', {
    company: { ...sums, due: 0, held: 0, owed: 0, bookings: [], counts },
  });
  renderPortal(routes, '/payouts/3');
  expect(await screen.findByText(t('none_of_company'))).toBeVisible();
});

test('a company’s statement is shown as the company sees it', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffCompanyPayouts', { company: { ...sums, bookings: [], counts } });
  server.gives('staffStatement', {
    statement: {
      company: 'Bianchi Noleggi',
      month: '2027-02',
      months: ['2027-02'],
      is_running: true,
      opening: 0,
      closing: 0,
      sums: { shares: 0, taken_back: 0, owed: 0, payouts: 0, offsets: 0, correction: 0 },
      price: 0,
      commission: 0,
      bookings: [],
    },
  });
  const user = renderPortal(routes, '/payouts/3');
  const statement = english('statement');
  await user.click(await screen.findByRole('link', { name: statement('title') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Statement, February 2027' })).toBeVisible();
  expect(screen.getByText(statement('of_company'))).toBeVisible();
  expect(screen.getByText(statement('none'))).toBeVisible();
});

test('the list for the tax office is there for the last year and the running one', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPayouts', { companies: [], counts });
  renderPortal(routes, '/payouts');
  const list = await screen.findByRole('region', { name: english('statement')('dac7') });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
});

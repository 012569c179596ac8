import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('payouts');
const sums = { id: 3, name: 'Bianchi Noleggi', due: 5000, held: 15_300, at_check_in: 0, owed: 700 };

test('each company has its sums and the reasons, and leads to its bookings', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPayouts', { companies: [{ ...sums, holds: ['dispute_open', 'under_review'] }] });
  server.gives('staffCompanyPayouts', {
    company: {
      ...sums,
      bookings: [
        {
          id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
          number: 'NL-123456',
          status: 'PAID',
          starts_at: '2027-03-01T09:00:00Z',
          payout: { state: 'held', amount: 15_300, holds: ['dispute_open'] },
          owed: 0,
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
});

test('without anything to pay out the pages say so', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPayouts', { companies: [] });
  renderPortal(routes, '/payouts');
  expect(await screen.findByText(t('none'))).toBeVisible();
});

test('a company to which nothing is owed says so', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffCompanyPayouts', { company: { ...sums, due: 0, held: 0, owed: 0, bookings: [] } });
  renderPortal(routes, '/payouts/3');
  expect(await screen.findByText(t('none_of_company'))).toBeVisible();
});

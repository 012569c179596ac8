import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';
import type { ShownPayout } from './payout-steps.tsx';

const t = english('payouts');
const at = '2027-02-09T09:00:00Z';
const counts = { due: 0, held: 0, sending: 0, sent: 1, failed: 1, reversed: 0 };

const payout: ShownPayout = {
  id: '7c0c7d1e-94a2-4f36-8e57-1c2d3e4f5a07',
  number: 'NL-123456',
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  company: { id: 3, name: 'Bianchi Noleggi' },
  cause: 'check_in',
  state: 'sent',
  amount: 90_000,
  offset: 0,
  reversed: 0,
  holds: [],
  note: null,
  held_because: null,
  failure: null,
  created_at: at,
  next_try_at: at,
  sent_at: at,
  transfers: [
    {
      id: 'a0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a08',
      amount: 90_000,
      provider_id: 'tr_1',
      sent_at: at,
      reversals: [],
    },
  ],
  reversible: 90_000,
  reversal_by: null,
  can: { hold: false, release: false, reverse: true },
};

async function openOne(values: Partial<ShownPayout> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffBookingPayout', { payout: { ...payout, ...values } });
  const user = renderPortal(routes, `/booking-payouts/${payout.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Payout for NL-123456' })).toBeVisible();
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));

test('the payouts of a state say how much there is of each, and why they did not go', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffBookingPayouts', {
    payouts: [{ ...payout, state: 'failed', failure: 'balance_insufficient' }],
    has_more: false,
    counts,
    company: null,
  });
  renderPortal(routes, '/payouts?state=failed');
  const row = await screen.findByRole('row', { name: /NL-123456.*Bianchi Noleggi.*Pickup.*€900\.00/ });
  expect(row).toHaveTextContent(t('failure_balance_insufficient'));
  expect(screen.getByRole('link', { name: 'Failed 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'NL-123456' })).toHaveAttribute(
    'href',
    `/booking-payouts/${payout.id}`,
  );
});

test('those of one company lead to those of all', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffBookingPayouts', { payouts: [], has_more: false, counts, company: payout.company });
  renderPortal(routes, '/payouts?state=held&company=3');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Payouts of Bianchi Noleggi');
  expect(screen.getByText(t('none_held'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('all_companies') })).toHaveAttribute(
    'href',
    '/payouts?state=held',
  );
  expect(screen.getByRole('link', { name: 'Sent 1' })).toHaveAttribute(
    'href',
    '/payouts?state=sent&company=3',
  );
});

test('one says what was kept, what came back, and what the provider said', async () => {
  const reversal = {
    id: 'b0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a09',
    amount: 90_000,
    state: 'refused' as const,
    reason: 'by_staff' as const,
    provider_id: null,
    failure: 'no_such_word',
    at,
  };
  await openOne({
    offset: 1000,
    failure: 'payments_missing',
    transfers: [{ ...payout.transfers[0]!, reversals: [reversal] }],
  });
  expect(screen.getByText('€890.00')).toBeVisible();
  expect(screen.getByText(t('failure_payments_missing'))).toBeVisible();
  expect(screen.getByText(/no_such_word/)).toBeVisible();
  expect(screen.getByText('tr_1', { exact: false })).toBeVisible();
});

test('holding asks for a note and for the reason that the company reads; what is refused stays there', async () => {
  const user = await openOne({
    state: 'due',
    transfers: [],
    can: { hold: true, release: false, reverse: false },
  });
  await user.click(button(t('hold')));
  const text = english('validation')('note_required');
  server.refuses('holdPayout', 'request.invalid', { note: [text] });
  await user.click(question().getByRole('button', { name: t('hold') }));
  const note = () => question().getByRole('textbox', { name: t('note') });
  await expectRefused(note(), text);
  server.refuses('holdPayout', 'payout.state_changed');
  fill(note(), 'The owner called.');
  fill(question().getByRole('textbox', { name: t('company_reason') }), 'We check the account.');
  await user.click(question().getByRole('button', { name: t('hold') }));
  expect(await question().findByText(refusalText('payout.state_changed'))).toBeVisible();
  server.gives('holdPayout', {});
  await user.click(question().getByRole('button', { name: t('hold') }));
  expect(server.got('holdPayout').at(-1)).toEqual({
    note: 'The owner called.',
    reason: 'We check the account.',
  });
});

test('taking a large one back says that somebody else has to confirm it', async () => {
  const user = await openOne();
  await user.click(button(t('reverse')));
  expect(question().getByText(t('reverse_second', { limit: '€500.00' }))).toBeVisible();
  server.gives('reversePayout', {});
  fill(question().getByRole('textbox'), 'To the wrong account.');
  await user.click(question().getByRole('button', { name: t('reverse') }));
  expect(server.got('reversePayout')).toEqual([{ note: 'To the wrong account.' }]);
});

test('a small one needs nobody else', async () => {
  const user = await openOne({ reversible: 50_000 });
  await user.click(button(t('reverse')));
  expect(question().queryByText(/second person/)).not.toBeInTheDocument();
});

test('whoever asked cannot confirm; anybody can withdraw, and a refusal stays in view', async () => {
  const user = await openOne({
    reversal_by: 'Elena Bruni',
    note: 'Wrong.',
    can: { hold: false, release: true, reverse: false },
  });
  expect(
    screen.getByText(t('asked_by', { name: 'Elena Bruni', amount: '€900.00', limit: '€500.00' })),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: t('confirm_reverse') })).not.toBeInTheDocument();
  await user.click(button(t('withdraw')));
  server.refuses('releasePayout', 'payout.state_changed');
  await user.click(question().getByRole('button', { name: t('withdraw') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('payout.state_changed'));
});

test('a colleague confirms it, with the words of who asked', async () => {
  const user = await openOne({
    reversal_by: 'Anna Bruni',
    note: 'Wrong account.',
    can: { hold: false, release: true, reverse: true },
  });
  await user.click(button(t('confirm_reverse')));
  expect(question().getByRole('textbox')).toHaveValue('Wrong account.');
});

test('a failed one is tried again', async () => {
  const user = await openOne({ state: 'failed', can: { hold: true, release: true, reverse: false } });
  await user.click(button(t('retry')));
  server.gives('releasePayout', {});
  await user.click(question().getByRole('button', { name: t('retry') }));
  expect(server.got('releasePayout')).toHaveLength(1);
});

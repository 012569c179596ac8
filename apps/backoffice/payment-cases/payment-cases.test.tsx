import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('payment-cases');
const found_at = '2027-02-09T09:00:00Z';

const paymentCase: StaffPaymentCase = {
  id: 7,
  kind: 'refund_failed',
  reference: 're_123',
  details: { reason: 'lost_or_stolen_card', amountMinor: 6000 },
  found_at,
  resolved_at: null,
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  booking: {
    number: 'NL-123456',
    status: 'PAID',
    company: { id: 3, name: 'Bianchi Noleggi', phone: '+39 06 1' },
    renter: { name: 'Giulia Conti', phone: '+39 333 1234567', email: 'giulia@nolo.test' },
    car: 'Fiat 500',
    pickup: '2027-03-01T10:00',
    return: '2027-03-04T10:00',
    pickup_location: 'Termini',
    total: 18_000,
  },
  payout: { state: 'held', amount: 15_300, holds: ['under_review'] },
  statements: [],
  settles: 6000,
  can_end_booking: false,
};

async function openOne(values: Partial<StaffPaymentCase> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPaymentCase', { payment_case: { ...paymentCase, ...values } });
  server.gives('staffPaymentCases', { cases: [], has_more: false });
  const user = renderPortal(routes, '/payment-cases/7');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));
/** The value beside a name. */
const fact = (name: string) => screen.getAllByText(name).at(-1)?.nextElementSibling?.textContent;

test('the list says what waits, of which booking, and about how much money', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPaymentCases', {
    cases: [
      { id: 7, kind: 'dispute', number: 'NL-123456', company: 'Bianchi Noleggi', found_at, amount: 18_000 },
      { id: 8, kind: 'event_given_up', number: null, company: null, found_at, amount: null },
    ],
    has_more: false,
  });
  renderPortal(routes, '/payment-cases');
  expect(await screen.findByRole('row', { name: /Dispute.*NL-123456.*Bianchi.*€180\.00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Event not handled' })).toHaveAttribute('href', '/payment-cases/8');
});

test('of one kind, the list says which, and leads to all', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPaymentCases', { cases: [], has_more: false });
  renderPortal(routes, '/payment-cases?kind=difference');
  expect(await screen.findByText(t('none_of_kind'))).toBeVisible();
  expect(screen.getByText(english('audit')('payment_case_difference'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('all_kinds') })).toHaveAttribute('href', '/payment-cases');
});

test('a case leads to the ledger of its booking, that of a dispute also to the evidence', async () => {
  await openOne({ kind: 'dispute', reference: 'dp_1', details: {} });
  const ledger = screen.getByRole('link', { name: english('ledger')('link_of', { number: 'NL-123456' }) });
  expect(ledger).toHaveAttribute('href', `/bookings/${paymentCase.booking_id}/ledger`);
  expect(screen.getByRole('link', { name: t('to_dispute') })).toHaveAttribute('href', '/disputes/dp_1');
});

test('an empty list says that nothing waits', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffPaymentCases', { cases: [], has_more: false });
  renderPortal(routes, '/payment-cases');
  expect(await screen.findByText(t('none'))).toBeVisible();
});

test('a case says what it is, what to do, and its details in words', async () => {
  await openOne();
  expect(screen.getByRole('heading', { level: 1, name: 'Refund failed' })).toBeVisible();
  expect(screen.getByText(t('text_refund_failed'))).toBeVisible();
  expect(fact(t('field_reason'))).toBe('lost_or_stolen_card');
  expect(fact(t('field_amountMinor'))).toBe('€60.00');
  expect(fact(english('payouts')('payout'))).toBe('€153.00HeldPayment case open');
  expect(screen.getByText('Giulia Conti')).toBeVisible();
  // Who decides about money does not open companies.
  expect(screen.getByText('Bianchi Noleggi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bianchi Noleggi' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('end_booking') })).not.toBeInTheDocument();
});

test('what differs is named, and a payment that is not there', async () => {
  await openOne({
    kind: 'payment_missing',
    details: { provider: null, ours: 18_000 },
    booking: null,
    payout: null,
  });
  expect(fact(t('field_provider'))).toBe(t('no_payment'));
  expect(fact(t('field_ours'))).toBe('€180.00');
});

test('an amount in another currency is no euro', async () => {
  await openOne({
    kind: 'payment_does_not_fit',
    details: { problem: 'currency', amountMinor: 17_999, currency: 'CHF' },
  });
  expect(fact(t('field_problem'))).toBe(t('problem_currency'));
  expect(fact(t('field_amountMinor'))).toBe('179.99');
  expect(fact(t('field_currency'))).toBe('CHF');
});

test('resolving says what counts as paid, asks for a note, and leads back to the list', async () => {
  const user = await openOne();
  await user.click(button(t('resolve')));
  expect(question().getByText(t('resolve_settles', { amount: '€60.00' }))).toBeVisible();
  const text = english('validation')('note_required');
  server.refuses('resolvePaymentCase', 'request.invalid', { note: [text] });
  await user.click(question().getByRole('button', { name: t('resolve') }));
  await expectRefused(question().getByRole('textbox'), text);
  fill(question().getByRole('textbox'), 'Paid by bank transfer.');
  server.gives('resolvePaymentCase', {});
  await user.click(question().getByRole('button', { name: t('resolve') }));
  expect(await screen.findByText(t('none'))).toBeVisible();
  expect(server.got('resolvePaymentCase').at(-1)).toEqual({ note: 'Paid by bank transfer.' });
});

test('resolved by somebody else meanwhile, it says so', async () => {
  const user = await openOne({ settles: 0 });
  await user.click(button(t('resolve')));
  fill(question().getByRole('textbox'), 'Done.');
  server.refuses('resolvePaymentCase', 'payment.case_resolved');
  await user.click(question().getByRole('button', { name: t('resolve') }));
  expect(await question().findByRole('alert')).toHaveTextContent(refusalText('payment.case_resolved'));
});

test('a booking whose payment has gone back can be ended', async () => {
  const user = await openOne({ kind: 'money_gone', can_end_booking: true, settles: 0 });
  await user.click(button(t('end_booking')));
  expect(question().getByText(t('end_text'))).toBeVisible();
  fill(question().getByRole('textbox'), 'The dispute is lost.');
  server.gives('endUnfundedBooking', {});
  await user.click(question().getByRole('button', { name: t('end_booking') }));
  expect(await screen.findByText(t('none'))).toBeVisible();
  expect(server.got('endUnfundedBooking')).toEqual([{ note: 'The dispute is lost.' }]);
});

test('an objection stands in the renter’s words', async () => {
  await openOne({
    kind: 'no_show_objected',
    statements: [
      { what: 'no_show', at: found_at, text: null },
      { what: 'no_show_objected', at: found_at, text: 'I was there at ten.' },
    ],
  });
  expect(screen.getByText('I was there at ten.')).toBeVisible();
});

test('a case that is resolved has no steps any more', async () => {
  await openOne({ resolved_at: found_at, settles: 0 });
  expect(screen.getByText(/^Resolved on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: t('resolve') })).not.toBeInTheDocument();
});

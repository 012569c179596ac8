import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffDispute } from '@nolo/contract/staff/disputes.ts';
import { server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('disputes');
const at = '2027-02-09T09:00:00Z';
const PICTURE = 'a0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a08';
const ISSUE = 'b0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a08';

const about = {
  id: 'dp_1',
  amount: 18_000,
  reason: 'product_not_received',
  status: 'needs_response',
  is_open: true,
  respond_by: '2027-02-20T10:00:00Z',
  opened_at: at,
};

const inspection = {
  id: 'c0c7d1e0-94a2-4f36-8e57-1c2d3e4f5a08',
  mileage_km: 12_000,
  fuel_eighths: 8,
  is_mileage_confirmed: false,
  mileage_correction: null,
  is_clock_off: false,
  captured_at: '2027-02-09T10:00',
  recorded_at: '2027-02-09T10:00',
  is_confirmed: true,
  pictures: [{ id: PICTURE, view: 'front' as const }],
  damages: [],
  objection: { text: 'There was a scratch.', at: '2027-02-09T12:00' },
};

const dispute: StaffDispute = {
  ...about,
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  payment_id: 'pi_1',
  paid_at: at,
  case_id: 7,
  booking: {
    number: 'NL-123456',
    status: 'CHECKED IN',
    company: { id: 3, name: 'Bianchi Noleggi', phone: '+39 06 1' },
    renter: { name: 'Giulia Conti', phone: '+39 333 1234567', email: 'giulia@nolo.test' },
    car: 'Fiat 500',
    pickup: '2027-03-01T10:00',
    return: '2027-03-04T10:00',
    pickup_location: 'Termini',
    total: 18_000,
  },
  agreement: { signed_at: '2027-02-09T09:30', signer: 'Giulia Conti' },
  check_in: inspection,
  check_out: null,
  settlement: null,
  issues: [
    { id: ISSUE, description: 'The light is on.', has_picture: true, created_at: at, resolved_at: null },
  ],
  statements: [{ what: 'not_handed_over_reported', at, text: null }],
  mails: [{ kind: 'booking-paid', sent_at: at }],
  timeline: [{ kind: 'paid', by: 'renter', at: '2027-02-09T09:00', amount: 18_000 }],
};

async function openOne(values: Partial<StaffDispute> = {}) {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffDispute', { dispute: { ...dispute, ...values } });
  const user = renderPortal(routes, '/disputes/dp_1');
  expect(
    await screen.findByRole('heading', { level: 1, name: t('title_of', { number: 'NL-123456' }) }),
  ).toBeVisible();
  return user;
}

test('the list says until when to answer, how much it is about, and why', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  const listed = { ...about, number: 'NL-123456', company: 'Bianchi Noleggi' };
  server.gives('staffDisputes', {
    disputes: [
      listed,
      { ...listed, id: 'dp_2', status: 'prevented', reason: 'some_new_word', is_open: true },
    ],
    has_more: true,
  });
  renderPortal(routes, '/disputes');
  expect(
    await screen.findByRole('row', {
      name: /NL-123456.*20.02.2027.*€180\.00.*The car was not provided.*To be answered.*Bianchi/,
    }),
  ).toBeVisible();
  // Words of the provider that we do not know stand as they are.
  expect(screen.getByRole('row', { name: /–.*some_new_word.*prevented/ })).toBeVisible();
  expect(screen.getByText(english('backoffice')('list_has_more'))).toBeVisible();
});

test('an empty list says so', async () => {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffDisputes', { disputes: [], has_more: false });
  renderPortal(routes, '/disputes');
  expect(await screen.findByText(t('none'))).toBeVisible();
});

test('one says where the answer is given, and has what it needs', async () => {
  await openOne();
  expect(screen.getByText(t('answer_text'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('answer_link') })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/disputes/dp_1',
  );
  expect(screen.getByRole('link', { name: t('agreement_open') })).toHaveAttribute(
    'href',
    '/api/v1/staff/disputes/dp_1/agreement',
  );
  expect(screen.getByText(/12,000 km|12000 km/)).toBeVisible();
  expect(screen.getByText('There was a scratch.')).toBeVisible();
  expect(screen.getByText(t('check_out_none'))).toBeVisible();
  expect(screen.getByText('Paid €180.00')).toBeVisible();
  expect(screen.getByText(t('mail_booking-paid'))).toBeVisible();
  expect(screen.getByText(english('booking')('event_not_handed_over_reported'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('case_open') })).toHaveAttribute('href', '/payment-cases/7');
});

test('no picture is opened before somebody wants to see it', async () => {
  const user = await openOne();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('show_pictures', { count: 1 }) }));
  expect(screen.getByRole('img', { name: 'Front' })).toHaveAttribute(
    'src',
    `/api/v1/staff/disputes/dp_1/pictures/${PICTURE}`,
  );
  await user.click(screen.getByRole('button', { name: t('issue_picture') }));
  expect(screen.getByRole('img', { name: t('issue_picture') })).toHaveAttribute(
    'src',
    `/api/v1/staff/disputes/dp_1/issues/${ISSUE}/image`,
  );
});

test('of a rental that never began it says what there is not', async () => {
  await openOne({ agreement: null, check_in: null, issues: [], mails: [], statements: [], case_id: null });
  expect(screen.getByText(t('agreement_none'))).toBeVisible();
  expect(screen.getByText(t('check_in_none'))).toBeVisible();
  expect(screen.getByText(t('issues_none'))).toBeVisible();
  expect(screen.getByText(t('mails_none'))).toBeVisible();
});

test('one that is decided has nothing to answer', async () => {
  await openOne({ status: 'lost', is_open: false });
  expect(screen.getByText(t('answer_over'))).toBeVisible();
});

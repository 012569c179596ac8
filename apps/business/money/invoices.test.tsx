import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedInvoice, WaitingCommission } from '@nolo/contract/invoices.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { companyBooking } from '@nolo/tests/components/company-booking.ts';
import { english } from '@nolo/tests/components/english.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';
import type { CompanyInvoices } from './invoices.tsx';

const t = english('invoices');

const newInvoice = (number: number, values: Partial<ListedInvoice> = {}): ListedInvoice => ({
  id: `5b0c7d1e-94a2-4f36-8e57-${String(number).padStart(12, '0')}`,
  number: `${number}/2027`,
  issued_on: '2027-02-09',
  kind: 'TD01',
  booking_id: companyBooking.id,
  booking_number: 'NL-100005',
  net: 5000,
  vat: 1100,
  gross: 6100,
  state: 'delivered',
  has_file: true,
  ...values,
});

const waiting: WaitingCommission = {
  booking_id: companyBooking.id,
  booking_number: 'NL-100007',
  kind: 'TD01',
  at: '2027-02-09T09:00:00Z',
  net: 1000,
  vat: 220,
  gross: 1220,
  missing: ['zip', 'recipient'],
};

async function open(invoices: Partial<CompanyInvoices>, role: MemberRole = 'owner', at = '/7/money') {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Sara Marini',
    companies: [{ id: 7, name: 'Autonoleggio Rossi', role }],
  });
  server.gives('companyMoney', {
    account: 'enabled',
    sums: { due: 0, sending: 0, held: 0, failed: 0, paid: 0, at_check_in: 0 },
    owed: 0,
    debts: [],
    payouts: [],
    has_more: false,
    months: ['2027-02'],
  });
  server.gives('companyInvoices', { years: [2027], invoices: [], has_more: false, waiting: [], ...invoices });
  const user = renderPortal(routes, at);
  await screen.findByRole('heading', { name: t('title') });
  return user;
}

test('an invoice has its number, day, booking, amounts and files; a credit note is taken off', async () => {
  await open({ invoices: [newInvoice(2, { kind: 'TD04' }), newInvoice(1, { has_file: false })] });
  const section = screen.getByRole('region', { name: t('title') });
  const [credit, invoice] = within(section).getAllByRole('listitem');
  expect(credit).toHaveTextContent(/2\/2027.*Credit note.*−€61\.00.*09-02-2027.*−€50\.00 \+ VAT −€11\.00/);
  expect(invoice).toHaveTextContent(/1\/2027.*Invoice.*€61\.00.*Delivered/);
  expect(within(section).getAllByRole('link', { name: 'NL-100005' })[0]).toHaveAttribute(
    'href',
    `/7/bookings/${companyBooking.id}`,
  );
  expect(within(section).getByRole('button', { name: `2/2027: ${t('xml')}` })).toBeVisible();
  expect(within(section).queryByRole('button', { name: `1/2027: ${t('xml')}` })).toBeNull();
  expect(within(section).queryByRole('link', { name: t('all') })).toBeNull();
});

test('states are said in the company’s words', async () => {
  const states = ['numbered', 'transmitted', 'undelivered', 'rejected'] as const;
  await open({ invoices: states.map((state, index) => newInvoice(index + 1, { state })) });
  const section = screen.getByRole('region', { name: t('title') });
  expect(within(section).getAllByText(t('company_on_its_way'))).toHaveLength(2);
  expect(screen.getByText(t('company_undelivered_text'))).toBeVisible();
  expect(screen.getByText(t('company_rejected'))).toBeVisible();
});

test('a copy that cannot be made says so', async () => {
  const user = await open({ invoices: [newInvoice(1)] });
  server.refuses('companyInvoicePaper', 'server.unavailable');
  await user.click(screen.getByRole('button', { name: `1/2027: ${t('pdf')}` }));
  expect(await screen.findByText(refusalText('server.unavailable'))).toBeVisible();
});

test('what waits says what is missing, and leads an owner to where it is entered', async () => {
  await open({
    waiting: [
      waiting,
      { ...waiting, at: '2027-02-09T10:00:00Z', booking_number: 'NL-100008', missing: ['street'] },
    ],
  });
  expect(screen.getByText('2 commissions have no invoice yet')).toBeVisible();
  expect(screen.getByText(/: address, postal code, SDI code or PEC address\./i)).toBeVisible();
  expect(screen.getByRole('link', { name: t('waiting_enter') })).toHaveAttribute(
    'href',
    '/7/company/invoicing',
  );
  expect(screen.getByText(t('waiting_write'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'NL-100007' })).toBeVisible();
});

test('a manager reads who enters it', async () => {
  await open({ waiting: [waiting] }, 'manager');
  expect(screen.getByText(t('waiting_ask'))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('waiting_enter') })).toBeNull();
});

test('of a long list twenty stand beside the payouts, and all on a page of their own, by year', async () => {
  const invoices = Array.from({ length: 21 }, (_, index) => newInvoice(21 - index));
  const user = await open({ invoices, years: [2027, 2026] });
  expect(screen.getAllByRole('button', { name: new RegExp(t('pdf')) })).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: '2026' }));
  await screen.findByRole('link', { name: '2026', current: true });
  await user.click(screen.getByRole('link', { name: t('all') }));
  await screen.findByRole('heading', { level: 1, name: t('title') });
  expect(screen.getByRole('row', { name: /^1\/2027.*€50\.00.*€11\.00.*€61\.00.*Delivered/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'true');
});

test('pages lead on and back', async () => {
  await open({ invoices: [newInvoice(1)], has_more: true }, 'owner', '/7/money/invoices?year=2027&page=2');
  expect(screen.getByRole('link', { name: t('older') })).toHaveAttribute(
    'href',
    '/7/money/invoices?year=2027&page=3',
  );
  expect(screen.getByRole('link', { name: t('newer') })).toHaveAttribute(
    'href',
    '/7/money/invoices?year=2027',
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import type { StaffInvoice } from '@nolo/contract/staff/invoices.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { RESEND_DAYS } from '@nolo/domain/billing/invoice-state.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';

const t = english('invoices');
type Invoices = CallData<StaffApi['staffInvoices']>;

const invoice: StaffInvoice = {
  id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5d01',
  number: '3/2027',
  issued_on: '2027-02-09',
  kind: 'TD01',
  booking_id: '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05',
  booking_number: 'NL-100005',
  net: 5000,
  vat: 1100,
  gross: 6100,
  state: 'delivered',
  has_file: true,
  company: { id: 7, name: 'Autonoleggio Rossi' },
  buyer: 'Rossi S.r.l.',
  state_at: '2027-02-09T09:00:00Z',
  problem: null,
  file_name: 'IT01234567890_00003.xml',
  may_resend: false,
  is_overdue: false,
};
const rejected = {
  ...invoice,
  state: 'rejected',
  problem: '00305 IdCodice non valido',
  may_resend: true,
} as const;

const waiting: Invoices['waiting'][number] = {
  booking_id: invoice.booking_id,
  booking_number: 'NL-100007',
  kind: 'TD01',
  at: '2027-02-09T09:00:00Z',
  net: 1000,
  vat: 220,
  gross: 1220,
  missing: ['zip', 'recipient'],
  company: { id: 7, name: 'Autonoleggio Rossi' },
};

async function open(invoices: Partial<Invoices>, at = '/invoices') {
  server.gives('staffProfile', { name: 'Elena Bruni', roles: ['finance'] });
  server.gives('staffInvoices', { years: [2027], invoices: [], has_more: false, waiting: [], ...invoices });
  const user = renderPortal(routes, at);
  await screen.findByRole('heading', { level: 1, name: t('title') });
  return user;
}

test('an invoice has its recipient, amounts and state, and its company leads to its own', async () => {
  const user = await open({
    invoices: [invoice, { ...invoice, id: `${invoice.id.slice(0, -1)}2`, company: null, buyer: 'Jean Roux' }],
  });
  const row = screen.getByRole('row', {
    name: /3\/2027.*09-02-2027.*Rossi S\.r\.l\..*NL-100005.*€50\.00.*€11\.00.*€61\.00.*Delivered/,
  });
  expect(within(row).queryByRole('button', { name: /Send again/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Jean Roux.*Renter/ })).toBeVisible();
  await user.click(within(row).getByRole('link', { name: 'Autonoleggio Rossi' }));
  expect(await screen.findByText(t('only_company', { company: 'Autonoleggio Rossi' }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('all_companies') })).toBeVisible();
});

test('year, state and words are in the address', async () => {
  const user = await open({}, '/invoices?state=rejected&q=NL-1&year=2027');
  expect(screen.getByLabelText(t('year'))).toHaveValue('2027');
  expect(screen.getByLabelText(t('state'))).toHaveValue('rejected');
  expect(screen.getByLabelText(t('find'))).toHaveValue('NL-1');
  expect(screen.getByText(t('none_found'))).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('all') }));
  expect(await screen.findByText(t('none'))).toBeVisible();
});

test('a rejected invoice says why, and is sent again after a question', async () => {
  const user = await open({ invoices: [rejected] });
  expect(screen.getByText(rejected.problem)).toBeVisible();
  server.gives('resendInvoice', {});
  await user.click(screen.getByRole('button', { name: /Send again/ }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText(t('resend_text'))).toBeVisible();
  expect(within(dialog).queryByText(t('resend_overdue', { days: RESEND_DAYS }))).toBeNull();
  server.gives('staffInvoices', { years: [2027], invoices: [invoice], has_more: false, waiting: [] });
  await user.click(within(dialog).getByRole('button', { name: t('resend') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.got('resendInvoice')).toHaveLength(1);
  expect(screen.queryByText(rejected.problem)).toBeNull();
});

test('after five days the question warns; a refusal stands under it', async () => {
  const user = await open({ invoices: [{ ...rejected, is_overdue: true }] });
  expect(screen.getByText(t('overdue', { days: RESEND_DAYS }))).toBeVisible();
  server.refuses('resendInvoice', 'invoice.data_missing');
  await user.click(screen.getByRole('button', { name: /Send again/ }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText(t('resend_overdue', { days: RESEND_DAYS }))).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: t('resend') }));
  expect(await screen.findByText(refusalText('invoice.data_missing'))).toBeVisible();
});

test('commissions that wait say what is missing and whose; words do not look among them', async () => {
  const user = await open({
    waiting: [
      waiting,
      {
        ...waiting,
        at: '2027-02-09T10:00:00Z',
        booking_number: 'NL-100008',
        company: null,
        missing: ['fiscal_code'],
      },
    ],
  });
  expect(
    screen.getByRole('row', { name: /NL-100007.*€12\.20.*Autonoleggio Rossi.*postal code, SDI code or PEC/ }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /NL-100008.*Renter.*fiscal code/ })).toBeVisible();
  await user.type(screen.getByLabelText(t('find')), 'Rossi{Enter}');
  await screen.findByText(t('none_found'));
  expect(screen.queryByText(t('waiting_title'))).toBeNull();
});

test('many that wait leave room for the invoices', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...waiting,
    at: `2027-02-0${1 + (index % 9)}T${10 + index}:00:00Z`,
  }));
  const user = await open({ waiting: many });
  expect(screen.getAllByText('NL-100007')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: t('waiting_all', { count: 12 }) }));
  expect(screen.getAllByText('NL-100007')).toHaveLength(12);
});

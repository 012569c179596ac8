import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyNotices } from '@nolo/api/invoices/apply-notices.ts';
import { dueInvoices } from '@nolo/api/invoices/issue-invoice.ts';
import { listUnsentPayouts } from '@nolo/api/payments/payouts/payout-store.ts';
import { sendPayout } from '@nolo/api/payments/payouts/send-payout.ts';
import { listBookingBooks } from '@nolo/api/payments/reconciliation-store.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { createPaidCompany, createPaidRental, handOver, type PaidCompany } from '../factories/paid-rental.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { createTestApp, testClock, type TestApp } from '../setup/test-app.ts';
import { testNow } from '../setup/test-day.ts';
import { until } from '../setup/until.ts';
import { balancesOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';

const DISPUTED = '4000000000000259';
const { netMinor, vatMinor, grossMinor, payoutMinor: SHARE } = commissionFor(18_000);

const clock = testClock(testNow());
let test: TestApp;
let company: PaidCompany;

beforeAll(async () => {
  test = await createTestApp({ clock });
  company = await createPaidCompany(test, {
    vat_number: '00743110157',
    zip: '00185',
    province: 'RM',
    sdi_code: 'RSS7N2A',
  });
});
afterAll(() => test.close());

const control = (path: string, body: object = {}) => sandboxControl(test.sandboxOrigin, path, body);
/** What every server does once a minute, apart from asking the provider for its news. */
async function minuteStep(): Promise<void> {
  const now = clock.now();
  for (const payoutId of await listUnsentPayouts(test.deps.database, now))
    await sendPayout(test.deps, { payoutId });
  await dueInvoices(test.deps, now);
  await applyNotices(test.deps, now);
}
const balances = (id: string) => balancesOf(test.deps.database, id);

const payoutOf = (bookingId: string) =>
  test.deps.database
    .selectFrom('payout')
    .select(['state', 'offset_minor', 'reversed_minor'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();

const invoicesOf = (bookingId: string) =>
  test.deps.database
    .selectFrom('invoice')
    .select(['number', 'kind', 'state', 'file_name', 'net_minor', 'vat_minor', 'credited_id'])
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute();

/** Paid, handed over, and ten minutes later. */
async function rented(card?: string): Promise<string> {
  clock.set(testNow());
  const { id } = await createPaidRental(test, company, card);
  await handOver(clock, company, id);
  clock.advance(10);
  await minuteStep();
  return id;
}

/** The exchange system has handed a file to its recipient. */
async function deliver(fileName: string | null): Promise<void> {
  const inbox = join(test.dataDir, 'invoices', 'inbox');
  await mkdir(inbox, { recursive: true });
  const notice = `<RicevutaConsegna><IdentificativoSdI>1</IdentificativoSdI><NomeFile>${fileName}</NomeFile></RicevutaConsegna>`;
  await writeFile(join(inbox, `${fileName}_RC_001.xml`), notice);
  await minuteStep();
}

it('booked, checked in, paid out, invoiced, disputed and lost, owed, offset, credited', async () => {
  // The bank's news comes when the company has been paid.
  await control('webhooks/hold', { types: ['charge.dispute.created', 'charge.dispute.funds_withdrawn'] });
  const first = await rented(DISPUTED);
  expect(await payoutOf(first)).toMatchObject({ state: 'sent' });
  expect(await balances(first)).toEqual({
    provider_cash: grossMinor,
    commission_revenue: -netMinor,
    vat_payable: -vatMinor,
  });
  const [sent] = await until('the invoice to be sent', async () => {
    const invoices = await invoicesOf(first);
    return invoices[0]?.state === 'transmitted' && invoices;
  });
  expect(sent).toMatchObject({ number: 1, kind: 'TD01', net_minor: netMinor, vat_minor: vatMinor });
  await deliver(sent?.file_name ?? null);
  expect(await invoicesOf(first)).toMatchObject([{ state: 'delivered' }]);

  // The company's account has nothing left when the dispute is lost.
  await control(`accounts/${company.accountId}/pay-out`, { amount: SHARE });
  await control('webhooks/release');
  const provider = providerOf(test);
  const { data } = await provider.disputes.list({ limit: 1 });
  await until('the dispute', async () =>
    test.deps.database.selectFrom('dispute').select('id').where('booking_id', '=', first).executeTakeFirst(),
  );
  await provider.disputes.close(String(data[0]?.id));
  await until('the debt', async () => (await balances(first))['company_receivable'] === SHARE);
  expect(await payoutOf(first)).toMatchObject({ state: 'reversed', reversed_minor: SHARE });

  const second = await rented();
  expect(await payoutOf(second)).toMatchObject({ state: 'sent', offset_minor: SHARE });
  expect(await balances(second)).toMatchObject({ company_clearing: -SHARE, provider_cash: 18_000 });
  expect((await balances(first))['company_receivable']).toBeUndefined();
  clock.advance(10);
  await minuteStep();
  const [invoice, credit, ...others] = await invoicesOf(first);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'TD01', state: 'delivered' });
  expect(credit).toMatchObject({ kind: 'TD04', net_minor: netMinor, vat_minor: vatMinor });
  expect(credit?.credited_id).not.toBeNull();

  const books = await listBookingBooks(test.deps.database, { after: null, most: 100 });
  expect(books.flatMap(booksProblems)).toEqual([]);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { balancesOf } from '@nolo/tests/api/support/money.ts';
import { breakProvider, providerOf, repairProvider } from '@nolo/tests/api/support/provider.ts';
import {
  createPaidCompany,
  createPaidRental,
  handOver,
  type PaidCompany,
} from '@nolo/tests/factories/paid-rental.ts';
import { sandboxControl } from '@nolo/tests/setup/sandbox-control.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { insertPaymentCase, markPaymentCaseResolved } from '../payment-case-store.ts';
import { listBookingBooks } from '../reconciliation-store.ts';
import { recordDispute } from '../record-dispute.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { sendPayout } from './send-payout.ts';
import { listUnmadeReversals } from './transfer-store.ts';

const clock = testClock(testNow());
const { netMinor, vatMinor, grossMinor, payoutMinor: SHARE } = commissionFor(18_000);
const EARNED = { provider_cash: grossMinor, commission_revenue: -netMinor, vat_payable: -vatMinor };
const DISPUTED = '4000000000000259';

let test: TestApp;
let company: PaidCompany;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(testNow());
  company = await createPaidCompany(test);
});
afterEach(async () => {
  await repairProvider(test);
});
afterAll(() => test.close());

const balances = (id: string) => balancesOf(test.deps.database, id);
const payoutOf = (bookingId: string) =>
  test.deps.database
    .selectFrom('payout')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'reversed')
    .executeTakeFirstOrThrow();
const transfers = async () =>
  (await providerOf(test).transfers.list({ destination: company.accountId, limit: 100 })).data;

/** Whatever has happened, the ledger is what bookings and payouts demand. */
async function expectSoundBooks() {
  const books = await listBookingBooks(test.deps.database, { after: null, most: 1000 });
  expect(books.flatMap(booksProblems)).toEqual([]);
}

/** With a payout that is due in ten minutes. */
async function handedOver(card?: string) {
  clock.set(testNow());
  const booking = await createPaidRental(test, company, card);
  await handOver(clock, company, booking.id);
  return { ...booking, payoutId: (await payoutOf(booking.id)).id };
}

async function send(payoutId: string) {
  await sendPayout(test.deps, { payoutId });
  return test.deps.database
    .selectFrom('payout')
    .selectAll()
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow();
}

async function paidOut() {
  const booking = await handedOver();
  clock.advance(10);
  expect(await send(booking.payoutId)).toMatchObject({ state: 'sent' });
  return booking;
}

const reversals = async () => {
  for (const reversalId of await listUnmadeReversals(test.deps.database, new Date(8_640_000_000_000_000)))
    await reverseTransfer(test.deps, { reversalId });
};

/** Money goes back by hand at the provider. */
async function refund(id: string, amount: number) {
  const { provider_intent_id } = await test.deps.database
    .selectFrom('payment')
    .select('provider_intent_id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  await providerOf(test).refunds.create({ payment_intent: String(provider_intent_id), amount });
  await until('the share to be taken back', async () =>
    test.deps.database
      .selectFrom('ledger_entry')
      .select('id')
      .where('booking_id', '=', id)
      .where('kind', '=', 'share_taken_back')
      .executeTakeFirst(),
  );
}

describe('a payout', () => {
  it('goes to the company ten minutes after the check-in, out of the renter’s payment', async () => {
    const { id, payoutId } = await handedOver();
    clock.advance(9);
    expect(await send(payoutId)).toMatchObject({ state: 'due', amount_minor: SHARE });
    expect(await transfers()).toEqual([]);
    clock.advance(1);
    expect(await send(payoutId)).toMatchObject({ state: 'sent', sent_at: clock.now() });
    expect(await balances(id)).toEqual(EARNED);
    const [transfer, ...others] = await transfers();
    expect([transfer?.amount, others]).toEqual([SHARE, []]);
    expect(transfer?.source_transaction).toMatch(/^ch_/);
    await send(payoutId);
    expect(await transfers()).toHaveLength(1);
    await expectSoundBooks();
  });

  it('is no more once the check-in was undone, and a check-in cannot be undone once it is sent', async () => {
    const undone = await handedOver();
    expect(await company.counter.undo(undone.id)).toMatchObject({ status: 200 });
    clock.advance(10);
    await sendPayout(test.deps, { payoutId: undone.payoutId });
    const sent = await handedOver();
    clock.advance(10);
    await send(sent.payoutId);
    expect(await company.counter.undo(sent.id)).toMatchObject({ code: 'handover.undo_too_late' });
    expect(await transfers()).toHaveLength(1);
    await expectSoundBooks();
  });

  it('is held while a person looks, and while the account is not enabled; it says why', async () => {
    const { database } = test.deps;
    const { id, payoutId } = await handedOver();
    clock.advance(10);
    await insertPaymentCase(database, {
      kind: 'difference',
      reference: id,
      bookingId: id,
      details: { what: 'payment', provider: 0, ours: 1 },
    });
    const enabled = (provider_state: string) =>
      database.updateTable('company').set({ provider_state }).where('id', '=', company.companyId).execute();
    await enabled('restricted');
    expect(await send(payoutId)).toMatchObject({
      state: 'held',
      holds: ['under_review', 'account_not_enabled'],
    });
    await enabled('enabled');
    expect(await send(payoutId)).toMatchObject({ state: 'held', holds: ['under_review'] });
    const cases = await database
      .selectFrom('payment_case')
      .select('id')
      .where('booking_id', '=', id)
      .execute();
    for (const one of cases) await markPaymentCaseResolved(database, one.id, clock.now());
    expect(await send(payoutId)).toMatchObject({ state: 'sent', holds: [] });
    await expectSoundBooks();
  });

  it('is sent once, whatever becomes of the provider’s answers', async () => {
    const { payoutId } = await handedOver();
    clock.advance(10);
    const transferring = { method: 'POST', pathPrefix: '/v1/transfers' };
    // Carried out, and its answer lost twice: the SDK tries once more by itself.
    await breakProvider(test, { ...transferring, kind: 'drop', count: 2, afterWork: true });
    await expect(sendPayout(test.deps, { payoutId })).rejects.toThrow('payment.unavailable');
    expect(await send(payoutId)).toMatchObject({ state: 'sent' });
    expect(await transfers()).toHaveLength(1);
    await expectSoundBooks();
  });

  it('that failed under a key is tried under another', async () => {
    const { payoutId } = await handedOver();
    clock.advance(10);
    await breakProvider(test, {
      method: 'POST',
      pathPrefix: '/v1/transfers',
      kind: 'error',
      status: 500,
      count: 1,
    });
    await expect(sendPayout(test.deps, { payoutId })).rejects.toThrow('payment.unavailable');
    expect(await send(payoutId)).toMatchObject({ state: 'sent' });
    expect(await transfers()).toHaveLength(1);
    await expectSoundBooks();
  });

  it('that the provider refuses is failed, says why, and is due again an hour later', async () => {
    const { payoutId } = await handedOver();
    clock.advance(10);
    await sandboxControl(test.sandboxOrigin, `accounts/${company.accountId}/reject`);
    // Its news has not reached us.
    await test.deps.database
      .updateTable('company')
      .set({ provider_state: 'enabled' })
      .where('id', '=', company.companyId)
      .execute();
    expect(await send(payoutId)).toMatchObject({
      state: 'failed',
      failure: 'insufficient_capabilities_for_transfer',
    });
    await sandboxControl(test.sandboxOrigin, `accounts/${company.accountId}/complete-onboarding`);
    clock.advance(59);
    expect(await send(payoutId)).toMatchObject({ state: 'failed' });
    clock.advance(1);
    expect(await send(payoutId)).toMatchObject({ state: 'sent', failure: null });
    await expectSoundBooks();
  });
});

describe('what the renter gets back after check-in', () => {
  it('lowers a payout that has not been sent', async () => {
    const { id, payoutId } = await handedOver();
    await refund(id, 6_000);
    clock.advance(10);
    await test.deps.database.updateTable('refund').set({ status: 'succeeded' }).execute();
    expect(await send(payoutId)).toMatchObject({ state: 'sent' });
    const { payoutMinor, netMinor: net, vatMinor: vat } = commissionFor(12_000);
    expect((await transfers()).map(({ amount }) => amount)).toEqual([payoutMinor]);
    expect(await balances(id)).toEqual({
      provider_cash: 12_000 - payoutMinor,
      commission_revenue: -net,
      vat_payable: -vat,
    });
    await expectSoundBooks();
  });

  it('comes back from the account by a reversal', async () => {
    const { id, payoutId } = await paidOut();
    await refund(id, 18_000);
    await reversals();
    expect(await send(payoutId)).toMatchObject({ state: 'reversed', reversed_minor: SHARE });
    expect(await balances(id)).toEqual({});
    expect(await transfers()).toMatchObject([{ amount: SHARE, amount_reversed: SHARE }]);
    await expectSoundBooks();
  });

  it('is owed where the account has nothing left, and offset against the next payout', async () => {
    const first = await paidOut();
    await sandboxControl(test.sandboxOrigin, `accounts/${company.accountId}/pay-out`, { amount: SHARE });
    await refund(first.id, 6_000);
    await reversals();
    const owed = SHARE - commissionFor(12_000).payoutMinor;
    expect(await balances(first.id)).toMatchObject({ company_receivable: owed });
    const next = await paidOut();
    expect(await payoutOf(next.id)).toMatchObject({ offset_minor: owed });
    expect((await transfers()).map(({ amount }) => amount)).toEqual([SHARE - owed, SHARE]);
    const both = [await balances(first.id), await balances(next.id)];
    expect(both.map(({ company_clearing }) => company_clearing)).toEqual([owed, -owed]);
    expect(both.map(({ company_receivable }) => company_receivable)).toEqual([undefined, undefined]);
    expect(both.map(({ company_payable }) => company_payable)).toEqual([undefined, undefined]);
    await expectSoundBooks();
  });
});

describe('a dispute', () => {
  it('holds a payout, and lost it takes the share back', async () => {
    const { id, payoutId } = await handedOver(DISPUTED);
    await until('the dispute', async () =>
      test.deps.database.selectFrom('dispute').select('id').where('booking_id', '=', id).executeTakeFirst(),
    );
    clock.advance(10);
    expect(await send(payoutId)).toMatchObject({ state: 'held', holds: ['dispute_open'] });
    const provider = providerOf(test);
    const { data } = await provider.disputes.list({ limit: 1 });
    await provider.disputes.close(String(data[0]?.id));
    await until('the loss', async () => (await send(payoutId)).state === 'reversed');
    const { provider_cash = 0, provider_fees = 0, ...rest } = await balances(id);
    expect([provider_cash + provider_fees, rest]).toEqual([0, {}]);
    await expectSoundBooks();
  });

  it('that was lost over a part leaves the rest of the payout to the company', async () => {
    const { id, payoutId } = await handedOver();
    const { database } = test.deps;
    const { provider_intent_id } = await database
      .selectFrom('payment')
      .select('provider_intent_id')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    const at = clock.now();
    const dispute = {
      id: `dp_${id}`,
      paymentIntentId: provider_intent_id,
      bookingId: id,
      amountMinor: 6_000,
      reason: 'general',
      status: 'lost',
      respondBy: null,
      openedAt: at,
      movements: [{ id: `txn_${id}`, amountMinor: -6_000, feeMinor: 2_000 }],
    };
    await inTransaction(database, (transaction) =>
      recordDispute(test.deps, transaction, { dispute, bookingId: id }),
    );
    clock.advance(10);
    expect(await send(payoutId)).toMatchObject({ state: 'sent' });
    expect((await transfers()).map(({ amount }) => amount)).toEqual([commissionFor(12_000).payoutMinor]);
    await expectSoundBooks();
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import {
  ledgerForRefund,
  ledgerForTransfer,
  ledgerReversal,
  type LedgerEntry,
} from '@nolo/domain/commission/ledger.ts';
import type { LedgerKind } from '@nolo/domain/commission/ledger-kinds.ts';
import { insertLedgerTransaction } from '@nolo/api/payments/ledger-store.ts';
import { listOpenPaymentCases } from '@nolo/api/payments/payment-case-store.ts';
import { insertPayout } from '@nolo/api/payments/payouts/payout-store.ts';
import { reconcileDay } from '@nolo/api/payments/reconcile-day.ts';
import { createBooking } from '../factories/booking.ts';
import { createRenter } from '../factories/renter.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send } from './support/calls.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';

const REFUND_EVENTS = ['refund.created', 'refund.updated'];
const VISA = '4242424242424242';

describe('the daily comparison of provider and ledger', () => {
  let books: World;
  const began = day(0);
  /** What has moved since the test began, on one day or on either side of midnight. */
  const compare = async () => {
    const found = { movements: 0, differences: 0 };
    for (const one of new Set([began, day(0)])) {
      const { movements, differences } = await reconcileDay(books.test.deps, { day: one });
      found.movements += movements;
      found.differences += differences;
    }
    return found;
  };
  const open = async () =>
    (await listOpenPaymentCases(books.database)).filter(({ kind }) => kind === 'difference');

  beforeAll(async () => {
    books = await createWorld({ work: true });
  });
  afterAll(() => books.close());

  it('books the provider’s fees, finds what differs both ways, and lists it once', async () => {
    const { id, url } = await pendingBooking(books);
    await payWith(url, VISA);
    await until('PAID', async () => (await bookingOf(books.database, id)).status === 'PAID');
    expect(await compare()).toEqual({ movements: 1, differences: 0 });
    // 1.5% and 0.25 of 180.00.
    expect(await balancesOf(books.database, id)).toEqual({
      provider_cash: 17_705,
      provider_fees: 295,
      renter: -18_000,
    });
    await sandboxControl(books.test.sandboxOrigin, 'webhooks/url', { url: null });
    const provider = providerOf(books.test);
    const { intentId } = await paymentOf(books.database, id);
    await provider.refunds.create({ payment_intent: intentId, amount: 1000 });
    await provider.paymentIntents.create({
      amount: 5000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'https://shop.example/back',
    });
    await books.database
      .insertInto('ledger_entry')
      .values(
        [
          { account: 'provider_cash', amount_minor: 700, kind: 'payment', reference: 'pi_unknown' },
          { account: 'renter', amount_minor: -700, kind: 'payment', reference: 'pi_unknown' },
        ].map((entry) => ({
          ...entry,
          booking_id: id,
          created_at: books.test.deps.clock.now(),
          transaction_id: '00000000-0000-4000-8000-000000000001',
        })),
      )
      .execute();
    expect(await compare()).toEqual({ movements: 3, differences: 5 });
    const details = (await open()).map((paymentCase) => paymentCase.details);
    expect(details).toEqual(
      expect.arrayContaining([
        { what: 'refund', provider: -1000, ours: 0 },
        { what: 'payment', provider: 5000, ours: 0 },
        { what: 'payment', provider: 0, ours: 700 },
        // Of 180.00, 50.00 and -10.00 the provider keeps 2.95 and 1.00.
        { what: 'provider_cash', provider: 21_605, ours: 18_405 },
        { what: 'renter_balance', expected: 18_000, ours: 18_700 },
      ]),
    );
    await compare();
    expect(await open()).toHaveLength(5);
  });
});

describe('what is planted in the books', () => {
  let books: World;
  let began: string;
  const compare = async () => {
    let differences = 0;
    for (const one of new Set([began, day(0)])) {
      differences += (await reconcileDay(books.test.deps, { day: one })).differences;
    }
    return differences;
  };
  const found = async (where: { booking_id?: string; what?: string }) =>
    (await listOpenPaymentCases(books.database))
      .filter(
        ({ kind, booking_id }) => kind === 'difference' && booking_id === (where.booking_id ?? booking_id),
      )
      .map(({ details }) => details)
      .filter((details) => where.what === undefined || fieldOf(details, 'what') === where.what);

  const paid = async () => {
    const { renter, id, url } = await pendingBooking(books);
    await payWith(url, VISA);
    await until('PAID', async () => (await bookingOf(books.database, id)).status === 'PAID');
    return { renter, id };
  };
  /** Cancelled on the day before the pickup, when the commission is kept, or in time. */
  const cancelled = async (isLate: boolean) => {
    const { renter, id } = await paid();
    const pickup_local = `${day(1)}T10:00`;
    if (isLate)
      await books.database.updateTable('booking').set({ pickup_local }).where('id', '=', id).execute();
    await send(books, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });
    await until('the refund', async () =>
      (await refundsOf(books.database, id)).every(({ status }) => status === 'succeeded'),
    );
    return { id };
  };
  const book = (bookingId: string, kind: LedgerKind, entries: readonly LedgerEntry[]) =>
    insertLedgerTransaction(books.database, {
      bookingId,
      kind,
      reference: randomUUID(),
      at: books.test.deps.clock.now(),
      entries,
    });

  beforeAll(async () => {
    books = await createWorld({ work: true });
    began = day(0);
    // What is planted stays: nothing that the provider tells of a refund later mends it, or takes it for another one.
    await sandboxControl(books.test.sandboxOrigin, 'webhooks/hold', { types: REFUND_EVENTS });
  });
  afterAll(() => books.close());

  it('is nothing while all is well, whatever goes to the bank', async () => {
    await paid();
    await cancelled(false);
    await cancelled(true);
    // As the demo's, which never was at the provider.
    const renter = await createRenter(books.database);
    const values = { paid_at: new Date(), refund_minor: 18_000 };
    const told = await createBooking(books.database, renter, {
      status: 'CANCELLED',
      isAtProvider: false,
      values,
    });
    expect(await refundsOf(books.database, told.id)).toMatchObject([{ status: 'succeeded' }]);
    await sandboxControl(books.test.sandboxOrigin, 'balance/pay-out', { amount: 5000, currency: 'eur' });
    expect(await compare()).toBe(0);
    // At yesterday's end nothing of it had moved.
    expect(await reconcileDay(books.test.deps, { day: day(-1) })).toEqual({ movements: 0, differences: 0 });
  });

  it('a total that was changed', async () => {
    const { id } = await paid();
    await books.database.updateTable('booking').set({ total_minor: 17_000 }).where('id', '=', id).execute();
    await compare();
    expect(await found({ booking_id: id })).toEqual([
      { what: 'renter_balance', expected: 17_000, ours: 18_000 },
    ]);
  });

  it('a booking that was cancelled, and its money kept', async () => {
    const { id } = await paid();
    const now = books.test.deps.clock.now();
    const change = { status: 'CANCELLED', cancelled_at: now, cancel_reason: 'renter' } as const;
    await books.database.updateTable('booking').set(change).where('id', '=', id).execute();
    await compare();
    expect(await found({ booking_id: id })).toEqual([{ what: 'renter_balance', expected: 0, ours: 18_000 }]);
  });

  it('a refund that the ledger lacks', async () => {
    const { id } = await cancelled(false);
    await book(id, 'correction', ledgerReversal(ledgerForRefund(18_000)));
    await compare();
    expect(await found({ booking_id: id })).toEqual([{ what: 'renter_balance', expected: 0, ours: 18_000 }]);
  });

  it('a refund that the ledger has twice', async () => {
    const { id } = await cancelled(false);
    await book(id, 'cancelled_refund', ledgerForRefund(18_000));
    await compare();
    expect(await found({ booking_id: id })).toEqual([{ what: 'renter_balance', expected: 0, ours: -18_000 }]);
  });

  it('a refund that the ledger alone has', async () => {
    const { id } = await paid();
    await book(id, 'manual_refund', ledgerForRefund(5000));
    await compare();
    expect(await found({ booking_id: id })).toEqual([
      { what: 'renter_balance', expected: 18_000, ours: 13_000 },
    ]);
  });

  it('a refund that succeeded without the provider’s id', async () => {
    const { id } = await cancelled(false);
    const unnamed = books.database.updateTable('refund').set({ provider_refund_id: null });
    await unnamed.where('booking_id', '=', id).execute();
    await compare();
    expect(await found({ booking_id: id })).toEqual([
      { what: 'refund_without_id', provider: 0, ours: 18_000 },
    ]);
  });

  it('a kept commission that was changed, in its sum or between revenue and VAT', async () => {
    const [more, otherwise] = [await cancelled(true), await cancelled(true)];
    await book(more.id, 'correction', [
      { account: 'provider_cash', amountMinor: 500 },
      { account: 'commission_revenue', amountMinor: -500 },
    ]);
    await book(otherwise.id, 'correction', [
      { account: 'vat_payable', amountMinor: 100 },
      { account: 'commission_revenue', amountMinor: -100 },
    ]);
    await compare();
    expect(await found({ booking_id: more.id })).toEqual([
      { what: 'commission', expected: 2700, ours: 3200 },
    ]);
    expect(await found({ booking_id: otherwise.id })).toEqual([
      { what: 'commission', expected: 2700, ours: 2700 },
    ]);
  });

  it('an adjustment of the balance, a transfer that we do not know, and its reversal', async () => {
    const before = await found({ what: 'provider_cash' });
    const funds = { amount: 20_000, currency: 'eur' };
    await sandboxControl(books.test.sandboxOrigin, 'balance/add-funds', funds);
    const provider = providerOf(books.test);
    const account = await provider.accounts.create({
      country: 'IT',
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
    });
    await sandboxControl(books.test.sandboxOrigin, `accounts/${account.id}/complete-onboarding`);
    const { id } = await provider.transfers.create({
      amount: 7000,
      currency: 'eur',
      destination: account.id,
    });
    await provider.transfers.createReversal(id, { amount: 2000 });
    await compare();
    expect(await found({ what: 'transfer_refund' })).toEqual([
      { what: 'transfer_refund', provider: 2000, ours: 0 },
    ]);
    expect(await found({ what: 'adjustment' })).toEqual([{ what: 'adjustment', provider: 20_000, ours: 0 }]);
    expect(await found({ what: 'transfer' })).toEqual([{ what: 'transfer', provider: -7000, ours: 0 }]);
    expect((await found({ what: 'provider_cash' })).length).toBe(before.length + 1);
  });

  it('a transfer and a reversal that the ledger alone has', async () => {
    const { id } = await paid();
    const at = books.test.deps.clock.now();
    const entries = ledgerForTransfer(5000);
    const alone = { bookingId: id, at };
    await insertLedgerTransaction(books.database, {
      ...alone,
      kind: 'payout',
      reference: 'tr_nowhere',
      entries,
    });
    await insertLedgerTransaction(books.database, {
      ...alone,
      kind: 'payout_reversed',
      reference: 'trr_nowhere',
      entries: ledgerReversal(entries),
    });
    await compare();
    expect(await found({ booking_id: id })).toEqual([
      { what: 'transfer', provider: 0, ours: -5000 },
      { what: 'transfer_refund', provider: 0, ours: 5000 },
    ]);
  });

  it('a payout of another amount than the company is owed', async () => {
    const { id } = await paid();
    const { company_id: companyId } = await bookingOf(books.database, id);
    const at = books.test.deps.clock.now();
    await insertPayout(books.database, {
      bookingId: id,
      companyId,
      cause: 'check_in',
      causeId: randomUUID(),
      amountMinor: 100,
      nextTryAt: at,
      at,
    });
    await compare();
    expect(await found({ booking_id: id })).toEqual([{ what: 'payout', expected: 100, ours: 0 }]);
  });

  it('found again, is no second matter', async () => {
    const before = await listOpenPaymentCases(books.database);
    expect(await compare()).toBeGreaterThan(0);
    expect(await listOpenPaymentCases(books.database)).toEqual(before);
  });
});

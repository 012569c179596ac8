import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { listOpenFindings } from '@nolo/api/payments/payment-case-store.ts';
import { reconcileDay } from '@nolo/api/payments/reconcile-day.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { until } from '../setup/until.ts';
import { pendingBooking } from './support/calls.ts';
import { balancesOf, bookingOf, paymentOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';

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
    (await listOpenFindings(books.database)).filter(({ kind }) => kind === 'difference');

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
    expect(await compare()).toEqual({ movements: 3, differences: 3 });
    const details = (await open()).map((finding) => finding.details);
    expect(details).toEqual(
      expect.arrayContaining([
        { what: 'refund', provider: -1000, ours: 0 },
        { what: 'payment', provider: 5000, ours: 0 },
        { what: 'payment', provider: 0, ours: 700 },
      ]),
    );
    await compare();
    expect(await open()).toHaveLength(3);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { syncProviderObject } from '@nolo/api/bookings/sync-provider-object.ts';
import { sendRefund } from '@nolo/api/payments/send-refund.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send } from './support/calls.ts';
import { balancesOf, bookingOf, refundsOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';

/** Its payment is disputed at once, and the money gone until that is decided. */
const DISPUTED = '4000000000002685';

let world: World;
beforeAll(async () => {
  // Jobs wait: the test decides what is heard of, and sent, when.
  world = await createWorld({ work: false });
});
afterAll(() => world.close());

const stored = (id: string) => bookingOf(world.database, id);
const balances = (id: string) => balancesOf(world.database, id);

/** 180.00 paid with a card whose holder disputes it, of which we have not heard yet. */
async function disputed() {
  const { renter, id, url } = await pendingBooking(world);
  await payWith(url, DISPUTED);
  await until('PAID', async () => (await stored(id)).status === 'PAID');
  const provider = providerOf(world.test);
  const intent = String((await stored(id)).payment_intent_id);
  const [dispute] = (await provider.disputes.list({ payment_intent: intent })).data;
  const decide = (text: string) =>
    provider.disputes.update(String(dispute?.id), { evidence: { uncategorized_text: text } });
  return {
    renter,
    id,
    lose: () => decide('losing_evidence'),
    win: () => decide('winning_evidence'),
    hear: () => syncProviderObject(world.test.deps, { kind: 'dispute', id: String(dispute?.id) }),
    cancel: () => send(world, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token }),
    /** From now on cancelling keeps the commission. */
    comeClose: () =>
      world.database
        .updateTable('booking')
        .set({ pickup_local: `${day(1)}T10:00` })
        .where('id', '=', id)
        .execute(),
    async send() {
      for (const { id: refundId } of await refundsOf(world.database, id)) {
        await sendRefund(world.test.deps, { refundId });
      }
    },
    given: async () =>
      (await provider.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount),
  };
}

describe('a dispute that is lost, and a refund that the provider refuses for it', () => {
  it.each([
    ['in time', false, { provider_cash: -2000, provider_fees: 2000 }],
    // The commission was earned, and the bank took it all the same.
    [
      'late',
      true,
      {
        provider_cash: -2000,
        provider_fees: 2000,
        commission_revenue: -2213,
        vat_payable: -487,
        dispute_losses: 2700,
      },
    ],
  ])('end alike in whatever order they are heard of, cancelled %s', async (_, isLate, expected) => {
    const [refusedFirst, lostFirst] = [await disputed(), await disputed()];
    for (const one of [refusedFirst, lostFirst]) {
      if (isLate) await one.comeClose();
      await one.cancel();
      await one.lose();
    }
    await refusedFirst.send();
    await refusedFirst.hear();
    await lostFirst.hear();
    await lostFirst.send();
    for (const one of [refusedFirst, lostFirst]) {
      // Heard of again, nothing is taken twice.
      await one.hear();
      expect(await balances(one.id)).toEqual(expected);
      expect(await refundsOf(world.database, one.id)).toMatchObject([{ status: 'failed' }]);
      expect(await one.given()).toEqual([]);
    }
  });
});

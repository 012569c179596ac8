import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, payWith, submitForm, VISA } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

const SHOWN = {
  saved_payment_method_options: { allow_redisplay_filters: ['always' as const, 'limited' as const] },
};
let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

/** A customer who has saved a card on the hosted page. */
async function customerWith(...cards: string[]) {
  const { stripe } = fixture;
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  for (const card of cards) {
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      customer: customer.id,
      allowed_payment_method_types: ['card'],
      success_url: 'https://shop.example/saved',
    });
    const { location } = await payWith(session.url, card);
    if (location?.endsWith('/authenticate')) {
      await submitForm(new URL(location, fixture.origin).href, { result: 'complete' });
    }
  }
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  return { id: customer.id, cards: data.map(({ id }) => id) };
}

function payable(customer: string, more = {}) {
  return fixture.stripe.checkout.sessions.create({ ...paymentSession(), customer, ...SHOWN, ...more });
}

describe('saved cards', () => {
  test('are offered, and one of them pays', async () => {
    const { id, cards } = await customerWith(VISA);
    const session = await payable(id);
    const { html } = await openPage(session.url ?? '');
    expect(html).toContain('Your saved cards');
    expect(html).toContain('•••• 4242');
    const paid = await submitForm(session.url ?? '', { savedCard: String(cards[0]) });
    expect(paid.status).toBe(303);
    const after = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(after).toMatchObject({ payment_status: 'paid', payment_intent: { payment_method: cards[0] } });
  });

  test('that decline leave the session open, and say so', async () => {
    const { id, cards } = await customerWith('4000 0000 0000 0341');
    const session = await payable(id);
    const refused = await submitForm(session.url ?? '', { savedCard: String(cards[0]) });
    expect(refused.status).toBe(402);
    expect(refused.html).toContain('Your card was declined');
    expect((await payWith(session.url, VISA)).status).toBe(303);
  });

  test('may ask for authentication', async () => {
    const { id, cards } = await customerWith('4000 0027 6000 3184');
    const session = await payable(id);
    const { location } = await submitForm(session.url ?? '', { savedCard: String(cards[0]) });
    expect(location).toMatch(/\/authenticate$/);
    const done = await submitForm(`${session.url}/authenticate`, { result: 'complete' });
    expect(done.location).toContain('shop.example');
  });

  test('of another customer are not taken, and only those that may be shown are shown', async () => {
    const [ada, eve] = [await customerWith(VISA), await customerWith(VISA)];
    const session = await payable(eve.id);
    expect((await submitForm(session.url ?? '', { savedCard: String(ada.cards[0]) })).status).toBe(200);
    expect((await fixture.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('unpaid');
    const strict = await payable(ada.id, { saved_payment_method_options: undefined });
    expect((await openPage(strict.url ?? '')).html).not.toContain('Your saved cards');
  });

  test('the default is one of the customer’s own, and goes with its card', async () => {
    const [ada, eve] = [await customerWith(VISA), await customerWith(VISA)];
    const choose = (card: string | undefined) =>
      fixture.stripe.customers.update(ada.id, {
        invoice_settings: { default_payment_method: String(card) },
      });
    await expect(choose(eve.cards[0])).rejects.toMatchObject({ code: 'resource_missing' });
    expect((await choose(ada.cards[0])).invoice_settings.default_payment_method).toBe(ada.cards[0]);
    await fixture.stripe.paymentMethods.detach(String(ada.cards[0]));
    const after = await fixture.stripe.customers.retrieve(ada.id);
    expect(after).toMatchObject({ invoice_settings: { default_payment_method: null } });
  });
});

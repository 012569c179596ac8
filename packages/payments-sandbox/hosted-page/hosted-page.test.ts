import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISA, openPage, payWith } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';
import { passesLuhn } from './card-form.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const urlOf = async (more: Stripe.Checkout.SessionCreateParams = {}) =>
  (await fixture.stripe.checkout.sessions.create(paymentSession(more))).url ?? '';

describe('the form', () => {
  test.each([
    ['en', 'Pay €230.00', 'Test mode'],
    ['it', 'Paga 230,00', 'Modalità di test'],
    ['fr', 'Payer 230,00', 'Mode test'],
  ] as const)('is in %s by the session', async (locale, button, testMode) => {
    const { html } = await openPage(await urlOf({ locale }), 'de');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(button);
    expect(html).toContain(testMode);
    expect(html).toContain('Fiat 500');
    expect(html).toContain('href="https://shop.example/cancelled"');
  });

  test("is in the browser's language otherwise, and in English at last", async () => {
    const url = await urlOf({ locale: 'auto' });
    expect((await openPage(url, 'de-DE,it;q=0.8,en;q=0.5')).html).toContain('<html lang="it">');
    expect((await openPage(url, 'de')).html).toContain('<html lang="en">');
  });

  test('escapes what the shop wrote and what the payer typed', async () => {
    const url = await urlOf({ custom_text: { submit: { message: '<script>alert(1)</script>' } } });
    expect((await openPage(url)).html).not.toContain('<script>');
    const { html } = await payWith(url, VISA, { billingName: '"><script>', cardCvc: '' });
    expect(html).not.toContain('<script>');
    expect(html).toContain('value="&#34;&#62;&#60;script&#62;"');
  });

  test('allows nothing but its own style, and redirects to the shop', async () => {
    const response = await fetch(await urlOf());
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' https://shop.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const css = await fetch(`${fixture.origin}/assets/hosted-page.css`);
    expect(css.headers.get('content-type')).toContain('text/css');
  });

  test('shows a known e-mail address and does not ask for it', async () => {
    const url = await urlOf({ customer_email: 'known@example.com' });
    const { html } = await openPage(url);
    expect(html).toContain('known@example.com');
    expect(html).not.toContain('name="email"');
    await payWith(url, VISA, { email: 'other@example.com' });
    const event = await fixture.webhooks.waitForType('checkout.session.completed');
    expect(event.data.object).toMatchObject({ customer_details: { email: 'known@example.com' } });
  });

  test('of an unknown session says so', async () => {
    expect(await openPage(`${fixture.origin}/c/pay/cs_test_none`)).toMatchObject({ status: 404 });
  });
});

describe('a mistake', () => {
  test.each([
    [{ email: '' }, 'email', 'Enter your e-mail address.'],
    [{ email: 'ada@' }, 'email', 'Enter an e-mail address such as'],
    [{ cardNumber: '' }, 'cardNumber', 'Enter your card number.'],
    [{ cardNumber: '4242 4242' }, 'cardNumber', 'The card number is incomplete.'],
    [{ cardNumber: '4242 4242 4242 4241' }, 'cardNumber', 'The card number is not valid.'],
    [{ cardExpiry: '13/40' }, 'cardExpiry', 'Enter the expiry date as month and year'],
    [{ cardExpiry: '01/20' }, 'cardExpiry', 'This date is in the past.'],
    [{ cardCvc: '12' }, 'cardCvc', 'The security code has 3 digits.'],
    [{ billingName: ' ' }, 'billingName', 'Enter the name on the card.'],
  ] as [Record<string, string>, string, string][])(
    '%o is shown beside %s',
    async (mistake, field, message) => {
      const answer = await payWith(await urlOf(), VISA, mistake);
      expect(answer.status).toBe(422);
      expect(answer.html).toMatch(new RegExp(`<p class="error" id="${field}-error">${message}`));
      expect(answer.html).toContain(`aria-describedby="${field}-error`);
      expect(answer.html).toContain('role="alert"');
      expect(answer.html).not.toContain('value="123"');
      expect(answer.html).toContain(`value="${mistake.cardExpiry ?? '12/40'}"`);
    },
  );

  test.each(['12/40', '12 / 40', '1240', '12/2040', '12-40'])(
    '%s is taken as an expiry',
    async (cardExpiry) => {
      expect(await payWith(await urlOf(), VISA, { cardExpiry })).toMatchObject({ status: 303 });
    },
  );
});

test('the check digit finds each wrong digit', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  for (let digit = 0; digit <= 9; digit += 1) {
    expect(passesLuhn(`424242424242424${digit}`)).toBe(digit === 2);
  }
});

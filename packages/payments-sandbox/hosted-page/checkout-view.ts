import type Stripe from 'stripe';
import { formatMoney } from '../api/amounts.ts';
import { PLATFORM_NAME } from '../api/platform-name.ts';
import type { Field, FieldErrors, Typed } from './card-form.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { textsIn } from './texts.ts';
import type { Language, Texts } from './texts.ts';

export interface CheckoutView {
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  language: Language;
  knownEmail: string | null;
  savedCards: Stripe.PaymentMethod[];
  typed: Typed;
  errors: FieldErrors;
}

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'testCardSucceeds'],
  ['4000 0027 6000 3184', 'testCardAuthenticates'],
  ['4000 0000 0000 0002', 'testCardDeclined'],
  ['4000 0000 0000 9995', 'testCardFunds'],
] as const;

export function merchantOf(session: Stripe.Checkout.Session): string {
  return session.branding_settings?.display_name ?? PLATFORM_NAME;
}

export function checkoutContent(view: CheckoutView): Html {
  const texts = textsIn(view.language);
  return html`<div class="columns">
    <section class="summary" aria-labelledby="title">${summary(view, texts)}</section>
    <section class="panel">
      <p class="notice"><strong>${texts.testMode}.</strong> ${texts.testModeHelp}</p>
      ${testCards(texts)} ${cardForm(view, texts)}
    </section>
  </div>`;
}

function summary({ session, lineItems, language }: CheckoutView, texts: Texts): Html {
  const merchant = merchantOf(session);
  if (session.mode === 'setup') {
    return html`<h1 id="title">${texts.setupTitle}</h1>
      <p>${texts.setupHelp(merchant)}</p>`;
  }
  const money = (amountMinor: number | null) =>
    formatMoney(amountMinor ?? 0, session.currency ?? 'eur', language);
  return html`<h1 id="title">${texts.payTitle(merchant)}</h1>
    <p class="amount">${money(session.amount_total)}</p>
    <ul class="items">
      ${lineItems.map(
        (item) =>
          html`<li>
            <span
              >${item.description}${(item.quantity ?? 1) > 1 && html`<small>${texts.quantity(item.quantity ?? 1)}</small>`}</span
            >
            <span class="money">${money(item.amount_total)}</span>
          </li>`,
      )}
      <li class="total">
        <span>${texts.total}</span><span class="money">${money(session.amount_total)}</span>
      </li>
    </ul>`;
}

function testCards(texts: Texts): Html {
  return html`<details>
    <summary>${texts.testCards}</summary>
    <ul class="test-cards">
      ${TEST_CARDS.map(([number, text]) => html`<li><code>${number}</code> ${texts[text]}</li>`)}
    </ul>
  </details>`;
}

function cardForm(view: CheckoutView, texts: Texts): Html {
  const { session, typed, errors, knownEmail } = view;
  const [first] = Object.keys(errors);
  const field = (name: Field, label: string, more: Partial<Input>): Html => {
    const value = name === 'cardCvc' ? '' : typed[name];
    return input({ name, label, value, error: errors[name], autofocus: first === name, ...more });
  };
  return html`<form method="post" action="/c/pay/${session.id}" novalidate>
    ${first !== undefined && html`<p class="form-error" role="alert">${texts.checkForm}</p>`}
    <fieldset>
      <legend>${texts.contact}</legend>
      ${
        knownEmail === null
          ? field('email', texts.email, { type: 'email', autocomplete: 'email' })
          : html`<p class="known-email"><span>${texts.email}</span> <strong>${knownEmail}</strong></p>`
      }
    </fieldset>
    ${savedCardChoice(view, texts)}
    <fieldset class="new-card">
      <legend>${texts.cardSection}</legend>
      ${field('cardNumber', texts.cardNumber, { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 })}
      <div class="pair">
        ${field('cardExpiry', texts.expiry, { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9 })}
        ${field('cardCvc', texts.cvc, { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4, help: texts.cvcHelp })}
      </div>
      ${field('billingName', texts.name, { autocomplete: 'cc-name' })}
    </fieldset>
    <button class="button" type="submit">${submitLabel(view, texts)}</button>
    ${session.custom_text.submit && html`<p class="small">${session.custom_text.submit.message}</p>`}
  </form>`;
}

/** Radio buttons; the card's own fields are out of sight while a saved one is chosen. */
function savedCardChoice({ savedCards, typed, errors }: CheckoutView, texts: Texts): Html | false {
  if (savedCards.length === 0) return false;
  const choice = (id: string, label: string) =>
    html`<label class="choice">
      <input type="radio" name="savedCard" value="${id}" ${typed.savedCard === id && html`checked`} />
      ${label}
    </label>`;
  return html`<fieldset>
    <legend>${texts.savedCards}</legend>
    ${savedCards.map(({ id, card }) => choice(id, `${card?.brand} •••• ${card?.last4}, ${card?.exp_month}/${card?.exp_year}`))}
    ${choice('', texts.otherCard)}
    ${errors.savedCard !== undefined && html`<p class="error">${errors.savedCard}</p>`}
  </fieldset>`;
}

function submitLabel({ session, language }: CheckoutView, texts: Texts): string {
  if (session.mode === 'setup') return texts.save;
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? 'eur', language);
  if (session.submit_type === 'book') return texts.book(total);
  return session.submit_type === 'donate' ? texts.donate(total) : texts.pay(total);
}

interface Input {
  name: Field;
  label: string;
  value: string;
  error: string | undefined;
  autofocus: boolean;
  type?: string;
  autocomplete?: string;
  inputmode?: string;
  maxlength?: number;
  help?: string;
}

function input({ name, label, value, error, autofocus, help, ...more }: Input): Html {
  const described = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      type="${more.type ?? 'text'}"
      autocomplete="${more.autocomplete ?? 'off'}"
      inputmode="${more.inputmode ?? (more.type === 'email' ? 'email' : 'text')}"
      maxlength="${more.maxlength ?? 254}"
      required
      ${error !== undefined && html`aria-invalid="true"`}
      ${described !== '' && html`aria-describedby="${described}"`}
      ${autofocus && html`autofocus`}
    />
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
    ${help !== undefined && html`<p class="small" id="${name}-help">${help}</p>`}
  </div>`;
}

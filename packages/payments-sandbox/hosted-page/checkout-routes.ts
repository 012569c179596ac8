import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { idOf } from '../api/find-record.ts';
import { pathIds } from '../api/path-ids.ts';
import { PLATFORM_NAME } from '../api/platform-name.ts';
import {
  finishAuthentication,
  submitCheckout,
  submitSavedCard,
} from '../checkout-sessions/complete-checkout.ts';
import type { CheckoutOutcome } from '../checkout-sessions/complete-checkout.ts';
import { savedCardsFor } from '../checkout-sessions/saved-cards-for.ts';
import { expireCheckoutSession } from '../checkout-sessions/expire-checkout-session.ts';
import type { Store } from '../store/store.ts';
import { formatMoney } from '../api/amounts.ts';
import { authenticationContent } from './authentication-view.ts';
import { checkCardForm, NOTHING_TYPED } from './card-form.ts';
import type { FieldErrors, Typed } from './card-form.ts';
import { checkoutContent, merchantOf } from './checkout-view.ts';
import { declineErrors } from './decline-texts.ts';
import { messageContent, sendPage } from './page-layout.ts';
import { languageFor, textsIn } from './texts.ts';

export interface HostedPageDependencies {
  store: Store;
  /** Runs a piece of work that no API request caused, in its own transaction. */
  atWork: <T>(task: (work: Work) => T) => T;
}

type Session = Stripe.Checkout.Session;
type Visit = HostedPageDependencies & { request: FastifyRequest; reply: FastifyReply };
type WhenOpen = (visit: Visit, session: Session) => Promise<void>;

export function registerCheckoutPages(app: FastifyInstance, dependencies: HostedPageDependencies): void {
  const { store, atWork } = dependencies;
  const page = (method: 'GET' | 'POST', url: string, whenOpen: WhenOpen) => {
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const visit = { request, reply, store, atWork };
        const session = sessionOf(visit);
        if (session?.status === 'open') return whenOpen(visit, session);
        // A second click on "pay": the payer paid already, and goes where the first click would have led.
        if (session?.status === 'complete' && method === 'POST') return toSuccess(reply, session);
        return sendClosed(visit, session);
      },
    });
  };
  page('GET', '/c/pay/:id', showForm);
  page('POST', '/c/pay/:id', pay);
  page('GET', '/c/pay/:id/authenticate', showAuthentication);
  page('POST', '/c/pay/:id/authenticate', authenticate);
}

/** The session of the address; one that is overdue expires first. */
function sessionOf({ request, atWork }: Visit): Session | undefined {
  const { id = '' } = pathIds(request);
  return atWork((work) => {
    const session = work.tx.get('checkout.session', id);
    const isOverdue = session?.status === 'open' && session.expires_at <= work.now;
    return session && isOverdue ? expireCheckoutSession(work, session) : session;
  });
}

async function pay(visit: Visit, session: Session): Promise<void> {
  const texts = textsIn(languageOf(visit, session));
  const form = new URLSearchParams(bodyOf(visit.request));
  const saved = form.get('savedCard') ?? '';
  if (saved !== '') return paySaved(visit, session, saved);
  const today = new Date(visit.atWork(({ now }) => now) * 1000);
  const checked = checkCardForm(form, knownEmail(visit.store, session), texts, today);
  if (!checked.ok) return sendForm(visit, session, 422, checked.typed, checked.errors);
  const outcome = visit.atWork((work) => submitCheckout(work, session, checked.payer, checked.card));
  await afterAttempt(visit, session, outcome, checked.typed);
}

async function authenticate({ request, reply, atWork }: Visit, session: Session): Promise<void> {
  const passed = new URLSearchParams(bodyOf(request)).get('result') === 'complete';
  const outcome = atWork((work) => finishAuthentication(work, session, passed));
  if (outcome?.kind === 'completed') return toSuccess(reply, outcome.session);
  // The form shows the failure, from what the last attempt left behind.
  await reply.redirect(`/c/pay/${session.id}`, 303);
}

async function paySaved(visit: Visit, session: Session, id: string): Promise<void> {
  const email = knownEmail(visit.store, session) ?? '';
  const method = savedCardsFor(visit.store, session).find((card) => card.id === id);
  // Removed in another tab: the form as it is now.
  if (!method) return showForm(visit, session);
  const payer = { email, name: method.billing_details.name ?? '' };
  const outcome = visit.atWork((work) => submitSavedCard(work, session, payer, id));
  await afterAttempt(visit, session, outcome, { ...NOTHING_TYPED, email, savedCard: id });
}

async function afterAttempt(
  visit: Visit,
  session: Session,
  outcome: CheckoutOutcome,
  typed: Typed,
): Promise<void> {
  if (outcome.kind === 'completed') return toSuccess(visit.reply, outcome.session);
  if (outcome.kind === 'authenticate') {
    await visit.reply.redirect(`/c/pay/${session.id}/authenticate`, 303);
    return;
  }
  const { code, decline_code } = outcome.failure;
  const texts = textsIn(languageOf(visit, session));
  const errors = declineErrors(code, decline_code, texts);
  await sendForm(visit, session, 402, typed, typed.savedCard === '' ? errors : besideSaved(errors));
}

function besideSaved(errors: FieldErrors): FieldErrors {
  const [text] = Object.values(errors);
  return text === undefined ? {} : { savedCard: text };
}

async function showForm(visit: Visit, session: Session): Promise<void> {
  const plan = visit.store.get('checkout_plan', session.id);
  const texts = textsIn(languageOf(visit, session));
  const failure = lastFailure(visit.store, session);
  const errors = failure ? declineErrors(failure.code, failure.decline_code, texts) : {};
  // The newest is chosen already.
  const savedCard = savedCardsFor(visit.store, session)[0]?.id ?? '';
  const typed: Typed = {
    ...NOTHING_TYPED,
    email: plan?.lastPayer?.email ?? '',
    billingName: savedCard === '' ? (plan?.lastPayer?.name ?? '') : '',
    savedCard,
  };
  await sendForm(visit, session, 200, typed, savedCard === '' ? errors : besideSaved(errors));
}

function lastFailure(store: Store, session: Session) {
  return (
    store.get('payment_intent', idOf(session.payment_intent) ?? '')?.last_payment_error ??
    store.get('setup_intent', idOf(session.setup_intent) ?? '')?.last_setup_error ??
    null
  );
}

async function sendForm(
  visit: Visit,
  session: Session,
  status: number,
  typed: Typed,
  errors: FieldErrors,
): Promise<void> {
  const language = languageOf(visit, session);
  const texts = textsIn(language);
  const lineItems = visit.store.get('checkout_plan', session.id)?.lineItems ?? [];
  const merchant = merchantOf(session);
  await sendPage(visit.reply, status, {
    title: session.mode === 'setup' ? texts.setupTitle : texts.payTitle(merchant),
    language,
    merchant,
    backUrl: session.cancel_url,
    content: checkoutContent({
      session,
      lineItems,
      language,
      knownEmail: knownEmail(visit.store, session),
      savedCards: savedCardsFor(visit.store, session),
      typed,
      errors,
    }),
    formTargets: [session.success_url],
  });
}

async function showAuthentication(visit: Visit, session: Session): Promise<void> {
  if (!visit.store.get('checkout_plan', session.id)?.awaitingAuthentication) {
    await visit.reply.redirect(`/c/pay/${session.id}`, 303);
    return;
  }
  const language = languageOf(visit, session);
  const texts = textsIn(language);
  const amount =
    session.amount_total === null
      ? null
      : formatMoney(session.amount_total, session.currency ?? 'eur', language);
  await sendPage(visit.reply, 200, {
    title: texts.authenticateTitle,
    language,
    merchant: merchantOf(session),
    backUrl: null,
    content: authenticationContent(`/c/pay/${session.id}/authenticate`, amount, texts),
    formTargets: [session.success_url],
  });
}

async function sendClosed(visit: Visit, session: Session | undefined): Promise<void> {
  const language = languageOf(visit, session);
  const texts = textsIn(language);
  const merchant = session ? merchantOf(session) : PLATFORM_NAME;
  const isComplete = session?.status === 'complete';
  const [title, help] = !session
    ? [texts.unknownTitle, texts.unknownHelp]
    : isComplete
      ? [texts.completedTitle, session.mode === 'setup' ? texts.savedHelp : texts.paidHelp]
      : [texts.expiredTitle, texts.expiredHelp];
  const url = session && (isComplete ? successUrl(session) : (session.cancel_url ?? originOf(session)));
  const content = messageContent(title, help, url ? { url, label: texts.backTo(merchant) } : null);
  const status = !session ? 404 : isComplete ? 200 : 410;
  await sendPage(visit.reply, status, { title, language, merchant, backUrl: null, content, formTargets: [] });
}

async function toSuccess(reply: FastifyReply, session: Session): Promise<void> {
  await reply.redirect(successUrl(session), 303);
}

function successUrl(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** Without a cancel address, the merchant's own front page is the way back. */
function originOf(session: Session): string {
  return new URL(session.success_url ?? '').origin;
}

function knownEmail(store: Store, session: Session): string | null {
  if (session.customer_email !== null) return session.customer_email;
  const customer = store.get('customer', idOf(session.customer) ?? '');
  return customer && !customer.deleted ? customer.email : null;
}

function languageOf({ request }: Visit, session: Session | undefined) {
  return languageFor(session?.locale ?? null, request.headers['accept-language']);
}

function bodyOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

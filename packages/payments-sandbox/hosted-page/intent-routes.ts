import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { formatMoney } from '../api/amounts.ts';
import type { Work } from '../api/api-call.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { pathIds } from '../api/path-ids.ts';
import { PLATFORM_NAME } from '../api/platform-name.ts';
import { confirmPaymentIntent, failAuthentication } from '../payment-intents/confirm-payment-intent.ts';
import { confirmSetupIntent, failSetupAuthentication } from '../setup-intents/setup-intents.ts';
import type { Reader } from '../store/store.ts';
import { authenticationContent } from './authentication-view.ts';
import type { HostedPageDependencies } from './checkout-routes.ts';
import { messageContent, sendPage } from './page-layout.ts';
import { languageFor, textsIn } from './texts.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const PATH = '/authenticate/:id';

/** The bank's step for intents confirmed by the API, which `next_action.redirect_to_url` points at. */
export function registerIntentPages(app: FastifyInstance, { store, atWork }: HostedPageDependencies): void {
  app.get(PATH, async (request, reply) => {
    const intent = waitingIntent(store, request);
    const language = languageFor(null, request.headers['accept-language']);
    const texts = textsIn(language);
    const page = { language, merchant: PLATFORM_NAME, backUrl: null };
    if (!intent) {
      const content = messageContent(texts.unknownTitle, texts.unknownHelp, null);
      return sendPage(reply, 404, { ...page, title: texts.unknownTitle, content, formTargets: [] });
    }
    const amount =
      intent.object === 'payment_intent' ? formatMoney(intent.amount, intent.currency, language) : null;
    const content = authenticationContent(`/authenticate/${intent.id}`, amount, texts);
    const formTargets = [intent.next_action?.redirect_to_url?.return_url ?? null];
    return sendPage(reply, 200, { ...page, title: texts.authenticateTitle, content, formTargets });
  });

  app.post(PATH, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const passed = new URLSearchParams(body).get('result') === 'complete';
    const intent = waitingIntent(store, request);
    if (!intent) return reply.redirect(request.url, 303);
    atWork((work) => resolve(work, intent, passed));
    return goBack(reply, intent, passed);
  });
}

function waitingIntent(reader: Reader, request: FastifyRequest): Intent | null {
  const { id = '' } = pathIds(request);
  const intent = reader.get('payment_intent', id) ?? reader.get('setup_intent', id);
  return intent?.status === 'requires_action' ? intent : null;
}

function resolve(work: Work, intent: Intent, passed: boolean): void {
  const isPayment = intent.object === 'payment_intent';
  if (!passed) {
    if (isPayment) failAuthentication(work, intent);
    else failSetupAuthentication(work, intent);
    return;
  }
  const id = idOf(intent.payment_method) ?? '';
  const method = findByParam(work.tx, 'payment_method', id, 'payment_method');
  const confirmation = { method, authenticated: true, authenticationUrl: '', returnUrl: null };
  if (isPayment) confirmPaymentIntent(work, intent, { ...confirmation, offSession: false });
  else confirmSetupIntent(work, intent, confirmation);
}

async function goBack(reply: FastifyReply, intent: Intent, passed: boolean): Promise<FastifyReply> {
  const returnUrl = intent.next_action?.redirect_to_url?.return_url;
  if (!returnUrl) return reply.code(200).type('text/plain').send('Done. You can close this page.');
  const target = new URL(returnUrl);
  target.searchParams.set(intent.object, intent.id);
  target.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  target.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed');
  return reply.redirect(target.href, 303);
}

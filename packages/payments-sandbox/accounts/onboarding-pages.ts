import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findByParam } from '../api/find-record.ts';
import { pathIds } from '../api/path-ids.ts';
import { PLATFORM_NAME } from '../api/platform-name.ts';
import { html } from '../hosted-page/html.ts';
import type { Html } from '../hosted-page/html.ts';
import { sendPage } from '../hosted-page/page-layout.ts';
import type { HostedPageDependencies } from '../hosted-page/checkout-routes.ts';
import { languageFor, textsIn } from '../hosted-page/texts.ts';
import type { AccountLinkRecord } from '../store/records.ts';
import { completeOnboarding } from './connected-account.ts';
import { onboardingTextsIn } from './onboarding-texts.ts';
import type { OnboardingTexts } from './onboarding-texts.ts';

const PATH = '/setup/e/:account/:link';

/** Where an account link leads: the provider asks the company for its details. Here, one button answers all. */
export function registerOnboardingPages(
  app: FastifyInstance,
  { store, atWork }: HostedPageDependencies,
): void {
  app.get(PATH, async (request, reply) => {
    const link = usableLink({ store, atWork }, request);
    if (typeof link === 'string') return reply.redirect(link, 303);
    const language = languageFor(null, request.headers['accept-language']);
    const texts = onboardingTextsIn(language);
    const account = store.get('account', link.account);
    const name = account?.business_profile?.name ?? account?.company?.name ?? account?.email ?? link.account;
    return sendPage(reply, 200, {
      title: texts.title,
      language,
      merchant: PLATFORM_NAME,
      backUrl: null,
      content: content(request.url, link, name, textsIn(language).testMode, texts),
      formTargets: [link.returnUrl],
    });
  });

  app.post(PATH, async (request, reply) => {
    const link = usableLink({ store, atWork }, request);
    if (typeof link === 'string') return reply.redirect(link, 303);
    atWork((work) => {
      completeOnboarding(work, findByParam(work.tx, 'account', link.account, 'account'));
      work.tx.put('account_link', { ...link, used: true });
    });
    return reply.redirect(link.returnUrl, 303);
  });
}

/** A link works once and for minutes; afterwards the platform is asked for a new one. */
function usableLink(
  { store, atWork }: HostedPageDependencies,
  request: FastifyRequest,
): AccountLinkRecord | string {
  const { account, link: id = '' } = pathIds(request);
  const link = store.get('account_link', id);
  if (!link || link.account !== account) return '/setup/unknown';
  return link.used || link.expiresAt < atWork(({ now }) => now) ? link.refreshUrl : link;
}

function content(
  action: string,
  link: AccountLinkRecord,
  name: string,
  testMode: string,
  texts: OnboardingTexts,
): Html {
  return html`<section class="panel message">
    <h1>${texts.title}</h1>
    <p class="notice"><strong>${testMode}.</strong> ${texts.help}</p>
    <p>${texts.account}: <strong>${name}</strong></p>
    <form class="choices" method="post" action="${action}">
      <button class="button" type="submit">${texts.complete}</button>
      <a class="button secondary" href="${link.returnUrl}">${texts.later}</a>
    </form>
  </section>`;
}

import { z } from 'zod';
import { api } from '@nolo/contract/api.ts';
import { languages } from '@nolo/i18n/language.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import type { FailurePage } from '../../platform/error-replies.ts';
import { listConsents } from './consent-store.ts';
import { exportData } from './export-data.ts';
import { setNewsletter } from './set-newsletter.ts';
import { unsubscribeNewsletter } from './unsubscribe-newsletter.ts';

/** Sent by the page's form, which works without scripts and so cannot show a reply itself. */
const sentByPage = z.object({ back_to: z.enum(languages), token: z.string().optional() });

const unsubscribePage = (language: string, query: Record<string, string>) =>
  `/${language}/unsubscribe?${new URLSearchParams(query).toString()}`;

/** A link that is no good stays so; anything else may work a moment later. */
const unsubscribeFailure: FailurePage = (query, { status }) => {
  const { data: sent } = sentByPage.safeParse(query);
  if (!sent) return null;
  const isLinkInvalid = status < 500 && status !== 429;
  const { token = '' } = sent;
  return unsubscribePage(sent.back_to, isLinkInvalid ? { state: 'invalid' } : { state: 'try_again', token });
};

export const privacyRoutes: FeatureRoutes = (register, deps) => {
  register(api.consents, async ({ caller }) => ({
    data: { consents: await listConsents(deps.database, caller.accountId) },
  }));

  register(api.setNewsletter, async ({ body, caller }) => ({
    data: { consents: await setNewsletter(deps, caller, body) },
    message: body.agreed ? 'newsletter.subscribed' : 'newsletter.unsubscribed',
  }));

  register(
    api.unsubscribeNewsletter,
    async ({ query, caller, reply }) => {
      await unsubscribeNewsletter(deps, caller, query);
      const { data: sent } = sentByPage.safeParse(query);
      return sent
        ? reply.redirect(unsubscribePage(sent.back_to, { state: 'done' }), 303)
        : { data: {}, message: 'newsletter.unsubscribed' };
    },
    // No limit of its own: mail providers press for many people from few addresses, and the token allows no more.
    { failurePage: unsubscribeFailure },
  );

  register(api.dataExport, async ({ caller }) => ({ data: await exportData(deps, caller) }), {
    rateLimit: { max: 10, timeWindow: '1 hour' },
  });
};

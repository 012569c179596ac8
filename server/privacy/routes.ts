import { api } from '../../contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { listConsents } from './consent-store.ts';
import { exportData } from './export-data.ts';
import { setNewsletter } from './set-newsletter.ts';

export const privacyRoutes: FeatureRoutes = (register, deps) => {
  register(api.consents, async ({ caller }) => ({
    data: { consents: await listConsents(deps.database, caller.accountId) },
  }));

  register(api.setNewsletter, async ({ body, caller }) => ({
    data: { consents: await setNewsletter(deps, caller, body) },
    message: body.agreed ? 'newsletter.subscribed' : 'newsletter.unsubscribed',
  }));

  register(api.dataExport, async ({ caller }) => ({ data: await exportData(deps, caller) }), {
    rateLimit: { max: 10, timeWindow: '1 hour' },
  });
};

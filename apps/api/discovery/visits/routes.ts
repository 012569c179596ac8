import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { recordVitals } from './record-vitals.ts';

/** A sampled visit sends one a page. */
const RATE_LIMIT = { rateLimit: { max: 120, timeWindow: '1 hour' } };

export const visitRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.recordVitals,
    async ({ body, caller }) => {
      await recordVitals(deps, caller, body);
      return { data: {} };
    },
    RATE_LIMIT,
  );
};

import { api } from '@nolo/contract/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { decideReport } from './decide-report.ts';
import { hideCar } from './hide-car.ts';
import { reportOffer } from './report-offer.ts';
import { showReports } from './show-reports.ts';

/** Somebody reports a few offers in an hour, not a list of them. */
const RATE_LIMIT = { rateLimit: { max: 10, timeWindow: '1 hour' } };

/** What anybody reports of an offer, and what staff decides. */
export const offerReportRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.reportOffer,
    async ({ body, caller }) => {
      await reportOffer(deps, caller, body);
      return { data: {}, message: 'offer_report.received' };
    },
    RATE_LIMIT,
  );
  register(staffApi.staffOfferReports, async ({ caller, query }) => ({
    data: await showReports(deps, caller, query),
  }));
  register(staffApi.decideOfferReport, async ({ caller, params: { id }, body }) => {
    await decideReport(deps, caller, { id, ...body });
    return { data: {} };
  });
  register(staffApi.hideCar, async ({ caller, params: { id }, body: { is_hidden, reason } }) => {
    await hideCar(deps, caller, { id, isHidden: is_hidden, reason });
    return { data: {} };
  });
};

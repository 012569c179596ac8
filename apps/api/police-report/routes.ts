import { businessApi } from '@nolo/contract/business/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { answerPoliceReport } from './answer-police-report.ts';
import { describeDriver, removeSecondDriver } from './describe-driver.ts';
import { markPoliceReport, reopenPoliceReport } from './mark-police-report.ts';
import { policePlaces } from './places/police-places.ts';
import { savePoliceAccount, showPoliceAccount } from './save-police-account.ts';
import { sendPoliceReport } from './send-police-report.ts';
import { showPoliceReport, wirePlace } from './show-police-report.ts';

/** A company's reports of its rentals to the police. */
export const policeReportRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.policeReport, async ({ caller, params: { id }, reply }) => {
    reply.header('cache-control', 'no-store');
    return { data: await showPoliceReport(deps, caller, { id }) };
  });

  register(businessApi.answerPoliceReport, async ({ caller, params: { id }, body }) => {
    await answerPoliceReport(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(businessApi.describeDriver, async ({ caller, params: { id, position }, body }) => {
    await describeDriver(deps, caller, { id, position, ...body });
    return { data: {} };
  });

  register(businessApi.removeSecondDriver, async ({ caller, params: { id } }) => {
    await removeSecondDriver(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.sendPoliceReport, async ({ caller, params: { id } }) => {
    await sendPoliceReport(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.markPoliceReport, async ({ caller, params: { id }, body }) => {
    await markPoliceReport(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(businessApi.reopenPoliceReport, async ({ caller, params: { id } }) => {
    await reopenPoliceReport(deps, caller, { id });
    return { data: {} };
  });

  register(businessApi.policePlaces, async ({ query: { q, kind } }) => {
    const places = await policePlaces(deps.database);
    return { data: { places: places.find(q, { onlyCountries: kind === 'country' }).map(wirePlace) } };
  });

  register(businessApi.policeAccount, async ({ caller }) => ({
    data: await showPoliceAccount(deps, caller),
  }));

  register(businessApi.savePoliceAccount, async ({ caller, body }) => {
    await savePoliceAccount(deps, caller, body);
    return { data: {} };
  });
};

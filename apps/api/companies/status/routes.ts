import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { changeCompanyStatus } from './change-company-status.ts';
import { openCompany } from './open-company.ts';
import { requestCompanyEnd } from './request-company-end.ts';
import { showCompanies, showCompany, showCompanyStatus } from './show-companies.ts';
import { withdrawCompanyEnd } from './withdraw-company-end.ts';

/** How companies stand, and what staff and owners do with that. */
export const companyStatusRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffCompanies, async ({ caller, query: { q, status } }) => ({
    data: await showCompanies(deps, caller, { q, status }),
  }));

  register(staffApi.staffCompany, async ({ caller, params }) => ({
    data: await showCompany(deps, caller, params),
  }));

  register(staffApi.changeCompanyStatus, async ({ caller, params: { id }, body }) => {
    await changeCompanyStatus(deps, caller, { ...body, id });
    return { data: {} };
  });

  register(businessApi.companyStatus, async ({ caller }) => ({
    data: await showCompanyStatus(deps, caller),
  }));

  register(businessApi.openCompany, async ({ caller }) => {
    await openCompany(deps, caller);
    return { data: {} };
  });

  register(businessApi.requestCompanyEnd, async ({ caller, body }) => {
    await requestCompanyEnd(deps, caller, body);
    return { data: {} };
  });

  register(businessApi.withdrawCompanyEnd, async ({ caller }) => {
    await withdrawCompanyEnd(deps, caller);
    return { data: {} };
  });
};

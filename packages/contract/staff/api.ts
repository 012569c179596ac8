import { logInStaff, logOutStaff, staffAudit, staffProfile } from './access.ts';
import {
  acceptApplication,
  askApplicant,
  inviteOwnerAgain,
  refuseApplication,
  staffApplication,
  staffApplicationFile,
  staffApplications,
} from './applications.ts';

import { changeCompanyStatus, staffCompanies, staffCompany } from './companies.ts';

/** Every call of the platform's back office. The browser imports the type alone. */
export const staffApi = {
  logInStaff,
  logOutStaff,
  staffProfile,
  staffAudit,
  staffApplications,
  staffApplication,
  staffApplicationFile,
  askApplicant,
  acceptApplication,
  refuseApplication,
  inviteOwnerAgain,
  staffCompanies,
  staffCompany,
  changeCompanyStatus,
};

export type StaffApi = typeof staffApi;

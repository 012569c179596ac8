import { logInStaff, logOutStaff, staffAudit, staffProfile, staffWork } from './access.ts';
import {
  acceptApplication,
  askApplicant,
  inviteOwnerAgain,
  refuseApplication,
  staffApplication,
  staffApplicationFile,
  staffApplications,
} from './applications.ts';

import {
  acceptDocuments,
  rejectDocuments,
  staffDocument,
  staffDocumentImage,
  staffDocuments,
} from './documents.ts';
import { changeCompanyStatus, staffCompanies, staffCompany } from './companies.ts';
import { hideReview, staffReviews } from './reviews.ts';

/** Every call of the platform's back office. The browser imports the type alone. */
export const staffApi = {
  logInStaff,
  logOutStaff,
  staffProfile,
  staffWork,
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
  staffReviews,
  hideReview,
  staffDocuments,
  staffDocument,
  staffDocumentImage,
  acceptDocuments,
  rejectDocuments,
};

export type StaffApi = typeof staffApi;

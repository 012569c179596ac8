/** Calls of the platform's back office, apart from the others so that no page of theirs loads them. */
export const staffAddresses = {
  logInStaff: ['POST', '/staff/login'],
  logOutStaff: ['POST', '/staff/logout'],
  staffProfile: ['GET', '/staff/profile'],
  staffAudit: ['GET', '/staff/audit'],
  staffApplications: ['GET', '/staff/applications'],
  staffApplication: ['GET', '/staff/applications/:id'],
  staffApplicationFile: ['GET', '/staff/applications/:id/files/:eventId'],
  askApplicant: ['POST', '/staff/applications/:id/ask'],
  acceptApplication: ['POST', '/staff/applications/:id/accept'],
  refuseApplication: ['POST', '/staff/applications/:id/refuse'],
  staffCompanies: ['GET', '/staff/companies'],
  staffCompany: ['GET', '/staff/companies/:id'],
  changeCompanyStatus: ['POST', '/staff/companies/:id/status'],
  inviteOwnerAgain: ['POST', '/staff/applications/:id/invitation'],
} as const;

/** Calls of the rental companies' portal, apart from the renters' so that no page of theirs loads them. */
export const businessAddresses = {
  logInMember: ['POST', '/business/login'],
  logOutMember: ['POST', '/business/logout'],
  memberProfile: ['GET', '/business/profile'],
  handovers: ['GET', '/business/company/:companyId/handovers'],
  companyBooking: ['GET', '/business/company/:companyId/bookings/:id'],
  companyAudit: ['GET', '/business/company/:companyId/audit'],
} as const;

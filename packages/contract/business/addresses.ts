/** Calls of the rental companies' portal, apart from the renters' so that no page of theirs loads them. */
export const businessAddresses = {
  logInMember: ['POST', '/business/login'],
  logOutMember: ['POST', '/business/logout'],
  memberProfile: ['GET', '/business/profile'],
  handovers: ['GET', '/business/company/:companyId/handovers'],
  companyBookings: ['GET', '/business/company/:companyId/bookings'],
  companyBooking: ['GET', '/business/company/:companyId/bookings/:id'],
  companyMembers: ['GET', '/business/company/:companyId/members'],
  inviteMember: ['POST', '/business/company/:companyId/members'],
  changeMemberRole: ['PUT', '/business/company/:companyId/members/:id'],
  removeMember: ['DELETE', '/business/company/:companyId/members/:id'],
  withdrawInvitation: ['DELETE', '/business/company/:companyId/invitations/:id'],
  invitation: ['POST', '/business/invitation'],
  acceptInvitation: ['POST', '/business/invitation/accept'],
  companyAudit: ['GET', '/business/company/:companyId/audit'],
} as const;

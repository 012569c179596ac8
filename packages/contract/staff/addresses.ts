/** Calls of the platform's back office, apart from the others so that no page of theirs loads them. */
export const staffAddresses = {
  logInStaff: ['POST', '/staff/login'],
  logOutStaff: ['POST', '/staff/logout'],
  staffProfile: ['GET', '/staff/profile'],
  staffAudit: ['GET', '/staff/audit'],
} as const;

import { companyAudit, logInMember, logOutMember, memberProfile } from './access.ts';
import { companyBooking, handovers } from './bookings.ts';

/** Every call of the rental companies' portal. The browser imports the type alone. */
export const businessApi = {
  logInMember,
  logOutMember,
  memberProfile,
  handovers,
  companyBooking,
  companyAudit,
};

export type BusinessApi = typeof businessApi;

import { companyAudit, logInMember, logOutMember, memberProfile } from './access.ts';
import {
  addExtra,
  addLocation,
  changeConditions,
  changeExtra,
  changeLocation,
  changeOpeningHours,
  checkProviderAccount,
  companySettings,
  openProviderAccount,
} from './company.ts';
import {
  addOfflinePeriod,
  addOwnRental,
  cancelOwnRental,
  changeOwnRental,
  companyCalendar,
  removeOfflinePeriod,
} from './calendar.ts';
import { companyBooking, handovers } from './bookings.ts';
import {
  acceptInvitation,
  changeMemberRole,
  companyMembers,
  invitation,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from './members.ts';

import { companyStatus, requestCompanyEnd, withdrawCompanyEnd } from './company-status.ts';

/** Every call of the rental companies' portal. The browser imports the type alone. */
export const businessApi = {
  logInMember,
  logOutMember,
  memberProfile,
  handovers,
  companyBooking,
  companyMembers,
  inviteMember,
  changeMemberRole,
  removeMember,
  withdrawInvitation,
  invitation,
  acceptInvitation,
  companyCalendar,
  addOwnRental,
  changeOwnRental,
  cancelOwnRental,
  addOfflinePeriod,
  removeOfflinePeriod,
  companySettings,
  changeOpeningHours,
  changeConditions,
  addLocation,
  changeLocation,
  addExtra,
  changeExtra,
  openProviderAccount,
  checkProviderAccount,
  companyAudit,
  companyStatus,
  requestCompanyEnd,
  withdrawCompanyEnd,
};

export type BusinessApi = typeof businessApi;

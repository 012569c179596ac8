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
  addCalendarFeed,
  addOfflinePeriod,
  addOwnRental,
  cancelOwnRental,
  carCalendarFile,
  carFeeds,
  changeOwnRental,
  companyCalendar,
  removeCalendarFeed,
  removeOfflinePeriod,
  renewCalendarAddress,
} from './calendar.ts';
import {
  cancelCompanyBooking,
  closeAsNoShow,
  proposeReplacement,
  replacementCars,
} from './booking-actions.ts';
import { companyBooking, companyBookings, handovers } from './bookings.ts';
import {
  acceptInvitation,
  changeMemberRole,
  companyMembers,
  invitation,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from './members.ts';
import { bookingDocumentImage, bookingDocuments } from './documents.ts';
import { companyNotices, seeCompanyNotices, switchCompanyMails } from './notices.ts';

import { companyStatus, requestCompanyEnd, withdrawCompanyEnd } from './company-status.ts';

/** Every call of the rental companies' portal. The browser imports the type alone. */
export const businessApi = {
  logInMember,
  logOutMember,
  memberProfile,
  handovers,
  companyBookings,
  companyBooking,
  bookingDocuments,
  bookingDocumentImage,
  replacementCars,
  proposeReplacement,
  cancelCompanyBooking,
  closeAsNoShow,
  companyNotices,
  seeCompanyNotices,
  switchCompanyMails,
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
  carFeeds,
  addCalendarFeed,
  removeCalendarFeed,
  renewCalendarAddress,
  carCalendarFile,
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

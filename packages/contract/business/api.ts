import { companyAudit, logInMember, logOutMember, memberProfile } from './access.ts';
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
  companyAudit,
};

export type BusinessApi = typeof businessApi;

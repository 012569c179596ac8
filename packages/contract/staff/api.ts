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
import { settleCarModel, staffCarModels } from './car-models.ts';
import { changeCompanyStatus, staffCompanies, staffCompany } from './companies.ts';
import {
  staffCorrectMileage,
  staffDispute,
  staffDisputeAgreement,
  staffDisputeIssueImage,
  staffDisputePicture,
  staffDisputes,
} from './disputes.ts';
import { acknowledgeIssue, resolveIssue, staffIssue, staffIssueImage, staffIssues } from './issues.ts';
import { staffBookingLedger } from './ledger.ts';
import { giveStaffRole, staffPeople, takeStaffRole } from './people.ts';
import { closeUnclosedBooking, staffUnclosedBooking, staffUnclosedBookings } from './unclosed-bookings.ts';
import {
  endUnfundedBooking,
  resolvePaymentCase,
  staffPaymentCase,
  staffPaymentCases,
} from './payment-cases.ts';
import {
  holdPayout,
  releasePayout,
  reversePayout,
  staffBookingPayout,
  staffBookingPayouts,
  staffCompanyPayouts,
  staffPayouts,
} from './payouts.ts';
import { resendInvoice, staffInvoiceFile, staffInvoicePaper, staffInvoices } from './invoices.ts';
import { staffDac7List, staffStatement, staffStatementFile, staffStatementPaper } from './statements.ts';
import { staffReconciliation } from './reconciliation.ts';
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
  staffCarModels,
  settleCarModel,
  staffReviews,
  hideReview,
  staffDocuments,
  staffDocument,
  staffDocumentImage,
  acceptDocuments,
  rejectDocuments,
  staffIssues,
  staffIssue,
  staffIssueImage,
  acknowledgeIssue,
  resolveIssue,
  staffUnclosedBookings,
  staffUnclosedBooking,
  closeUnclosedBooking,
  staffPeople,
  giveStaffRole,
  takeStaffRole,
  staffPaymentCases,
  staffPaymentCase,
  resolvePaymentCase,
  endUnfundedBooking,
  staffStatement,
  staffStatementFile,
  staffStatementPaper,
  staffDac7List,
  staffPayouts,
  staffCompanyPayouts,
  staffBookingPayouts,
  staffBookingPayout,
  holdPayout,
  releasePayout,
  reversePayout,
  staffInvoices,
  staffInvoicePaper,
  staffInvoiceFile,
  resendInvoice,
  staffBookingLedger,
  staffReconciliation,
  staffDisputes,
  staffDispute,
  staffDisputeAgreement,
  staffDisputePicture,
  staffDisputeIssueImage,
  staffCorrectMileage,
};

export type StaffApi = typeof staffApi;

import { accountDeletedMail } from '../../accounts/delete-account.ts';
import { resetPasswordMail } from '../../accounts/forgot-password.ts';
import { passwordChangedMail } from '../../accounts/mail-password-changed.ts';
import { newDeviceMail } from '../../accounts/open-session.ts';
import { passkeyAddedMail } from '../../accounts/passkeys/add-passkey.ts';
import { verificationMail } from '../../accounts/send-verification.ts';
import { accountExistsMail } from '../../accounts/sign-up.ts';
import { bookingLinkMail } from '../../bookings/links/send-booking-link.ts';
import {
  bookingChangedMail,
  changeNotMadeMail,
  replacementProposedMail,
} from '../../bookings/mails/mail-booking-changed.ts';
import {
  bookingCancelledMail,
  latePaymentRefundedMail,
  paymentExpiredMail,
} from '../../bookings/mails/mail-booking-ended.ts';
import { bookingPaidMail } from '../../bookings/mails/mail-booking-paid.ts';
import { bookingForCompanyMail } from '../../bookings/mails/mail-company.ts';
import { driverAddedMail } from '../../bookings/mails/mail-drivers-added.ts';
import { pickupReminderMail } from '../../bookings/mails/mail-pickup-reminder.ts';
import { replacementEndedMail } from '../../bookings/mails/mail-replacement-ended.ts';
import { newsletterJoinedMail } from '../../discovery/contact/join-newsletter.ts';
import { operatorNoticeMail } from '../../discovery/contact/mail-operator.ts';
import { documentLinkMail } from '../../documents/company/send-document-link.ts';
import { documentsRejectedMail, documentsVerifiedMail } from '../../documents/mail-reviewed.ts';
import { issueReportedMail } from '../../bookings/issues/mail-company.ts';
import type { Mail, MailDeps, MailHandlers } from './mail.ts';
import type { MailJob } from './mail-payloads.ts';
import type { MailTemplate } from './mail-templates.ts';

/** Who makes each mail: it stands beside what enqueues the mail. */
const handlers: MailHandlers = {
  'verify-email': verificationMail,
  'account-exists': accountExistsMail,
  'reset-password': resetPasswordMail,
  'password-changed': passwordChangedMail,
  'new-device': newDeviceMail,
  'passkey-added': passkeyAddedMail,
  'account-deleted': accountDeletedMail,
  'booking-link': bookingLinkMail,
  'newsletter-joined': newsletterJoinedMail,
  'document-link': documentLinkMail,
  'booking-paid': bookingPaidMail,
  'driver-added': driverAddedMail,
  'booking-cancelled': bookingCancelledMail,
  'booking-changed': bookingChangedMail,
  'booking-for-company': bookingForCompanyMail,
  'change-not-made': changeNotMadeMail,
  'payment-expired': paymentExpiredMail,
  'pickup-reminder': pickupReminderMail,
  'replacement-proposed': replacementProposedMail,
  'replacement-ended': replacementEndedMail,
  'documents-verified': documentsVerifiedMail,
  'documents-rejected': documentsRejectedMail,
  'operator-notice': operatorNoticeMail,
  'issue-reported': issueReportedMail,
  'late-payment-refunded': latePaymentRefundedMail,
};

export function makeMail<T extends MailTemplate>(
  deps: MailDeps,
  { template, payload }: MailJob<T>,
): Promise<Mail<T> | null> {
  return handlers[template](deps, payload);
}

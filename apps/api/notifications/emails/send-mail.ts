import { extensionAcceptedMail, extensionEndedMail } from '../../bookings/mails/mail-extension.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import type { Database } from '@nolo/db/database.ts';
import type { MailTransport, Sender } from '../../platform/mail-transport.ts';
import { traced, type Work } from '../../platform/tracing/span.ts';
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
  replacementEndedMail,
} from '../../bookings/mails/mail-booking-ended.ts';
import {
  bookingPaidMail,
  driverAddedMail,
  bookingForCompanyMail,
} from '../../bookings/mails/booking-mail.ts';
import { driverInvitedMail } from '../../bookings/drivers/invite-driver.ts';
import { handoverMail } from '../../handover/mail-handover.ts';
import { pickupReminderMail } from '../../bookings/remind-pickup.ts';
import {
  applicationNewsMail,
  applicationReceivedMail,
} from '../../companies/applications/application-mails.ts';
import { companyStatusMail } from '../../companies/status/company-status-mail.ts';
import { newsletterJoinedMail } from '../../discovery/contact/join-newsletter.ts';
import { operatorNoticeMail } from '../../discovery/contact/mail-operator.ts';
import { documentLinkMail } from '../../documents/company/send-document-link.ts';
import { documentsRejectedMail, documentsVerifiedMail } from '../../documents/review/decide-documents.ts';
import { carExpiresMail } from '../../fleet/remind-expiry.ts';
import { agreementSignedMail } from '../../handover/agreement/mail-agreement.ts';
import { memberInvitedMail } from '../../members/invite-member.ts';
import { issueReportedMail } from '../../bookings/issues/add-issue.ts';
import { locationAddressMail } from '../../companies/settings/remind-location-address.ts';
import {
  offerDecidedMail,
  offerReportDecidedMail,
  offerReportReceivedMail,
} from '../../cars/reports/offer-report-mails.ts';
import { reviewHiddenMail } from '../../reviews/hide-review.ts';
import { policeCredentialsMail } from '../../police-report/refuse-credentials.ts';
import type { Config } from '../../platform/config.ts';
import { originOf } from '../../platform/request-website.ts';
import { findWebsiteById } from '../../websites/website-store.ts';
import type { MailDeps, MailJob, MailTemplate, Mail, MailHandlers } from './mail-definitions.ts';
import { renderMail } from './render-mail.ts';
import { platformSite, tenantSite, type MailSite } from './layout.ts';

/**
 * Makes one mail and delivers it; no transaction waits for the mail server. The job's id is the message's: a server
 * that is killed between delivery and the job's end has it delivered again, as the same message.
 * @throws when it was not delivered: the queue tries the job again
 */
export async function sendMail<T extends MailTemplate>(
  deps: MailDeps,
  transport: MailTransport,
  { id, template, payload }: MailJob<T> & { id: string },
): Promise<void> {
  const mail = await makeMail(deps, { template, payload });
  if (mail === null) return;
  const { site, ...sender } = await findSender(deps, mail.websiteId);
  const { attachments, ...written } = mail;
  const message = {
    id,
    to: mail.recipient,
    ...sender,
    ...(await renderMail({ template, ...written }, site)),
    ...(attachments && { attachments }),
  };
  const delivery: Work = { name: 'deliver mail', kind: 'client', attributes: { 'nolo.mail': template } };
  await traced(delivery, () => transport.deliver(message));
}

/** The handler of each mail, which stands beside what enqueues it. */
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
  'member-invited': memberInvitedMail,
  'application-news': applicationNewsMail,
  'application-received': applicationReceivedMail,
  'company-status': companyStatusMail,
  'offer-report-received': offerReportReceivedMail,
  'offer-report-decided': offerReportDecidedMail,
  'offer-decided': offerDecidedMail,
  'review-hidden': reviewHiddenMail,
  'police-credentials': policeCredentialsMail,
  'location-address': locationAddressMail,
  'document-link': documentLinkMail,
  'booking-paid': bookingPaidMail,
  'driver-invited': driverInvitedMail,
  'driver-added': driverAddedMail,
  'booking-cancelled': bookingCancelledMail,
  'booking-changed': bookingChangedMail,
  'booking-for-company': bookingForCompanyMail,
  'change-not-made': changeNotMadeMail,
  'payment-expired': paymentExpiredMail,
  'pickup-reminder': pickupReminderMail,
  'agreement-signed': agreementSignedMail,
  'car-handed-over': handoverMail,
  'handover-undone': handoverMail,
  'car-returned': handoverMail,
  'car-expires': carExpiresMail,
  'extension-accepted': extensionAcceptedMail,
  'extension-ended': extensionEndedMail,
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

type Found = {
  site: MailSite;
  /** Absent for the platform, whose address is configured. */
  from?: Sender;
  replyTo?: string;
};

type SenderDeps = { config: Config; database: Database };

/**
 * In whose name a message goes out. A tenant's bears its name, and its e-mail address only where the mail server may
 * send for it: anything else would be spoofing, and would not arrive.
 */
async function findSender({ config, database }: SenderDeps, websiteId: number | null): Promise<Found> {
  const website = websiteId === null ? null : await findWebsiteById({ database }, websiteId);
  if (website === null || !isTenant(website)) return { site: platformSite(config) };
  const origin = originOf(config.PUBLIC_ORIGIN, website);
  return {
    site: tenantSite(config, website, origin),
    from: { name: website.name, address: website.mail_from },
    ...(website.reply_to !== null && { replyTo: website.reply_to }),
  };
}

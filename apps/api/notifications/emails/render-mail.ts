import { render, toPlainText } from 'react-email';
import {
  accountDeleted,
  accountExists,
  newDevice,
  passkeyAdded,
  passwordChanged,
  resetPassword,
  newsletterJoined,
  verifyEmail,
} from './account-mails.ts';
import { applicationNews, applicationReceived, companyStatus } from './application-mails.ts';
import {
  bookingCancelled,
  bookingChanged,
  changeNotMade,
  paymentExpired,
  agreementSigned,
  carHandedOver,
  carReturned,
  handoverUndone,
  pickupReminder,
  extensionAccepted,
  extensionEnded,
  replacementProposed,
  bookingLink,
  driverAdded,
  driverInvited,
  latePaymentRefunded,
} from './booking-mails.ts';
import {
  bookingForCompany,
  carExpires,
  memberInvited,
  operatorNotice,
  replacementEnded,
  locationAddressMissing,
  policeCredentials,
} from './company-mails.ts';
import { offerDecided, offerReportDecided, offerReportReceived, reviewHidden } from './decision-mails.ts';
import { bookingPaid } from './booking-paid.ts';
import { documentLink, documentsRejected, documentsVerified } from './document-mails.ts';
import type { Mail, MailTemplate, MailTemplates } from './mail-definitions.ts';
import { mailContext, type Composed, type MailContext, type MailSite } from './layout.ts';

type Compose<T extends MailTemplate> = (data: MailTemplates[T], context: MailContext) => Composed;

const templates: { [T in MailTemplate]: Compose<T> } = {
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'new-device': newDevice,
  'passkey-added': passkeyAdded,
  'account-deleted': accountDeleted,
  'booking-link': bookingLink,
  'newsletter-joined': newsletterJoined,
  'member-invited': memberInvited,
  'application-news': applicationNews,
  'application-received': applicationReceived,
  'company-status': companyStatus,
  'offer-report-received': offerReportReceived,
  'offer-report-decided': offerReportDecided,
  'offer-decided': offerDecided,
  'review-hidden': reviewHidden,
  'police-credentials': policeCredentials,
  'location-address': locationAddressMissing,
  'car-expires': carExpires,
  'document-link': documentLink,
  'booking-paid': bookingPaid,
  'booking-changed': bookingChanged,
  'change-not-made': changeNotMade,
  'booking-cancelled': bookingCancelled,
  'booking-for-company': bookingForCompany,
  'driver-invited': driverInvited,
  'driver-added': driverAdded,
  'payment-expired': paymentExpired,
  'pickup-reminder': pickupReminder,
  'agreement-signed': agreementSigned,
  'car-handed-over': carHandedOver,
  'handover-undone': handoverUndone,
  'car-returned': carReturned,
  'extension-accepted': extensionAccepted,
  'extension-ended': extensionEnded,
  'replacement-proposed': replacementProposed,
  'replacement-ended': replacementEnded,
  'documents-verified': documentsVerified,
  'documents-rejected': documentsRejected,
  'operator-notice': operatorNotice,
  'issue-reported': operatorNotice,
  'late-payment-refunded': latePaymentRefunded,
};

type Rendered = {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

/** The two headers by which mail programs show a button of their own that leaves a list (RFC 8058). */
function wayOut(address: string | undefined): Pick<Rendered, 'headers'> {
  if (address === undefined) return {};
  return {
    headers: {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Writes a message in its reader's language, in the name of `site`. */
export async function renderMail<T extends MailTemplate>(
  mail: Pick<Mail<T>, 'language' | 'data'> & { template: T },
  site: MailSite,
): Promise<Rendered> {
  const { body, unsubscribe, ...head } = templates[mail.template](
    mail.data,
    mailContext(mail.language, site),
  );
  const html = await render(body);
  return { ...head, ...wayOut(unsubscribe), html, text: toPlainText(html) };
}

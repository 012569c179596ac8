import type { Language } from '@nolo/i18n/language.ts';
import type { MailTemplate, MailTemplates } from './mail-templates.ts';

/** The page that a mail was asked for on: its language, and the website in whose name the mail goes out. */
type Page = { language: Language; websiteId: number };

/**
 * What the job of each mail carries: ids, and what no row tells of the occasion. Never an address, a name or a token: jobs
 * stay for a month, and what became of an account or a booking meanwhile is looked up when the mail is written.
 */
export type MailPayloads = {
  'verify-email': Page & { linkId: string; redirect?: string };
  'account-exists': { accountId: string; websiteId: number; redirect?: string };
  'reset-password': Page & { linkId: string; redirect?: string };
  /** `at`: ISO instant. */
  'password-changed': Page & { accountId: string; at: string };
  'new-device': Page & { accountId: string; device: string; at: string };
  'passkey-added': Page & { passkeyId: string };
  /** The account has no address any more: name and address are sealed, and the job is deleted once it is done. */
  'account-deleted': Page & {
    accountId: string;
    sealedRecipient: string;
    cancelledBookings: number;
    refundMinor: number;
  };
  'booking-link': Page & { linkId: string };
  'newsletter-joined': { subscriptionId: string; websiteId: number };
  'document-link': Page & { linkId: string };
  'booking-paid': { bookingId: string };
  'driver-added': { bookingId: string; accountId: string };
  'booking-cancelled': { bookingId: string } & Pick<
    MailTemplates['booking-cancelled'],
    'refundMinor' | 'commissionKeptMinor' | 'reason'
  >;
  'booking-changed': { bookingId: string; differenceMinor: number };
  'booking-for-company': { bookingId: string; news: MailTemplates['booking-for-company']['news'] };
  'change-not-made': { bookingId: string; amountMinor: number };
  'payment-expired': { bookingId: string };
  'pickup-reminder': { bookingId: string };
  'replacement-proposed': { replacementId: string };
  'replacement-ended': { replacementId: string };
  'documents-verified': { accountId: string };
  'documents-rejected': { accountId: string };
  'operator-notice': { kind: MailTemplates['operator-notice']['kind']; id: string };
  /** Ids of issues count inside their booking. */
  'issue-reported': { bookingId: string; issueId: string };
  'late-payment-refunded': { bookingId: string };
};

/** What stands in a mail's job. */
export type MailJob<T extends MailTemplate = MailTemplate> = { template: T; payload: MailPayloads[T] };

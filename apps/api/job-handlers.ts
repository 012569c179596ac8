import type { FastifyBaseLogger } from 'fastify';
import { lookUpVatNumber } from './bookings/vat/look-up-vat-number.ts';
import { expireBooking, expireChange, closeCheckout } from './bookings/expire-checkout.ts';
import { endReportedBooking } from './bookings/end-reported-booking.ts';
import { remindPickup } from './bookings/remind-pickup.ts';
import { readCalendarFeed } from './calendar/read-calendar-feed.ts';
import { lookUpApplicant } from './companies/applications/look-up-applicant.ts';
import { closeCompany } from './companies/status/close-company.ts';
import type { Deps } from './deps.ts';
import { deleteOrphanedDocuments } from './documents/store-files.ts';
import { verifyDocument } from './documents/verify-document.ts';
import { sendInvoice } from './invoices/send-invoice.ts';
import { endReplacement } from './bookings/replacements/end-replacement.ts';
import { syncProviderObject } from './bookings/sync-provider-object.ts';
import { deletePaymentCustomer, deleteOrphanedCustomers } from './payments/delete-orphaned-customers.ts';
import { reverseTransfer } from './payments/payouts/reverse-transfer.ts';
import { sendPayout } from './payments/payouts/send-payout.ts';
import { sendRefund } from './payments/send-refund.ts';
import { deliverPoliceReport } from './police-report/deliver-police-report.ts';
import { remindExpiry } from './fleet/remind-expiry.ts';
import type { JobHandlers } from './platform/jobs.ts';
import type { MailJob } from './notifications/emails/mail-definitions.ts';
import { sendMail } from './notifications/emails/send-mail.ts';
import type { MailTransport } from './platform/mail-transport.ts';
import { noteReview } from './platform/security-events.ts';

/** What each kind of background work calls. */
export function jobHandlers(deps: Deps, mail: MailTransport, log: FastifyBaseLogger): JobHandlers {
  return {
    'send-mail': (data, id) =>
      // Enqueued by `enqueueMail` alone, whose caller is typed.
      sendMail(deps, mail, { id, ...(data as MailJob) }),
    'expire-booking': (data) => expireBooking(deps, data),
    'send-refund': (data) => sendRefund(deps, data),
    'send-payout': (data) => sendPayout(deps, data),
    'reverse-transfer': (data) => reverseTransfer(deps, data),
    'close-checkout': (data) => closeCheckout(deps, data),
    'end-replacement': (data) => endReplacement(deps, data),
    'end-not-handed-over': (data) => endReportedBooking(deps, data),
    'expire-change': (data) => expireChange(deps, data),
    'sync-provider-object': (data) => syncProviderObject(deps, data),
    'forget-payment-customer': (data) => deletePaymentCustomer(deps, data),
    'forget-stray-customers': (data) => deleteOrphanedCustomers(deps, data),
    'remind-expiry': (data) => remindExpiry(deps, data),
    'remind-pickup': (data) => remindPickup(deps, data),
    'sweep-documents': (data) => deleteOrphanedDocuments(deps, data.storageKeys),
    'verify-document': (data) => verifyDocument(deps, data),
    'look-up-vat-number': (data) => lookUpVatNumber(deps, data),
    'read-calendar-feed': (data) => readCalendarFeed(deps, data),
    'look-up-applicant': (data) => lookUpApplicant(deps, data),
    'close-company': (data) => closeCompany(deps, data),
    'send-police-report': (data) => deliverPoliceReport(deps, data),
    'send-invoice': (data) => sendInvoice(deps, data),
    'note-review': async (data) => noteReview(log, data),
  };
}

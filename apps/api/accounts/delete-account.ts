import { inTransaction } from '@nolo/db/database.ts';
import { anonymiseBookings, findLiveBookings } from '../bookings/renter-bookings-store.ts';
import { cancelLockedBooking } from '../bookings/cancel-booking.ts';
import { deletionEffect } from '../bookings/cancellation-terms.ts';
import { deleteSubscription } from '../discovery/contact/contact-store.ts';
import type { Deps } from '../deps.ts';
import { findImages } from '../documents/profile-store.ts';
import { listIssueFiles } from '../bookings/issues/issue-store.ts';
import { findPaymentCustomer } from '../payments/payment-customer-store.ts';
import { deleteInvitationsTo } from '../members/invitation-store.ts';
import { isLastOwner } from '../members/member-store.ts';
import { isLastAdmin } from '../members/staff-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { blankAccount, deleteOwnRows, lockAccount } from './erase-store.ts';

/**
 * Deletes the account, everything or nothing: bookings to come are cancelled on their terms, documents are erased,
 * bookings and invoices stay without a name (docs/specification/accounts.md 6, docs/decisions/0034).
 * @throws AppError `account.rental_running` from the pickup time on, until the car is back; `company.last_owner`,
 * `staff.last_admin`
 */
export async function deleteAccount(
  deps: Deps,
  { accountId, language, website }: RenterCaller,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const { email, firstName } = await lockAccount(transaction, accountId);
    if (await isLastOwner(transaction, accountId)) throw new AppError('company.last_owner');
    if (await isLastAdmin(transaction, accountId)) throw new AppError('staff.last_admin');
    const live = await findLiveBookings(transaction, accountId, 'update');
    if (live.some((booking) => deletionEffect(booking, now) === 'refuse')) {
      throw new AppError('account.rental_running');
    }
    const toCancel = live.filter((booking) => deletionEffect(booking, now) === 'cancel');
    let refundMinor = 0;
    for (const booking of toCancel) {
      refundMinor += (await cancelLockedBooking(deps, transaction, booking)).refundMinor;
    }
    const images = await findImages(transaction, accountId);
    const issueFiles = await listIssueFiles(transaction, accountId);
    const storageKeys = [...images.map(({ storageKey }) => storageKey), ...issueFiles];
    if (storageKeys.length > 0) await deps.jobs.send(transaction, 'sweep-documents', { storageKeys });
    const customerId = await findPaymentCustomer(transaction, accountId);
    if (customerId !== null) await deps.jobs.send(transaction, 'forget-payment-customer', { customerId });
    const farewell = {
      accountId,
      language,
      websiteId: website.id,
      sealedRecipient: deps.vault.seal('mail.recipient', accountId, JSON.stringify({ email, firstName })),
      cancelledBookings: toCancel.length,
      refundMinor,
    };
    await enqueueMail(
      deps,
      transaction,
      { key: `account-deleted:${accountId}`, template: 'account-deleted', payload: farewell },
      { deleteAfterSeconds: 1 },
    );
    await deleteSubscription(transaction, email);
    await deleteInvitationsTo(transaction, email);
    await anonymiseBookings(transaction, accountId);
    await deleteOwnRows(transaction, accountId);
    await blankAccount(transaction, accountId, now);
  });
}

export const accountDeletedMail: MailHandler<'account-deleted'> = async (
  { vault },
  { accountId, sealedRecipient, language, websiteId, cancelledBookings, refundMinor },
) => {
  // Sealed above.
  const { email, firstName } = JSON.parse(vault.open('mail.recipient', accountId, sealedRecipient)) as {
    email: string;
    firstName: string;
  };
  return { recipient: email, language, websiteId, data: { firstName, cancelledBookings, refundMinor } };
};

import type { Transaction } from 'kysely';
import { extensionPayableUntil } from '@nolo/domain/booking/booking-amendment.ts';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { insertPayment } from '../../payments/payment-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findWaitingAmendment, updateAmendment, type AmendmentRow } from '../amendments/amendment-store.ts';
import { lockCarOf, lockRenter, type BookingRow } from '../booking-store.ts';
import { findBookingOfCompany, lockBookingOfCompany } from '../company/company-booking-store.ts';
import { mailExtensionAccepted } from '../mails/mail-extension.ts';
import { applyExtension, endExtension } from './apply-extension.ts';

/**
 * The company lets the renter keep the car longer, or does not. Accepted, the difference is to be paid by when the later days
 * are held; where there is none, the booking is extended at once (docs/specification/states.md 11).
 * @throws AppError `booking.not_found`, `booking.nothing_to_decide` for what has been answered, withdrawn or has ended
 */
export async function answerExtension(
  deps: Deps,
  caller: MemberCaller,
  { id, extensionId, accept }: { id: string; extensionId: string; accept: boolean },
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(deps.database, async (transaction) => {
    const at = deps.clock.now();
    const booking = await lockAll(transaction, { companyId, id });
    const asked = await findWaitingAmendment(transaction, id);
    const isOpen = asked?.id === extensionId && asked.status === 'asked' && at < asked.expires_at;
    if (!isOpen || !can(booking.status, 'extend')) throw new AppError('booking.nothing_to_decide');
    if (accept) await acceptAsked(deps, transaction, { booking, change: asked });
    else await endExtension(deps, transaction, { booking, change: asked }, 'declined');
    await insertAuditEvent(transaction, caller, {
      action: accept ? 'extension_accepted' : 'extension_declined',
      object: booking.number,
      at,
      change: { before: { return: booking.return_local }, after: { return: asked.return_local } },
    });
  });
}

/** Takes the locks in the order of docs/decisions/0004: account, car, booking. */
async function lockAll(
  transaction: Transaction<DB>,
  of: { companyId: number; id: string },
): Promise<BookingRow> {
  if ((await findBookingOfCompany(transaction, of)) === null) throw new AppError('booking.not_found');
  await lockRenter(transaction, { bookingId: of.id });
  await lockCarOf(transaction, of.id);
  const booking = await lockBookingOfCompany(transaction, of);
  if (booking === null) throw new AppError('booking.not_found');
  return booking;
}

async function acceptAsked(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, change: asked }: { booking: BookingRow; change: AmendmentRow },
): Promise<void> {
  const at = deps.clock.now();
  const change = await updateAmendment(transaction, asked.id, {
    status: 'waiting',
    accepted_at: at,
    expires_at: extensionPayableUntil(asked.expires_at, at),
  });
  const { id: amendmentId, difference_minor: amountMinor, expires_at: startAfter } = change;
  if (amountMinor === 0) return applyExtension(deps, transaction, { booking, change });
  const { id: bookingId, currency } = booking;
  await insertPayment(transaction, { bookingId, amendmentId, amountMinor, currency, at });
  await deps.jobs.send(transaction, 'expire-change', { amendmentId }, { startAfter });
  await mailExtensionAccepted(deps, transaction, booking, change);
}

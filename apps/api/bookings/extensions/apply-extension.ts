import type { Transaction } from 'kysely';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForExtension } from '@nolo/domain/commission/ledger.ts';
import { PAYOUT_DELAY_MS } from '@nolo/domain/commission/payout-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { insertLedgerTransaction } from '../../payments/ledger-store.ts';
import { requestPayout } from '../../payments/payouts/request-payout.ts';
import { lockAmendment, type AmendmentRow } from '../amendments/amendment-store.ts';
import { applyAmendment, endChange } from '../amendments/apply-amendment.ts';
import { lockBooking, updateBooking, type BookingRow } from '../booking-store.ts';
import { mailCompany } from '../mails/booking-mail.ts';
import { mailExtensionEnded, type ExtensionEnd } from '../mails/mail-extension.ts';

type Extension = { booking: BookingRow; change: AmendmentRow };

/**
 * The booking has the later return. The car is with the renter: what was paid becomes commission and the company's share at
 * once, as at the check-in. Agreement and police report keep the return that they name. The caller has locked both.
 */
export async function applyExtension(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, change }: Extension,
): Promise<void> {
  await updateBooking(transaction, booking.id, {
    agreed_return_local: booking.agreed_return_local ?? booking.return_local,
  });
  await applyAmendment(deps, transaction, { booking, change });
  const { id: bookingId, company_id: companyId, total_minor: beforeMinor } = booking;
  const at = deps.clock.now();
  await insertLedgerTransaction(transaction, {
    bookingId,
    kind: 'extension',
    reference: change.id,
    at,
    entries: ledgerForExtension(beforeMinor, change.total_minor),
  });
  const amountMinor = commissionFor(change.total_minor).payoutMinor - commissionFor(beforeMinor).payoutMinor;
  const earned = { bookingId, companyId, cause: 'extension', causeId: change.id, amountMinor } as const;
  await requestPayout(deps, transaction, { ...earned, from: new Date(at.getTime() + PAYOUT_DELAY_MS) });
}

/** Nothing of the booking changes and the later days are free; the renter is told, and the company what it did not decide. */
export async function endExtension(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, change }: Extension,
  why: ExtensionEnd,
): Promise<void> {
  await endChange(deps, transaction, change, why === 'declined' ? 'declined' : 'expired');
  await mailExtensionEnded(deps, transaction, booking, { key: change.id, why });
  if (why === 'declined') return;
  await mailCompany(deps, transaction, booking, { news: 'extension_ended', key: change.id });
}

/** Ends a question that the company has not answered in time. Runs again without harm. */
export async function endUnansweredExtension(
  deps: Deps,
  { id, booking_id }: Pick<AmendmentRow, 'id' | 'booking_id'>,
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, booking_id);
    const change = await lockAmendment(transaction, id);
    if (booking === null || change?.status !== 'asked' || deps.clock.now() < change.expires_at) return;
    await endExtension(deps, transaction, { booking, change }, 'unanswered');
  });
}

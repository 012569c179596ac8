import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffBookingLedger } from '@nolo/contract/staff/ledger.ts';
import { bookingLedger, isOfProvider } from '@nolo/domain/commission/booking-ledger.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { findLedgerBooking, listBookedEntries } from './ledger-store.ts';

/**
 * Everything that moved a booking's money, as one reads a bank account; that somebody looked is written down.
 * @throws AppError `booking.not_found`
 */
export async function showBookingLedger(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<CallData<typeof staffBookingLedger>> {
  return inTransaction(database, async (transaction) => {
    const booking = await findLedgerBooking(transaction, id);
    if (booking === null) throw new AppError('booking.not_found');
    const { number, totalMinor, companyId, companyName } = booking;
    const viewed = { action: 'booking_ledger_viewed', object: number, at: clock.now() } as const;
    await insertAuditEvent(transaction, caller, viewed);
    const { lines, sums, heldMinor, differenceMinor } = bookingLedger(
      await listBookedEntries(transaction, id),
    );
    return {
      ledger: {
        number,
        company: { id: companyId, name: companyName },
        total: totalMinor,
        lines: lines.map((line) => ({
          id: line.transactionId,
          kind: line.kind,
          at: line.at,
          provider_id: line.reference !== null && isOfProvider(line.reference) ? line.reference : null,
          payout_id: line.payoutId,
          amounts: line.amounts,
          held: line.heldMinor,
        })),
        sums,
        held: heldMinor,
        difference: differenceMinor,
      },
    };
  });
}

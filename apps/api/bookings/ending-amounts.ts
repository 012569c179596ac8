import { lateRefund, wholeRefund } from '@nolo/domain/cancellation/cancellation.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import type { Connection } from '@nolo/db/database.ts';
import { findCancellationFacts, type BookingRow } from './booking-store.ts';

/** Minor units. */
type Amounts = {
  refund: number;
  /** Kept of a no-show; owed by the company of a car that it does not hand over. */
  commission: number;
};

/** What goes where if a booking ended now, nobody having come for its car, or the car not having been handed over. */
export async function findEndingAmounts(
  connection: Connection,
  { id, total_minor: totalMinor, refund_minor }: BookingRow,
): Promise<{ noShow: Amounts; notProvided: Amounts }> {
  const { withBankMinor } = await findCancellationFacts(connection, id);
  const held = { totalMinor, refundedMinor: refund_minor ?? 0, withBankMinor };
  const late = lateRefund(held);
  return {
    noShow: { refund: late.refundMinor, commission: late.commissionKeptMinor },
    notProvided: {
      refund: wholeRefund(held).refundMinor,
      commission: commissionFor(totalMinor).grossMinor,
    },
  };
}

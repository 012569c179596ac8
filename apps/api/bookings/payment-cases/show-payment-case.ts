import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { payoutOf } from '@nolo/domain/commission/payout.ts';
import type { PaymentCaseKind } from '@nolo/domain/payment/payment-case.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { findPaymentCase } from '../../payments/payment-case-store.ts';
import { listPayoutRows } from '../../payments/payouts/share-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findBookingFacts } from '../booking-facts.ts';
import { findBooking, type BookingRow } from '../booking-store.ts';
import { isUnfunded } from '../end-unfunded-booking.ts';
import { handoverStatements, noShowStatements, type Statement } from '../booking-statements.ts';
import { findSettlement } from './resolve-payment-case.ts';

type Shown = CallData<typeof staffPaymentCase>['payment_case'];

/**
 * Everything about one payment case, and what can be done with it. Names the renter, so that the audit trail says who looked.
 * @throws AppError `payment.case_not_found`
 */
export async function showPaymentCase(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: StaffCaller,
  { id }: { id: number },
): Promise<CallData<typeof staffPaymentCase>> {
  return inTransaction(database, async (transaction) => {
    const found = await findPaymentCase(transaction, id);
    if (found === null) throw new AppError('payment.case_not_found');
    const { booking_id: bookingId, kind, reference, details, found_at, resolved_at } = found;
    const booking = bookingId === null ? null : await findBooking(transaction, bookingId);
    const isOpen = resolved_at === null;
    const settlement = isOpen ? await findSettlement(transaction, found) : null;
    await insertAuditEvent(transaction, caller, {
      action: 'payment_case_viewed',
      object: booking?.number ?? reference,
      at: clock.now(),
    });
    const payment_case = {
      id,
      kind,
      reference,
      details,
      found_at: found_at.toISOString(),
      resolved_at: resolved_at?.toISOString() ?? null,
      booking_id: bookingId,
      booking: booking && (await findBookingFacts(transaction, booking)),
      payout: booking && (await findPayout(transaction, booking)),
      statements: booking === null ? [] : await listStatements(transaction, kind, booking),
      settles: settlement?.amountMinor ?? 0,
      can_end_booking:
        isOpen && kind === 'money_gone' && booking !== null && (await isUnfunded(transaction, booking)),
    };
    return { payment_case };
  });
}

async function findPayout(connection: Connection, { id: bookingId }: BookingRow): Promise<Shown['payout']> {
  const [row] = await listPayoutRows(connection, { bookingId });
  if (row === undefined) return { state: 'nothing', amount: 0, holds: [] };
  const { state, amountMinor, holds } = payoutOf(row, row.facts);
  return { state, amount: amountMinor, holds };
}

async function listStatements(
  connection: Connection,
  kind: PaymentCaseKind,
  booking: BookingRow,
): Promise<Statement[]> {
  if (kind === 'no_show_objected') return noShowStatements(connection, booking);
  return kind === 'not_handed_over_objected' ? handoverStatements(connection, booking) : [];
}

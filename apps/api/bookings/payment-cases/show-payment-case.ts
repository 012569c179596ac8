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
import { findHandoverReport } from '../handover-report-store.ts';
import { findObjection } from '../objection-store.ts';
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

/** What renter and company said of a booking that they disagree about, in its order. */
async function listStatements(
  connection: Connection,
  kind: PaymentCaseKind,
  { id, cancelled_at }: BookingRow,
): Promise<Shown['statements']> {
  if (kind === 'no_show_objected') {
    const objection = await findObjection(connection, id);
    return said(
      { what: 'no_show', at: cancelled_at, text: null },
      { what: 'no_show_objected', at: objection?.at ?? null, text: objection?.text ?? null },
    );
  }
  if (kind !== 'not_handed_over_objected') return [];
  const report = await findHandoverReport(connection, id);
  return said(
    { what: 'not_handed_over_reported', at: report?.reported_at ?? null, text: null },
    { what: 'not_handed_over_objected', at: report?.objected_at ?? null, text: report?.objection ?? null },
  );
}

type Statement = Shown['statements'][number];

const said = (...statements: (Omit<Statement, 'at'> & { at: Date | null })[]): Statement[] =>
  statements.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at: at.toISOString() }]));

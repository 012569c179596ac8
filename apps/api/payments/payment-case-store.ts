import type { Connection } from '@nolo/db/database.ts';

/** The kinds of payment cases, which a person has to decide. */
export type PaymentCaseKind =
  /** A paid session that does not fit its booking: not taken for a payment. */
  | 'payment_does_not_fit'
  /** The provider names a payment of which we know nothing. */
  | 'unknown_payment'
  /** The ledger, or the booking's state, says paid, and the provider has no such payment. */
  | 'payment_missing'
  | 'refund_failed'
  /** The provider does not let us make a refund; it is sent once this is resolved. */
  | 'refund_not_permitted'
  | 'dispute'
  | 'fraud_warning'
  /** A booking holds its car, and its whole payment has gone back. */
  | 'money_gone'
  /** The renter says that they came for the car of a booking that was closed as a no-show. */
  | 'no_show_objected'
  /** The renter says that they were not given the car, and its company objects. */
  | 'not_handed_over_objected'
  /** Provider and ledger differ. */
  | 'difference'
  /** An event of the provider that could not be handled for a day. */
  | 'event_given_up'
  /** A job that failed for good. */
  | 'job_given_up';

export type PaymentCase = {
  kind: PaymentCaseKind;
  /** Unique together with the kind: the same case found again adds nothing. */
  reference: string;
  bookingId: string | null;
  details: Record<string, string | number | null>;
};

/** Opens a case; true when it is new. */
export async function insertPaymentCase(connection: Connection, paymentCase: PaymentCase): Promise<boolean> {
  const row = await connection
    .insertInto('payment_case')
    .values({
      kind: paymentCase.kind,
      reference: paymentCase.reference,
      booking_id: paymentCase.bookingId,
      details: JSON.stringify(paymentCase.details),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Open cases, oldest first. */
export async function listOpenPaymentCases(connection: Connection) {
  return connection
    .selectFrom('payment_case')
    .leftJoin('booking', 'booking.id', 'payment_case.booking_id')
    .select(['payment_case.id', 'kind', 'reference', 'booking_id', 'booking.number', 'details', 'found_at'])
    .where('resolved_at', 'is', null)
    .orderBy('payment_case.id')
    .execute();
}

export async function findPaymentCase(
  connection: Connection,
  id: string,
): Promise<{ kind: string; reference: string; bookingId: string | null } | null> {
  const row = await connection
    .selectFrom('payment_case')
    .select(['kind', 'reference', 'booking_id as bookingId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Resolves a case; false when there is no such open case. */
export async function markPaymentCaseResolved(
  connection: Connection,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await connection
    .updateTable('payment_case')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The same by what it is about, whether there is one or not. */
export async function resolvePaymentCaseOf(
  connection: Connection,
  { kind, reference }: Pick<PaymentCase, 'kind' | 'reference'>,
  now: Date,
): Promise<void> {
  await connection
    .updateTable('payment_case')
    .set({ resolved_at: now })
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('resolved_at', 'is', null)
    .execute();
}

import type { Connection } from '@nolo/db/database.ts';

/** Money matters that a person has to look at. */
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
  /** Provider and ledger differ. */
  | 'difference'
  /** An event of the provider that could not be handled for a day. */
  | 'event_given_up'
  /** Background work that was given up. */
  | 'job_given_up';

export type PaymentCase = {
  kind: PaymentCaseKind;
  /** With the kind it makes the paymentCase unique: found again, it adds nothing. */
  reference: string;
  bookingId: string | null;
  details: Record<string, string | number | null>;
};

/** True when it is new. */
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

/** What still waits for somebody, oldest first. */
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

/** False when there is no such open paymentCase. */
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

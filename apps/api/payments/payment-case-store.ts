import type { Selectable } from 'kysely';
import type { PaymentCaseDetails, PaymentCaseKind } from '@nolo/domain/payment/payment-case.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { PaymentCase as PaymentCaseTable } from '@nolo/db/database-types.ts';

type PaymentCase = {
  kind: PaymentCaseKind;
  /** Unique together with the kind: the same case found again adds nothing. */
  reference: string;
  bookingId: string | null;
  details: PaymentCaseDetails;
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

/** Open cases, oldest first; `most`: no more of them; `kind`: those alone. */
export async function listOpenPaymentCases(
  connection: Connection,
  { most, kind }: { most?: number; kind?: PaymentCaseKind | undefined } = {},
) {
  let query = connection
    .selectFrom('payment_case')
    .leftJoin('booking', 'booking.id', 'payment_case.booking_id')
    .leftJoin('company', 'company.id', 'booking.company_id')
    .select(['payment_case.id', 'kind', 'reference', 'booking_id', 'booking.number', 'details', 'found_at'])
    .select('company.name as company')
    .where('resolved_at', 'is', null)
    .orderBy('payment_case.id');
  if (kind !== undefined) query = query.where('payment_case.kind', '=', kind);
  return (most === undefined ? query : query.limit(most)).execute();
}

/** `kind`: of that kind alone. */
export async function countOpenPaymentCases(connection: Connection, kind?: PaymentCaseKind): Promise<number> {
  let query = connection
    .selectFrom('payment_case')
    .select((expression) => expression.fn.countAll<string>().as('open'))
    .where('resolved_at', 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return Number((await query.executeTakeFirstOrThrow()).open);
}

/** The case that a dispute has opened; null: none. */
export async function findCaseOfDispute(connection: Connection, disputeId: string): Promise<number | null> {
  const row = await connection
    .selectFrom('payment_case')
    .select('id')
    .where('kind', '=', 'dispute')
    .where('reference', '=', disputeId)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.id);
}

export async function findPaymentCase(
  connection: Connection,
  id: number,
): Promise<Selectable<PaymentCaseTable> | null> {
  const row = await connection
    .selectFrom('payment_case')
    .selectAll()
    .where('id', '=', String(id))
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

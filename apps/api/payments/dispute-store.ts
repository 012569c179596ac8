import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { ProviderDispute, ProviderFraudWarning } from './payment-gateway.ts';

/** `dispute` has taken the money, and is not decided; an inquiry (`warning_…`) takes none. */
export const OPEN_DISPUTE = sql<boolean>`(dispute.status NOT IN ('won', 'lost') AND dispute.status NOT LIKE 'warning%')`;

/** Saves the dispute's present state. */
export async function saveDispute(
  connection: Connection,
  { bookingId, dispute, intentId }: { bookingId: string; dispute: ProviderDispute; intentId: string },
): Promise<void> {
  const { id, amountMinor, reason, status, respondBy, openedAt } = dispute;
  await connection
    .insertInto('dispute')
    .values({
      id,
      booking_id: bookingId,
      payment_intent_id: intentId,
      amount_minor: amountMinor,
      reason,
      status,
      respond_by: respondBy,
      opened_at: openedAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, respond_by: respondBy }))
    .execute();
}

/** The amount of a payment that lost disputes took. */
export async function sumLostDisputes(connection: Connection, paymentId: string): Promise<number> {
  const { sum } = await connection
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.provider_intent_id', 'dispute.payment_intent_id')
    .select(sql<number>`coalesce(sum(dispute.amount_minor), 0)::int`.as('sum'))
    .where('payment.id', '=', paymentId)
    .where('dispute.status', '=', 'lost')
    .executeTakeFirstOrThrow();
  return sum;
}

export async function saveFraudWarning(
  connection: Connection,
  { bookingId, warning, intentId }: { bookingId: string; warning: ProviderFraudWarning; intentId: string },
): Promise<void> {
  const { id, fraudType, isActionable, warnedAt } = warning;
  await connection
    .insertInto('fraud_warning')
    .values({
      id,
      booking_id: bookingId,
      payment_intent_id: intentId,
      fraud_type: fraudType,
      is_actionable: isActionable,
      warned_at: warnedAt,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_actionable: isActionable }))
    .execute();
}

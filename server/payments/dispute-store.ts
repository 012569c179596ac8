import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';
import type { ProviderDispute, ProviderFraudWarning } from './payment-gateway.ts';

/** Writes down how the dispute stands now. */
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

/**
 * Whether a booking's payout has to wait: its payment is disputed, or was lost to a dispute, or its bank suspects
 * fraud that nobody has acted on.
 */
export async function isPayoutStopped(connection: Connection, bookingId: string): Promise<boolean> {
  const { isStopped } = await connection
    .selectNoFrom((where) =>
      where
        .or([
          where.exists(
            where
              .selectFrom('dispute')
              .select(sql`1`.as('one'))
              .where('booking_id', '=', bookingId)
              .where('status', 'not in', ['won', 'warning_closed']),
          ),
          where.exists(
            where
              .selectFrom('fraud_warning')
              .select(sql`1`.as('one'))
              .where('booking_id', '=', bookingId)
              .where('is_actionable', '=', true),
          ),
        ])
        .as('isStopped'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isStopped);
}

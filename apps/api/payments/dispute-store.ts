import { sql } from 'kysely';
import { ASKING_STATUSES, DECIDED_STATUSES } from '@nolo/domain/payment/dispute-state.ts';
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

const shown = (connection: Connection) =>
  connection
    .selectFrom('dispute')
    .innerJoin('booking', 'booking.id', 'dispute.booking_id')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .select(['dispute.id', 'dispute.reason', 'dispute.status', 'booking.number'])
    .select([
      'dispute.booking_id as bookingId',
      'dispute.payment_intent_id as paymentIntentId',
      'dispute.amount_minor as amountMinor',
      'dispute.respond_by as respondBy',
      'dispute.opened_at as openedAt',
      'company.id as companyId',
      'company.name as companyName',
    ]);

/** A dispute with its booking's number and company. */
export type DisputeRow = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const isOneOf = (statuses: readonly string[]) => sql<boolean>`dispute.status = ANY(${[...statuses]}::text[])`;

/** Those that wait for an answer first, the most urgent of them at the top; then undecided ones, then the latest. */
export async function listDisputes(connection: Connection, most: number): Promise<DisputeRow[]> {
  return shown(connection)
    .orderBy(isOneOf(DECIDED_STATUSES))
    .orderBy(isOneOf(ASKING_STATUSES), 'desc')
    .orderBy(sql`CASE WHEN ${isOneOf(ASKING_STATUSES)} THEN respond_by END`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy('dispute.opened_at', 'desc')
    .orderBy('dispute.id')
    .limit(most)
    .execute();
}

export async function findDispute(connection: Connection, id: string): Promise<DisputeRow | null> {
  return (await shown(connection).where('dispute.id', '=', id).executeTakeFirst()) ?? null;
}

/** Those that the bank waits for an answer to. */
export async function countAskingDisputes(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('dispute')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isOneOf(ASKING_STATUSES))
    .executeTakeFirstOrThrow();
  return count;
}
